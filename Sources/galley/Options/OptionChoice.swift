/// The values of an option that takes one of a few words.
protocol OptionChoice: RawRepresentable<String>, CaseIterable, Equatable, Sendable {}

extension OptionChoice {
  /// The words as a sentence lists them: `text, json`.
  static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// The words as a synopsis shows them: `text|json`.
  static var placeholder: String { allCases.map(\.rawValue).joined(separator: "|") }
}
