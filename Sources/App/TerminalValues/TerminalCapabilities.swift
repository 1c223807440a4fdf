/// The capabilities of a terminal, as far as it has reported them.
public struct TerminalCapabilities: Hashable, Sendable {
  /// The widths of sample strings in the terminal, or nil where it did not answer.
  public struct Columns: Hashable, Sendable {
    /// A symbol followed by the selector U+FE0F: 2 if the selector makes it an emoji.
    public var emojiSelector: Int?
    /// Three emoji connected by joiners: 2 if they are drawn as one.
    public var joiner: Int?
    /// An emoji with a skin tone: 2 if the emoji is colored.
    public var modifier: Int?
    /// Two joined Devanagari consonants with a vowel: 2 if clusters are measured as a whole.
    public var conjunct: Int?
    /// A character of East Asian ambiguous width: 1 or 2.
    public var ambiguous: Int?

    /// Creates the columns of a terminal that has not answered.
    public init() {}
  }

  /// The brightness of the background.
  public enum Background: Hashable, Sendable {
    /// A dark color, the most common.
    case dark
    /// A light color.
    case light
  }

  /// The widths of sample strings.
  public var columns = Columns()
  /// Whether the terminal reorders right-to-left text and cannot be told not to.
  public var reordersText = false
  /// The brightness of the terminal's default background.
  public var background = Background.dark

  /// Creates the capabilities to assume for a terminal that does not answer.
  public init() {}
}
