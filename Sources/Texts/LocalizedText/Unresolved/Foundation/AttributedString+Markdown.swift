#if !canImport(Darwin)
  public import FoundationEssentials
  internal import MessageSyntax

  extension AttributedString {
    /// Creates an attributed string from inline Markdown.
    ///
    /// ```swift
    /// let string = try AttributedString(markdown: "Pay **now**")
    /// string.runs.last?.inlinePresentationIntent  // .stronglyEmphasized
    /// ```
    ///
    /// - Parameters:
    ///   - markdown: the Markdown source. Any string is valid.
    ///   - options: the parsing options.
    ///   - baseURL: the base of relative links.
    /// - Throws: Nothing; it is declared throwing to match Foundation.
    public init(
      markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
      self.init(reading: markdown, options: options, baseURL: baseURL)
    }

    /// Creates an attributed string from inline Markdown in UTF-8.
    ///
    /// - Parameters:
    ///   - markdown: the Markdown source.
    ///   - options: the parsing options.
    ///   - baseURL: the base of relative links.
    /// - Throws: `CocoaError.fileReadInapplicableStringEncoding` if the bytes are not UTF-8 and the
    ///   options do not replace invalid ones.
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
    /// The lines joined into a paragraph: two spaces or a backslash at the end of a line break it,
    /// and spaces around newlines are dropped.
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

  extension AttributedString {
    /// The syntax to parse, and what to do with invalid bytes.
    public struct MarkdownParsingOptions: Hashable, Sendable {
      /// The Markdown syntax to interpret.
      public enum InterpretedSyntax: Hashable, Sendable {
        /// Inline Markdown only, as with the other cases: headings and lists keep their markup and
        /// lines, because a terminal shows strings, not documents.
        case full
        /// Inline Markdown.
        ///
        /// Lines are joined, except at explicit breaks.
        case inlineOnly
        /// Inline Markdown.
        ///
        /// Whitespace is preserved.
        case inlineOnlyPreservingWhitespace
      }

      /// The treatment of bytes that are not valid UTF-8.
      public enum FailurePolicy: Hashable, Sendable {
        /// Report the bytes as invalid.
        case throwError
        /// Replace them.
        case returnPartiallyParsedIfPossible
      }

      /// Whether `^[…](key: value)` is parsed as markup.
      public var allowsExtendedAttributes: Bool
      /// The Markdown syntax to interpret.
      public var interpretedSyntax: InterpretedSyntax
      /// The treatment of bytes that are not valid UTF-8.
      public var failurePolicy: FailurePolicy
      /// The language of the string, to add as an attribute.
      public var languageCode: String?

      /// Creates options.
      public init(
        allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
        failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
      ) {
        self.allowsExtendedAttributes = allowsExtendedAttributes
        self.interpretedSyntax = interpretedSyntax
        self.failurePolicy = failurePolicy
        self.languageCode = languageCode
      }
    }
  }

  /// The Markdown emphasis of a run.
  public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    /// The bits, equal to Foundation's.
    public let rawValue: UInt

    /// Creates an intent from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Emphasis: `*emphasized*`.
    public static let emphasized = Self(rawValue: 1 << 0)
    /// Strong emphasis: `**strongly emphasized**`.
    public static let stronglyEmphasized = Self(rawValue: 1 << 1)
    /// Code, between backquotes.
    public static let code = Self(rawValue: 1 << 2)
    /// Crossed-out text: `~~old~~`.
    public static let strikethrough = Self(rawValue: 1 << 5)
    /// A newline in the source that is not a line break.
    public static let softBreak = Self(rawValue: 1 << 6)
    /// A hard break: two spaces at the end of a line.
    public static let lineBreak = Self(rawValue: 1 << 7)
    /// An HTML tag inside a paragraph.
    public static let inlineHTML = Self(rawValue: 1 << 8)
    /// HTML tags that form their own paragraph.
    public static let blockHTML = Self(rawValue: 1 << 9)
  }

  extension InlinePresentationIntent {
    private static let traits: [(intent: Self, trait: FragmentStyle.Traits)] = [
      (.emphasized, .emphasis), (.stronglyEmphasized, .strong), (.code, .code),
      (.strikethrough, .strikethrough),
    ]

    /// Creates an intent from letter traits.
    ///
    /// Traits without Markdown syntax are dropped.
    init(_ traits: FragmentStyle.Traits) {
      self = Self(Self.traits.filter { traits.contains($0.trait) }.map(\.intent))
    }

    var traits: FragmentStyle.Traits {
      FragmentStyle.Traits(Self.traits.filter { contains($0.intent) }.map(\.trait))
    }
  }
#endif
