/// One way to read a word, and the forms that the word has if it is read so.
final class WordReading: Sendable {
  let reading: Reading
  let forms: [InflectedForm]

  init(reading: Reading, forms: [InflectedForm]) {
    self.reading = reading
    self.forms = forms
  }

  var isNoun: Bool { reading.wordClass == .noun }

  /// Whether the word agrees as an adjective does.
  var isAdjective: Bool { reading.wordClass == .adjective || reading.wordClass == .participle }

  /// Whether the word is an article or another word before nouns.
  var isDeterminer: Bool {
    if case .determiner = reading.wordClass { true } else { false }
  }

  /// Whether the word has forms, and all are alike.
  var isInvariable: Bool { !forms.isEmpty && forms.allSatisfy { $0.text == forms[0].text } }

  /// The form of an adjective for a target; of a gender and a number that are nil, its own.
  func form(for target: Target) -> InflectedForm? {
    let written = reading.form
    let gender = target.gender ?? written.genders.only
    let number = target.number ?? written.numbers.only
    return forms.first { $0.serves(gender, number) }
  }
}
