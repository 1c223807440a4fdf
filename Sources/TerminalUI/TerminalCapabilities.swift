/// What a terminal does its own way, as far as it is known.
public struct TerminalCapabilities: Hashable, Sendable {
  /// The columns that a terminal gave to samples of text; `nil` where it did not answer.
  public struct Columns: Hashable, Sendable {
    /// Of a symbol with the selector U+FE0F: 2 where that makes it an emoji.
    public var emojiSelector: Int?
    /// Of three emoji with joiners between them: 2 where they are drawn as one.
    public var joiner: Int?
    /// Of an emoji with a skin tone: 2 where it is coloured.
    public var modifier: Int?
    /// Of a flag of two letters: 2 everywhere but where each letter is wide.
    public var flag: Int?
    /// Of two joined Devanagari consonants with a vowel: 2 where whole clusters are measured.
    public var conjunct: Int?
    /// Of an emoji of Unicode 15: 2 where the terminal knows it.
    public var newEmoji: Int?
    /// Of a character that is wide in East Asian text alone.
    public var ambiguous: Int?

    /// Makes columns of which nothing is known.
    public init() {}
  }

  /// What is behind the text where nothing else is.
  public enum Background: Hashable, Sendable {
    /// A dark colour, which is what most terminals have.
    case dark
    /// A light colour.
    case light
  }

  /// How wide samples of text are.
  public var columns = Columns()
  /// Whether the terminal orders right-to-left text itself and cannot be asked not to.
  public var reordersText = false
  /// What is behind the text.
  public var background = Background.dark
  /// Whether a frame can be shown at once (mode 2026); it is, then.
  public var hasSynchronizedOutput = false
  /// Whether whole clusters are drawn as such (mode 2027); they are, then.
  public var hasClusters = false
  /// The name that the terminal gives itself.
  public var name = ""

  /// Makes what is assumed of a terminal that says nothing.
  public init() {}
}
