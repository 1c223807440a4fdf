import PreviewRows
import SourceText
import StringCatalog

extension Rule {
  static let sameAsSource = Rule(
    RuleID("same-as-source", .info), "translation identical to the source string",
    why: """
      The string may be untranslated although it is marked as translated. Names and words such as \
      "OK" are often the same.
      """,
    fix: "Translate the string, or ignore the problem."
  ) { checked, found in
    guard let translation = checked.translation, translation.text == translation.source,
      translation.language != translation.sourceLanguage,
      checked.leaf?.state != "new", checked.row.entry.shouldTranslate,
      // If a string only joins substitutions with a word or two, check their forms instead.
      !translation.text.mayReferToSubstitutions, translation.text.hasLongWord
    else { return }
    found.add("same as the source string")
  }
}

extension String {
  /// Whether the string has a word longer than three letters, so not just units and abbreviations.
  fileprivate var hasLongWord: Bool {
    var letters = 0
    for character in self {
      letters = character.isLetter ? letters + 1 : 0
      if letters > 3 { return true }
    }
    return false
  }
}
