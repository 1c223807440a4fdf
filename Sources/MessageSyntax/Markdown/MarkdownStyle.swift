/// The style that Markdown gives to a part of a text.
///
/// It has no colors and no fonts, because Markdown has none.
public struct MarkdownStyle: Hashable, Sendable {
  /// The letter traits.
  public var traits: LetterTraits
  /// The destination of a link, as it is written.
  public var link: String?
  /// The spans `^[…](key: value)` around the part, the outermost first.
  public var spans: [AttributeSpan]

  /// Makes a style; without arguments, the style of a text without markup.
  public init(_ traits: LetterTraits = [], link: String? = nil, spans: [AttributeSpan] = []) {
    self.traits = traits
    self.link = link
    self.spans = spans
  }
}

/// How letters are drawn, apart from color and font.
public struct LetterTraits: OptionSet, Hashable, Sendable {
  /// The bits of the traits.
  public let rawValue: UInt8
  /// Makes traits from bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Bold: `**strong**`.
  public static let strong = LetterTraits(rawValue: 1 << 0)
  /// Italic: `*emphasis*`.
  public static let emphasis = LetterTraits(rawValue: 1 << 1)
  /// Monospaced: a text between backquotes.
  public static let code = LetterTraits(rawValue: 1 << 2)
  /// Struck through: `~~strikethrough~~`.
  public static let strikethrough = LetterTraits(rawValue: 1 << 3)
  /// Underlined, as links are; Markdown has no mark for it.
  public static let underline = LetterTraits(rawValue: 1 << 4)
}
