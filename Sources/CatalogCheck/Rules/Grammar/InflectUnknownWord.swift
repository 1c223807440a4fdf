import LocalizedText
import PreviewRows
public import SourceText

extension RuleID {
  /// A word that should agree and that no lexicon knows.
  public static let inflectUnknownWord = RuleID("inflect-unknown-word", .info)
}

extension Rule {
  /// A word that should agree and that no lexicon knows.
  ///
  /// Without a lexicon, no word is known, and the rule says nothing.
  static let inflectUnknownWord = Rule(
    .inflectUnknownWord, summary: "a word that should agree is in no lexicon",
    why: """
      A word that no lexicon has keeps its form: "3 gizmo".
      """,
    fix: "Check the spelling; if it is right, write plural forms instead of markup."
  ) { checked, found in
    for span in checked.row.spans where span.basis == .lexicon {
      for case .unknownWord(let word) in span.agreement.notes {
        found.append(
          Diagnostic(
            .inflectUnknownWord,
            message: "no lexicon knows '\(word.beginning)'; Apple's systems may not inflect it"))
      }
    }
  }
}
