/// A word of a span while it is made to agree.
struct SpanWord {
  /// The index of its token.
  var token: Int
  /// The index of its part.
  var part: Int
  /// What is known of it.
  var known: KnownWord
  /// What the localized string says of it.
  var hint: GrammaticalFeatures?
  /// Whether a part that is a number, or nothing, is before it in the span.
  var isFirst: Bool

  /// Whether the word can be the noun of its phrase, and how likely.
  var rank: HeadRank?
  /// The reading with which the word agrees.
  var chosen: WordReading?
  /// Whether the others of its phrase agree with it.
  var isHead = false
  /// Whether the word is the noun of its phrase or before it.
  var leadsToNoun = false
  /// Whether the word is after the noun of its phrase.
  var isAfterNoun = false
  /// Whether the word is part of a name that no lexicon knows.
  var isPartOfName = false
  /// The features of the noun as it is shown.
  var features: GrammaticalFeatures?
  /// The form with which it is shown; nil if it stays as it is.
  var shown: InflectedForm?
  /// Where the form comes from.
  var origin = Agreement.Origin.unchanged

  var written: String { known.written }
  /// The word in lower case.
  var lower: String { known.lower }
  /// Whether the word begins with a capital letter.
  var isCapitalized: Bool { known.isCapitalized }
  var adjective: WordReading? { known.adjective }
  /// The reading as a determiner, if the table has one.
  var determiner: WordReading? { known.determiner }

  /// Whether the word can be an adjective although no lexicon knows it.
  ///
  /// One with a capital letter is a name, unless it begins a span without a noun.
  var canBeUnknownAdjective: Bool {
    guard known.source == .unknown, !isPartOfName else { return false }
    return !isCapitalized || isFirst && !leadsToNoun
  }
}
