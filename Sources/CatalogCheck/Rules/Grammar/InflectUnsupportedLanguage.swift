import LocalizedText
import PreviewRows
public import SourceText

extension RuleID {
  /// Inflection markup in an unsupported language.
  public static let inflectUnsupportedLanguage = RuleID("inflect-unsupported-language", .warning)
}

extension Rule {
  /// Inflection markup in an unsupported language.
  static let inflectUnsupportedLanguage = Rule(
    .inflectUnsupportedLanguage,
    summary: "inflection markup in an unsupported language",
    why: """
      Apple's systems do not inflect this language, so the words never change: "3 fail".
      """,
    fix: "Use plural forms in this language."
  ) { checked, found in
    let span = checked.row.spans.first { $0.agreement.notes.contains(.notInflectedByApple) }
    guard let span else { return }
    found.append(
      Diagnostic(
        .inflectUnsupportedLanguage,
        message: "Apple's systems do not inflect '\(span.language.beginning)';"
          + " use plural forms instead"))
  }
}
