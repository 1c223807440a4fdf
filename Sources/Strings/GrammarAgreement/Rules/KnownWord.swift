/// The dictionary data of a word in its written form.
///
/// It is created once per word and shared by many agreements, because creating it takes longer than
/// an agreement.
final class KnownWord: Sendable {
  /// The origin of the readings.
  enum Source: Sendable {
    /// The language's built-in table.
    case table
    case lexicon
    /// The language's list of common adjectives; inflected by rules only.
    case commonAdjective
    /// None: there are no readings.
    case unknown
  }

  let written: String
  /// The word in lowercase.
  let lower: String
  /// The readings of the word.
  let readings: [WordReading]
  /// The origin of the readings.
  let source: Source
  /// Whether the word is a common adjective, and therefore unlikely to be a noun.
  let isCommonAdjective: Bool

  /// The readings of the word, without forms.
  let plainReadings: [Reading]
  /// The reading as an adjective.
  ///
  /// If there are several, the one with a single form is preferred: French "marron" is invariable,
  /// and the nouns of colors are also listed as adjectives.
  let adjective: WordReading?
  /// The reading as a determiner, if the table has one.
  let determiner: WordReading?
  /// Whether the word combines a preposition and an article, such as "del".
  let isContraction: Bool
  /// The part of speech of a word in the table that never agrees, or nil for any other word.
  let unchangingPart: PartOfSpeech?

  /// Whether the lexicon only has the word as a verb.
  let isOnlyVerb: Bool
  /// Whether there is a lexicon that does not have the word.
  let isForeign: Bool

  /// Whether the word has an uppercase letter.
  let hasCapitals: Bool
  /// Whether the word is capitalized.
  let isCapitalized: Bool
  /// Whether the word has a digit, such as "v2"; such words are never inflected.
  let hasDigits: Bool
  /// Whether the word has letters and all are Latin; other words are never inflected.
  let hasLatinLetters: Bool
  /// Whether the word is an initialism, such as "URL".
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
