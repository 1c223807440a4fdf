/// The pronouns of a language for one person, whose gender the words around do not tell.
///
/// Each line has a kind and the pronouns for a man, for a woman and, if the language has one, for
/// anybody: `dependent his her their`.
struct PronounTable: Sendable {
  /// What a pronoun is used for.
  enum Kind: String {
    /// A subject, or any other use that is not listed.
    case personal
    case object
    /// A possessive before its noun: "her" in "her book".
    case dependent
    /// A possessive alone: "hers".
    case independent
    case reflexive
  }

  private struct Row {
    var kind: Kind
    var forms: [String]
  }

  private let rows: [Row]

  /// Reads a table.
  init(_ text: String) {
    rows = text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ").map(String.init)
      guard let kind = words.first.flatMap(Kind.init) else { return nil }
      return Row(kind: kind, forms: Array(words.dropFirst()))
    }
  }

  /// The pronoun for a person of a gender in place of another one in lower case; nil if the word is
  /// no pronoun, or if the language has none for the gender.
  ///
  /// Some pronouns have several uses, such as "her": then the hint of the localized string decides,
  /// or else whether a word follows that the pronoun can belong to.
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

  /// The kinds that are tried first.
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
