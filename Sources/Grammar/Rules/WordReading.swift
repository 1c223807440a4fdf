/// One way to read a word, and the forms that the word has if it is read so.
struct WordReading: Sendable {
  var reading: Reading
  var forms: [InflectedForm]

  /// Whether the word is a noun.
  var isNoun: Bool { reading.wordClass == .noun }

  /// Whether the word agrees as an adjective does.
  var isAdjective: Bool { reading.wordClass == .adjective || reading.wordClass == .participle }

  /// Whether the word is an article or another word before nouns.
  var isDeterminer: Bool {
    if case .determiner = reading.wordClass { true } else { false }
  }

  /// Whether all forms of the word are alike.
  var isInvariable: Bool { forms.allSatisfy { $0.text == forms[0].text } }

  /// The form of an adjective for a target; of a gender and a number that are nil, its own.
  func form(for target: Target) -> InflectedForm? {
    let written = reading.form
    let gender = target.gender ?? (written.genders.count == 1 ? written.genders.first : nil)
    let number = target.number ?? (written.numbers.count == 1 ? written.numbers.first : nil)
    return forms.first { $0.serves(gender, number) }
  }
}

/// What is known of a word of a span.
struct KnownWord: Sendable {
  /// Where the readings come from.
  enum Source: Sendable {
    /// The hand-written table of the language.
    case table
    /// The lexicon.
    case lexicon
    /// The list of common adjectives of the language: only rules know how the word changes.
    case commonAdjective
    /// Nowhere: there are no readings.
    case unknown
  }

  var readings: [WordReading] = []
  var source = Source.unknown
  /// Whether the adjective is common, so that the word is rather not a noun.
  var isCommonAdjective = false
}
