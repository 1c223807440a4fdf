/// The result of inflecting the words of a span.
public struct Agreement: Hashable, Sendable {
  /// The origin of an inflected form.
  public enum Origin: String, Hashable, Sendable {
    /// The lexicon, or galley's table of the language's closed and irregular words.
    case lexicon
    /// A rule that inflects by the word's ending; the lexicon does not have the word.
    case rule
    /// The word is unchanged.
    case unchanged
    /// The span's `inflectionAlternative`.
    case alternative
  }

  /// A word of the span.
  public struct Word: Hashable, Sendable {
    /// The word before inflection.
    public var before: String
    /// The word as shown.
    public var after: String
    /// The index of the part that contains the word.
    public var part: Int
    /// The possible readings of the word.
    public var readings: [Reading] = []
    /// The chosen reading, or nil if there is none.
    public var chosen: Reading?
    /// Whether the other words agree with this one.
    public var isHead = false
    /// The origin of the form.
    public var origin = Origin.unchanged
  }

  /// A note about the span.
  public enum Note: Hashable, Sendable {
    /// The word is not in the lexicon; Apple's systems would leave it unchanged.
    case unknownWord(String)
    /// The word can be several parts of speech; Apple's systems log such words.
    case ambiguous(String, [PartOfSpeech])
    /// There is no lexicon for the language.
    case noLexicon
    /// Apple's systems do not inflect the language.
    case notInflectedByApple
    /// The span is too long to inflect.
    case tooLong
  }

  /// The words of each part, in the order of the request.
  public var parts: [String]
  /// The words, in order.
  public var words: [Word]
  /// The features that the words agree with: those of the head, or of something outside the span.
  public var features: GrammaticalFeatures
  /// The features of each part's own noun as shown, or of its number, or nil for a part without
  /// either.
  ///
  /// Words with `agreeWithArgument` agree with the features of that argument's part.
  public var partFeatures: [GrammaticalFeatures?]
  /// Notes about the span.
  public var notes: [Note]

  /// Creates a result.
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
