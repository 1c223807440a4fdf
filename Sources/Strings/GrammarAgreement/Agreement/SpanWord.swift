/// A word of a span during inflection.
struct SpanWord {
  /// The index of its token.
  var token: Int
  /// The index of its part.
  var part: Int
  /// The dictionary data of the word.
  var known: KnownWord
  /// The features given by the localized string.
  var hint: GrammaticalFeatures?
  /// Whether the word is first in the span, or follows only a number.
  var isFirst: Bool

  /// The likelihood that the word is the noun of its phrase, or nil if it cannot be.
  var rank: HeadRank?
  /// The reading used for inflection.
  var chosen: WordReading?
  /// Whether the other words of its phrase agree with it.
  var isHead = false
  /// Whether the word is the noun of its phrase or precedes it.
  var leadsToNoun = false
  /// Whether the word follows the noun of its phrase.
  var isAfterNoun = false
  /// Whether the word is part of an unknown name.
  var isPartOfName = false
  /// The features of the noun as shown.
  var features: GrammaticalFeatures?
  /// The form shown, or nil if the word is unchanged.
  var shown: InflectedForm?
  /// The origin of the form.
  var origin = Agreement.Origin.unchanged

  var written: String { known.written }
  /// The word in lowercase.
  var lower: String { known.lower }
  /// Whether the word is capitalized.
  var isCapitalized: Bool { known.isCapitalized }
  var adjective: WordReading? { known.adjective }
  /// The reading as a determiner, if the table has one.
  var determiner: WordReading? { known.determiner }

  /// Whether the word may be an adjective although it is unknown.
  ///
  /// A capitalized word is a name, unless it starts a span without a noun.
  var canBeUnknownAdjective: Bool {
    guard known.source == .unknown, !isPartOfName else { return false }
    return !isCapitalized || isFirst && !leadsToNoun
  }
}
