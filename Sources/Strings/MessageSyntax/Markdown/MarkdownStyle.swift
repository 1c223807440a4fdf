/// The Markdown style of a part of a string.
///
/// Markdown has no colors or fonts.
public struct MarkdownStyle: Hashable, Sendable {
  /// The letter traits.
  public var traits: LetterTraits
  /// The destination of a link, as written.
  public var link: String?
  /// The spans `^[…](key: value)` around the part, outermost first.
  public var spans: [AttributeSpan]

  /// Creates a style, plain by default.
  public init(_ traits: LetterTraits = [], link: String? = nil, spans: [AttributeSpan] = []) {
    self.traits = traits
    self.link = link
    self.spans = spans
  }
}

/// The traits of letters, apart from color and font.
public struct LetterTraits: OptionSet, Hashable, Sendable {
  /// The bits, one per trait.
  public let rawValue: UInt8
  /// Creates traits from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Bold: `**strong**`.
  public static let strong = LetterTraits(rawValue: 1 << 0)
  /// Italic: `*emphasis*`.
  public static let emphasis = LetterTraits(rawValue: 1 << 1)
  /// Monospaced, between backquotes.
  public static let code = LetterTraits(rawValue: 1 << 2)
  /// Crossed-out text: `~~old~~`.
  public static let strikethrough = LetterTraits(rawValue: 1 << 3)
  /// Underlined, like links; Markdown has no syntax for it.
  public static let underline = LetterTraits(rawValue: 1 << 4)
}
