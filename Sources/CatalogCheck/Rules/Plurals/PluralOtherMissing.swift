import LocalizedText
import SourceText
import StringCatalog

extension Rule {
  /// A substitution with neither the form for a number nor `other`.
  ///
  /// Readers report plural rules without `other`.
  static let pluralOtherMissing = Rule(
    .pluralOtherMissing, summary: "a plural variation has no form 'other'",
    why: """
      "other" is the form for every number without a form of its own. Without it the app shows \
      nothing or the key.
      """,
    fix: """
      Add the form "other".
      """
  ) { checked, found in
    for placeholder in checked.unfilled where placeholder.reason == .noForm {
      found.append(
        Diagnostic(
          .pluralOtherMissing,
          message: "\(placeholder.text) has neither a form for this number nor 'other'",
          at: .text(placeholder.position)))
    }
  }
}
