/// The values of an option that takes one of a few words.
protocol OptionChoice: RawRepresentable<String>, CaseIterable, Equatable, Sendable {}

extension OptionChoice {
  /// The words as a sentence lists them: `text, json`.
  static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// The words as what an option takes, under a name where they are too many for a synopsis.
  static func values(named name: String? = nil) -> Option.Value {
    .choice(allCases.map(\.rawValue), named: name)
  }
}
