import PreviewRows
public import SourceText
import StringCatalog

extension RuleID {
  /// A translation that is the same as its source text.
  public static let sameAsSource = RuleID("same-as-source", .info)
}

extension Rule {
  /// A translation that is the same as its source text.
  static let sameAsSource = Rule(
    .sameAsSource, summary: "a translation is the same as its source text",
    why: """
      The text may not be translated although its state says so. Names and words such as "OK" are \
      the same in many languages.
      """,
    fix: "Translate the text, or ignore the finding."
  ) { checked, found in
    guard let translation = checked.translation, translation.text == translation.source,
      translation.language != translation.sourceLanguage,
      checked.leaf?.state != "new", checked.row.entry.shouldTranslate,
      // The forms between which a text only joins a word or two are judged themselves.
      !translation.text.mayReferToSubstitutions, translation.text.hasLongWord
    else { return }
    found.append(
      Diagnostic(.sameAsSource, message: "the translation is the same as its source text"))
  }
}

extension String {
  /// Whether the text has a word that is no placeholder, unit or abbreviation.
  fileprivate var hasLongWord: Bool {
    var letters = 0
    for character in self {
      letters = character.isLetter ? letters + 1 : 0
      if letters > 3 { return true }
    }
    return false
  }
}
