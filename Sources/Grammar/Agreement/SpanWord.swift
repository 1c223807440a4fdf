/// A word of a span while it is made to agree.
struct SpanWord {
  /// The index of its token.
  var token: Int
  /// The index of its part.
  var part: Int
  /// The word as it is written.
  var written: String
  /// The word in lower case.
  var lower: String
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

  /// Whether the word begins with a capital letter.
  var isCapitalized: Bool { written.first?.isUppercase == true }

  /// Whether the word is made of the first letters of others, as "URL" is.
  var isInitialism: Bool {
    (2...5).contains(written.count) && !written.contains { !$0.isUppercase }
      && (known.source == .unknown
        || known.source == .lexicon
          && known.readings.allSatisfy {
            !$0.reading.lemma.contains(where: \.isLowercase)
          })
  }

  /// Whether the word, which is beside a noun, can be an adjective although no lexicon knows it; one
  /// with a capital letter is a name.
  var canBeUnknownAdjective: Bool {
    known.source == .unknown && !isCapitalized && !isPartOfName
  }

  /// The part of speech of a word that never agrees; nil for any other.
  var unchangingPart: PartOfSpeech? {
    guard let first = known.readings.first, known.source == .table,
      case .unchanging(let part) = first.reading.wordClass
    else { return nil }
    return part
  }

  /// The reading as a determiner, if the table has one.
  var determiner: WordReading? {
    known.source == .table ? known.readings.first(where: \.isDeterminer) : nil
  }

  /// Whether the word is a preposition with an article in it, such as "del".
  var isContraction: Bool {
    known.source == .table
      && known.readings.contains {
        $0.reading.wordClass == .determiner(kind: WordTable.contraction)
      }
  }

  /// The reading as an adjective.
  ///
  /// Of several the one with a single form is preferred: French "marron" never changes, and the
  /// nouns of colours are listed as adjectives, too.
  var adjective: WordReading? {
    let adjectives = known.readings.filter(\.isAdjective)
    return adjectives.first { $0.isInvariable && !$0.forms.isEmpty }
      ?? adjectives.first { $0.reading.wordClass == .adjective } ?? adjectives.first
  }
}
