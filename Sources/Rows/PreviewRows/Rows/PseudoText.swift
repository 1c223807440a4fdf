public import LocalizedText

/// The strings to show instead of a locale's translations.
///
/// ```swift
/// PseudoText(rawValue: "widest")  // .real(.widest)
/// ```
public enum PseudoText: Hashable, Sendable {
  /// Strings generated from the translations.
  case generated(PseudoLocalization)
  /// A real string of each entry, in whichever language has it.
  case real(ExtremeText)

  /// How strings are generated, or nil if they are real.
  public var generated: PseudoLocalization? {
    if case .generated(let kind) = self { kind } else { nil }
  }

  /// Which real strings are shown, or nil if they are generated.
  public var real: ExtremeText? { if case .real(let extreme) = self { extreme } else { nil } }
}

/// A choice among the strings of an entry in all localizations.
///
/// A layout that fits the widest or the tallest string of every entry fits every language.
public enum ExtremeText: String, CaseIterable, Hashable, Sendable {
  /// The string that needs the greatest width on one line.
  case widest
  /// The string with the most lines in the width of the row; if there are several, the widest of
  /// them.
  case tallest
}

extension PseudoText: RawRepresentable, CaseIterable {
  /// The generated kinds, then the real ones.
  public static let allCases: [PseudoText] =
    PseudoLocalization.allCases.map(PseudoText.generated)
    + ExtremeText.allCases.map(PseudoText.real)

  /// Creates the kind with a name, or returns nil if there is none.
  public init?(rawValue: String) {
    if let generated = PseudoLocalization(rawValue: rawValue) {
      self = .generated(generated)
    } else if let real = ExtremeText(rawValue: rawValue) {
      self = .real(real)
    } else {
      return nil
    }
  }

  /// The name in options and prompts.
  public var rawValue: String {
    switch self {
    case .generated(let kind): kind.rawValue
    case .real(let extreme): extreme.rawValue
    }
  }
}
