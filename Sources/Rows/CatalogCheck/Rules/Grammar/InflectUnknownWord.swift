import GrammarAgreement
import LocalizedText
import PreviewRows
import SourceText

extension Rule {
  // Without a lexicon every word is unknown, so nothing is reported.
  static let inflectUnknownWord = Rule(
    RuleID("inflect-unknown-word", .info), "inflected word is not in the dictionary",
    why: #"The system does not inflect unknown words: "3 gizmo"."#,
    fix: "Check the spelling. If it is right, use plural forms instead of markup."
  ) { checked, found in
    for span in checked.row.spans where span.basis == .lexicon {
      for case .unknownWord(let word) in span.agreement.notes {
        found.add("'\(word.beginning)' is not in the dictionary and may not be inflected")
      }
    }
  }
}
