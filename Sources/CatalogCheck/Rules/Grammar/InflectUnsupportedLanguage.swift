import LocalizedText
import PreviewRows
public import SourceText

extension RuleID {
  /// A span whose words should agree, in a language that Apple's systems do not inflect.
  public static let inflectUnsupportedLanguage = RuleID("inflect-unsupported-language", .warning)
}

extension Rule {
  /// A span whose words should agree, in a language that Apple's systems do not inflect.
  static let inflectUnsupportedLanguage = Rule(
    .inflectUnsupportedLanguage,
    summary: "words should agree in a language that Apple's systems do not inflect",
    why: """
      In this language the words stay as they are: "3 fail".
      """,
    fix: "Write plural forms instead of markup for this language."
  ) { checked, found in
    let span = checked.row.spans.first { $0.agreement.notes.contains(.notInflectedByApple) }
    guard let span else { return }
    found.append(
      Diagnostic(
        .inflectUnsupportedLanguage,
        message: "Apple's systems do not inflect '\(span.language.beginning)';"
          + " plural forms serve every language"))
  }
}
