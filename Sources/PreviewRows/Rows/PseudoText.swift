public import LocalizedText

/// What a preview shows in place of the translations of its locale.
///
/// ```swift
/// PseudoText(rawValue: "widest")  // .real(.widest)
/// ```
public enum PseudoText: Hashable, Sendable {
  /// Texts that are generated from the translations.
  case generated(PseudoLocalization)
  /// Of each entry one of its real texts, in whatever language that is.
  case real(ExtremeText)

  /// How the texts are generated; nil if they are real.
  public var generated: PseudoLocalization? {
    if case .generated(let kind) = self { kind } else { nil }
  }

  /// Which real texts are shown; nil if they are generated.
  public var real: ExtremeText? { if case .real(let extreme) = self { extreme } else { nil } }
}

/// Which text of an entry is shown, of those that its localizations have.
///
/// A layout that has room for the widest or the tallest text of every entry has room for every
/// language.
public enum ExtremeText: String, CaseIterable, Hashable, Sendable {
  /// The text that needs the greatest width on one line.
  case widest
  /// The text that takes the most lines in the width of the row; of several, the widest.
  case tallest
}

extension PseudoText: RawRepresentable, CaseIterable {
  /// The generated texts, then the real ones.
  public static let allCases: [PseudoText] =
    PseudoLocalization.allCases.map(PseudoText.generated)
    + ExtremeText.allCases.map(PseudoText.real)

  /// Takes the name of a kind of texts; nil if there is none of that name.
  public init?(rawValue: String) {
    if let generated = PseudoLocalization(rawValue: rawValue) {
      self = .generated(generated)
    } else if let real = ExtremeText(rawValue: rawValue) {
      self = .real(real)
    } else {
      return nil
    }
  }

  /// The name that options and prompts use.
  public var rawValue: String {
    switch self {
    case .generated(let kind): kind.rawValue
    case .real(let extreme): extreme.rawValue
    }
  }
}
