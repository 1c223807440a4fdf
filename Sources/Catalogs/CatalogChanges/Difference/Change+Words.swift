internal import SourceText
internal import StringCatalog

extension CatalogDifference.Change {
  /// The locales whose translations are unchanged.
  package var stranded: [String] {
    fates.filter { $0.fate == .stranded || $0.fate == .minor }.map {
      $0.fate == .minor ? "\($0.locale) (minor)" : $0.locale
    }
  }

  /// The statuses of the translations of a changed source string: `updated: de`, `stranded: fr`.
  package var fateWords: [String] {
    Fate.allCases.compactMap { fate in
      let locales = fates.filter { $0.fate == fate }.map(\.locale.marked)
      let name = fate == .minor ? "stranded (minor)" : fate.rawValue
      return locales.isEmpty ? nil : "\(name): \(locales.joined(separator: ", "))"
    }
  }

  /// The old and new string combined, with differing words in brackets.
  package var words: String {
    WordDifference(from: (old ?? "").marked, to: (new ?? "").marked).description
  }

  /// A description of the change, without key and locale.
  package var summary: String {
    switch kind {
    case .added: "added"
    case .removed: "removed"
    case .renamed: "renamed from \((old ?? "").marked)"
    case .source, .text: path.steps.isEmpty ? words : "\(path.description.marked): \(words)"
    case .shape: "varies by: \((old ?? "").marked) → \((new ?? "").marked)"
    case .state: "state: \((old ?? "none").marked) → \((new ?? "none").marked)"
    case .comment: "comment: \(words)"
    case .extraction: "extraction: \((old ?? "none").marked) → \((new ?? "none").marked)"
    case .flags: "flags: \((old ?? "").marked) → \((new ?? "").marked)"
    }
  }

  /// A description of the change with its locale, without the key.
  package var line: String {
    locale.map { "\($0.marked)  \(summary)" } ?? summary
  }
}
