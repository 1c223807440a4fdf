/// The outcome of making the words of a span agree.
public struct Agreement: Hashable, Sendable {
  /// Where the form of a word comes from.
  public enum Origin: String, Hashable, Sendable {
    /// A lexicon has the form, or galley's own table of the language's closed and irregular words.
    case lexicon
    /// A rule made the form from the end of the word, which no lexicon knows.
    case rule
    /// The word stays as it was.
    case unchanged
    /// The form is part of the span's `inflectionAlternative`.
    case alternative
  }

  /// A word of the span.
  public struct Word: Hashable, Sendable {
    /// The word before.
    public var before: String
    /// The word as it is shown.
    public var after: String
    /// The index of the part that the word is in.
    public var part: Int
    /// The ways to read the word.
    public var readings: [Reading] = []
    /// The reading that was chosen; nil if there was none.
    public var chosen: Reading?
    /// Whether the other words agree with this one.
    public var isHead = false
    /// Where the form comes from.
    public var origin = Origin.unchanged
  }

  /// A remark about the span.
  public enum Note: Hashable, Sendable {
    /// No lexicon knows the word; Apple's systems would leave it as it is.
    case unknownWord(String)
    /// The word can be read as several parts of speech, which Apple's systems log.
    case ambiguous(String, [PartOfSpeech])
    /// There is no lexicon for the language.
    case noLexicon
    /// Apple's systems do not inflect the language.
    case notInflectedByApple
    /// The span is too long to be read.
    case tooLong
  }

  /// The text of each part, in the order of the request.
  public var parts: [String]
  /// The words, in order.
  public var words: [Word]
  /// The features with which the words agree: of the head, or of what is elsewhere.
  public var features: GrammaticalFeatures
  /// The features of each part's own noun as it is shown, or of its number; nil for a part without
  /// either.
  ///
  /// Words with `agreeWithArgument` agree with the features of that argument's part.
  public var partFeatures: [GrammaticalFeatures?]
  /// The remarks.
  public var notes: [Note]

  /// Makes an outcome.
  public init(
    parts: [String], words: [Word] = [], features: GrammaticalFeatures = GrammaticalFeatures(),
    partFeatures: [GrammaticalFeatures?] = [], notes: [Note] = []
  ) {
    self.parts = parts
    self.words = words
    self.features = features
    self.partFeatures = partFeatures
    self.notes = notes
  }
}
