import GrammarAgreement
import LocalizedText
import PreviewRows
import SourceText

extension Rule {
  static let inflectUnsupportedLanguage = Rule(
    RuleID("inflect-unsupported-language", .warning),
    "inflection markup in an unsupported language",
    why: """
      Apple's systems do not inflect this language, so the words never change: "3 file" in Malay.
      """,
    fix: "Use plural forms in this language."
  ) { checked, found in
    let span = checked.row.spans.first { $0.agreement.notes.contains(.notInflectedByApple) }
    guard let span else { return }
    found.add(
      "Apple's systems do not inflect '\(span.language.beginning)'; use plural forms instead")
  }
}
