/// What is known of a word as it is written.
///
/// It is made once for a word, and many agreements share it: making it takes longer than an
/// agreement.
final class KnownWord: Sendable {
  /// Where the readings come from.
  enum Source: Sendable {
    /// The hand-written table of the language.
    case table
    case lexicon
    /// The list of common adjectives of the language: only rules know how the word changes.
    case commonAdjective
    /// Nowhere: there are no readings.
    case unknown
  }

  let written: String
  /// The word in lower case.
  let lower: String
  /// The ways to read the word.
  let readings: [WordReading]
  /// Where the readings come from.
  let source: Source
  /// Whether the adjective is common, so that the word is rather not a noun.
  let isCommonAdjective: Bool

  /// The ways to read the word, without the forms.
  let plainReadings: [Reading]
  /// The reading as an adjective.
  ///
  /// Of several the one with a single form is preferred: French "marron" never changes, and the
  /// nouns of colors are listed as adjectives, too.
  let adjective: WordReading?
  /// The reading as a determiner, if the table has one.
  let determiner: WordReading?
  /// Whether the word is a preposition with an article in it, such as "del".
  let isContraction: Bool
  /// The part of speech of a word of the table that never agrees; nil for any other.
  let unchangingPart: PartOfSpeech?

  /// Whether the lexicon has the word only as a verb.
  let isOnlyVerb: Bool
  /// Whether there is a lexicon, and it does not have the word.
  let isForeign: Bool

  /// Whether the word has a capital letter.
  let hasCapitals: Bool
  /// Whether the word begins with a capital letter.
  let isCapitalized: Bool
  /// Whether the word has a digit, as "v2" has; such a word never changes.
  let hasDigits: Bool
  /// Whether the word has letters, and all are Latin; any other word never changes.
  let hasLatinLetters: Bool
  /// Whether the word is made of the first letters of others, as "URL" is.
  let isInitialism: Bool

  init(
    _ written: String, lower: String, readings: [WordReading] = [], source: Source = .unknown,
    isCommonAdjective: Bool = false, isForeign: Bool = false
  ) {
    self.written = written
    self.lower = lower
    self.readings = readings
    self.source = source
    self.isCommonAdjective = isCommonAdjective

    plainReadings = readings.map(\.reading)
    let adjectives = readings.filter(\.isAdjective)
    adjective =
      adjectives.first(where: \.isInvariable)
      ?? adjectives.first { $0.reading.wordClass == .adjective } ?? adjectives.first
    let closed = source == .table ? readings : []
    determiner = closed.first(where: \.isDeterminer)
    isContraction = closed.contains {
      $0.reading.wordClass == .determiner(kind: WordTable.contraction)
    }
    if case .unchanging(let part)? = closed.first?.reading.wordClass {
      unchangingPart = part
    } else {
      unchangingPart = nil
    }

    isOnlyVerb =
      source == .lexicon && !readings.isEmpty
      && readings.allSatisfy { $0.reading.wordClass == .verb }
    self.isForeign = isForeign

    hasCapitals = written != lower && written.contains(where: \.isUppercase)
    isCapitalized = hasCapitals && written.first?.isUppercase == true
    hasDigits = written.unicodeScalars.contains(where: \.isDigit)
    let letters = written.unicodeScalars.lazy.filter(\.isLetter)
    hasLatinLetters = !letters.isEmpty && letters.allSatisfy(\.isLatin)
    isInitialism =
      isCapitalized && (2...5).contains(written.count) && written.allSatisfy(\.isUppercase)
      && (source == .unknown || source == .lexicon)
      && readings.allSatisfy { !$0.reading.lemma.contains(where: \.isLowercase) }
  }
}
