import SourceText

extension Rule {
  static let similarSource = Rule(
    RuleID("similar-source", .info),
    "source strings that differ only in spaces, case or punctuation",
    why: #"Translators translate both "Log in" and "Log In ", often differently."#,
    fix: "Use one string, or ignore the problem if both are intended.",
    tables: { checked, found in
      for table in checked.tables {
        for group in table.groups(by: \.foldedWords) {
          guard let first = group.first, let text = table.onlySourceText(of: first) else {
            continue
          }
          for entry in group.dropFirst() where table.onlySourceText(of: entry) != text {
            found.add(
              "same as \(text.beginning.quoted) except for spaces, case or punctuation",
              about: .entry(entry))
          }
        }
      }
    })
}

extension String {
  /// The letters and digits in lowercase; nil if there are too few to compare.
  fileprivate var foldedWords: String? {
    // An ellipsis says that a dialog follows, so "Edit" and "Edit…" are different buttons.
    var folded = lowercased().filter {
      $0.isLetter || $0.isNumber || $0 == "%" || $0 == "@" || $0 == "…"
    }
    if hasSuffix("...") { folded += "…" }
    return folded.count > 3 ? folded : nil
  }
}
