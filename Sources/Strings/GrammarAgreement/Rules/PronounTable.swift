/// The pronouns of a language for a person whose gender is not apparent from the surrounding words.
///
/// Each line has a kind and the masculine, the feminine and, if the language has one, the neutral
/// pronoun: `dependent his her their`.
struct PronounTable: Sendable {
  /// The use of a pronoun.
  enum Kind: String {
    /// A subject, or any other use not listed.
    case personal
    case object
    /// A possessive before its noun: "her" in "her book".
    case dependent
    /// A possessive on its own: "hers".
    case independent
    case reflexive
  }

  private struct Row {
    var kind: Kind
    var forms: [String]
  }

  private let rows: [Row]

  /// Parses a table.
  init(_ text: String) {
    rows = text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ").map(String.init)
      guard let kind = words.first.flatMap(Kind.init) else { return nil }
      return Row(kind: kind, forms: Array(words.dropFirst()))
    }
  }

  /// Returns the pronoun for a gender that replaces another one in lowercase, or nil if the word is
  /// not a pronoun or the language has none for the gender.
  ///
  /// For a pronoun with several uses, such as "her", the hint of the localized string determines
  /// the use, or else whether a word follows that the pronoun can belong to.
  func pronoun(
    for word: String, _ gender: GrammaticalGender, hint: GrammaticalFeatures?, isBeforeWord: Bool
  ) -> String? {
    let possible = rows.filter { $0.forms.contains(word) }
    let kinds = Self.kinds(hint, isBeforeWord: isBeforeWord)
    let row = kinds.lazy.compactMap { kind in possible.first { $0.kind == kind } }.first
    guard let forms = (row ?? possible.first)?.forms else { return nil }
    let column =
      switch gender {
      case .masculine: 0
      case .feminine: 1
      case .neuter: 2
      }
    return column < forms.count ? forms[column] : nil
  }

  /// Returns the kinds to try first.
  private static func kinds(_ hint: GrammaticalFeatures?, isBeforeWord: Bool) -> [Kind] {
    switch hint?.pronounType {
    case .possessive?:
      hint?.determination == .independent ? [.independent, .dependent] : [.dependent]
    case .reflexive?: [.reflexive]
    case .personal?:
      (hint?.grammaticalCase ?? .nominative) == .nominative ? [.personal, .object] : [.object]
    case nil: isBeforeWord ? [.dependent, .personal] : [.personal, .object]
    }
  }
}
