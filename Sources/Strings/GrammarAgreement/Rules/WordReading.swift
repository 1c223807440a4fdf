/// A reading of a word, with the forms of the word in that reading.
final class WordReading: Sendable {
  let reading: Reading
  let forms: [InflectedForm]

  init(reading: Reading, forms: [InflectedForm]) {
    self.reading = reading
    self.forms = forms
  }

  var isNoun: Bool { reading.wordClass == .noun }

  /// Whether the word agrees like an adjective.
  var isAdjective: Bool { reading.wordClass == .adjective || reading.wordClass == .participle }

  /// Whether the word is an article or another determiner.
  var isDeterminer: Bool {
    if case .determiner = reading.wordClass { true } else { false }
  }

  /// Whether the word has forms that are all the same.
  var isInvariable: Bool { !forms.isEmpty && forms.allSatisfy { $0.text == forms[0].text } }

  /// Returns the form of an adjective for a target, keeping its own gender or number where the
  /// target has nil.
  func form(for target: Target) -> InflectedForm? {
    let written = reading.form
    let gender = target.gender ?? written.genders.only
    let number = target.number ?? written.numbers.only
    return forms.first { $0.serves(gender, number) }
  }
}
