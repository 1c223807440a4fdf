#if !canImport(Darwin)
  public import FoundationEssentials
  internal import MessageSyntax

  extension AttributedString {
    /// Reads a text as inline Markdown.
    ///
    /// ```swift
    /// let string = try AttributedString(markdown: "Pay **now**")
    /// string.runs.last?.inlinePresentationIntent  // .stronglyEmphasized
    /// ```
    ///
    /// - Parameters:
    ///   - markdown: the text. Every text is valid Markdown.
    ///   - options: the parts of Markdown that are read.
    ///   - baseURL: the base of relative links.
    /// - Throws: nothing. It is declared as in Foundation, whose initializer throws.
    public init(
      markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
      self.init(reading: markdown, options: options, baseURL: baseURL)
    }

    /// Reads the UTF-8 text in some bytes as inline Markdown.
    ///
    /// - Parameters:
    ///   - markdown: the text.
    ///   - options: the parts of Markdown that are read.
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
    /// The lines joined as in a paragraph: two blanks or a backslash at the end of a line break it,
    /// and blanks around line ends are dropped.
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
    /// The options for reading Markdown.
    public struct MarkdownParsingOptions: Hashable, Sendable {
      /// The part of Markdown that is read.
      public enum InterpretedSyntax: Hashable, Sendable {
        /// Inline Markdown, as with the other cases: a terminal shows texts, not documents, so
        /// headings and lists keep their marks and lines.
        case full
        /// Inline Markdown.
        ///
        /// Lines are joined, except at explicit breaks.
        case inlineOnly
        /// Inline Markdown.
        ///
        /// White space stays as it is.
        case inlineOnlyPreservingWhitespace
      }

      /// The treatment of bytes that are not valid UTF-8.
      public enum FailurePolicy: Hashable, Sendable {
        /// They cause an error.
        case throwError
        /// They are replaced.
        case returnPartiallyParsedIfPossible
      }

      /// Whether `^[…](key: value)` counts as markup.
      public var allowsExtendedAttributes: Bool
      /// The part of Markdown that is read.
      public var interpretedSyntax: InterpretedSyntax
      /// The treatment of bytes that are not valid UTF-8.
      public var failurePolicy: FailurePolicy
      /// The language of the text, which becomes an attribute.
      public var languageCode: String?

      /// Makes options.
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

  /// The emphasis that Markdown gives to a run of a text.
  public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    /// The bits, with Foundation's values.
    public let rawValue: UInt

    /// Makes an intent from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Emphasis: `*emphasized*`.
    public static let emphasized = Self(rawValue: 1 << 0)
    /// Strong emphasis: `**strongly emphasized**`.
    public static let stronglyEmphasized = Self(rawValue: 1 << 1)
    /// Code: a text between backquotes.
    public static let code = Self(rawValue: 1 << 2)
    /// Struck through: `~~strikethrough~~`.
    public static let strikethrough = Self(rawValue: 1 << 5)
    /// A line end in the source that is not a line break in the text.
    public static let softBreak = Self(rawValue: 1 << 6)
    /// A line end that stays one.
    public static let lineBreak = Self(rawValue: 1 << 7)
    /// A tag inside a paragraph.
    public static let inlineHTML = Self(rawValue: 1 << 8)
    /// Tags that are a paragraph of their own.
    public static let blockHTML = Self(rawValue: 1 << 9)
  }

  extension InlinePresentationIntent {
    private static let traits: [(intent: Self, trait: FragmentStyle.Traits)] = [
      (.emphasized, .emphasis), (.stronglyEmphasized, .strong), (.code, .code),
      (.strikethrough, .strikethrough),
    ]

    /// Makes an intent from traits.
    ///
    /// Traits without a Markdown mark are left out.
    init(_ traits: FragmentStyle.Traits) {
      self = Self(Self.traits.filter { traits.contains($0.trait) }.map(\.intent))
    }

    var traits: FragmentStyle.Traits {
      FragmentStyle.Traits(Self.traits.filter { contains($0.intent) }.map(\.trait))
    }
  }
#endif
