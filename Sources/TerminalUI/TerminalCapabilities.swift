/// How a terminal differs from others, as far as it has said so.
public struct TerminalCapabilities: Hashable, Sendable {
  /// How many columns the terminal gave to samples of text; `nil` if it did not answer.
  public struct Columns: Hashable, Sendable {
    /// A symbol followed by the selector U+FE0F: 2 if that makes it an emoji.
    public var emojiSelector: Int?
    /// Three emoji connected by joiners: 2 if they are drawn as one.
    public var joiner: Int?
    /// An emoji with a skin tone: 2 if the emoji is colored.
    public var modifier: Int?
    /// Two joined Devanagari consonants with a vowel: 2 if whole clusters are measured.
    public var conjunct: Int?
    /// A character of East Asian ambiguous width: 1 or 2.
    public var ambiguous: Int?

    /// Makes columns of a terminal that has not answered.
    public init() {}
  }

  /// The brightness of the background.
  public enum Background: Hashable, Sendable {
    /// A dark color, which most terminals have.
    case dark
    /// A light color.
    case light
  }

  /// How wide the terminal draws samples of text.
  public var columns = Columns()
  /// Whether the terminal orders right-to-left text itself and cannot be asked not to.
  public var reordersText = false
  /// The brightness of the terminal's default background.
  public var background = Background.dark

  /// Makes the capabilities that are assumed of a terminal that answers nothing.
  public init() {}
}
