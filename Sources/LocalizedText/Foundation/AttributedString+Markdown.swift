#if !canImport(Darwin)
  public import FoundationEssentials

  extension AttributedString {
    /// Reads a text as inline Markdown.
    ///
    /// ```swift
    /// let string = try AttributedString(markdown: "Pay **now**")
    /// string.runs.last?.inlinePresentationIntent  // .stronglyEmphasized
    /// ```
    ///
    /// - Parameters:
    ///   - markdown: the text; every one is Markdown.
    ///   - options: how it is read.
    ///   - baseURL: what links are relative to.
    /// - Throws: nothing; Foundation's does, and who calls it there is to call this one alike.
    public init(
      markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
      self.init(reading: markdown, options: options, baseURL: baseURL)
    }

    /// Reads the UTF-8 text in some bytes as inline Markdown.
    ///
    /// - Parameters:
    ///   - markdown: the text.
    ///   - options: how it is read.
    ///   - baseURL: what links are relative to.
    /// - Throws: `CocoaError.fileReadInapplicableStringEncoding` where the bytes are no text, and
    ///   the options do not have them replaced.
    public init(
      markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
      guard
        options.failurePolicy == .returnPartiallyParsedIfPossible
          || String(validating: markdown, as: UTF8.self) != nil
      else { throw CocoaError(.fileReadInapplicableStringEncoding) }
      self.init(
        reading: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }

    private init(reading markdown: String, options: MarkdownParsingOptions, baseURL: URL?) {
      let read = MarkdownText(
        options.interpretedSyntax == .inlineOnly ? markdown.joinedLines : markdown,
        allowsAttributes: options.allowsExtendedAttributes)
      self.init()
      let words = read.text.utf8
      var start = words.startIndex
      for run in read.runs {
        let end = words.index(start, offsetBy: run.range.count)
        let attributes = AttributeContainer(FragmentStyle(run.style), baseURL: baseURL)
        append(AttributedString(read.text[start..<end], attributes: attributes))
        start = end
      }
      if let language = options.languageCode { self.languageIdentifier = language }
    }
  }

  extension String {
    /// The lines in one, as a paragraph shows them: two blanks or a backslash at the end of one
    /// break it, and the blanks around breaks are nothing.
    fileprivate var joinedLines: String {
      var joined = ""
      var separator = ""
      for line in split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
        let words = line.drop(while: \.isBlank)
        guard !words.isEmpty else { continue }
        let trailing = words.reversed().prefix(while: \.isBlank).count
        let isEscape = words.reversed().prefix { $0 == "\\" }.count % 2 == 1
        joined += separator + words.dropLast(isEscape ? 1 : trailing)
        separator = isEscape || trailing > 1 ? "\n" : " "
      }
      return joined
    }
  }

  extension Character {
    fileprivate var isBlank: Bool { self == " " || self == "\t" }
  }
#endif
