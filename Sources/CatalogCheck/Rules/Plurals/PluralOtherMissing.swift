import LocalizedText
import SourceText
import StringCatalog

extension Rule {
  /// Plural forms without `other`, or a substitution with neither the form for a number nor `other`.
  static let pluralOtherMissing = Rule(
    .pluralOtherMissing, summary: "plural variation without 'other'",
    why: """
      'other' covers every number without a form of its own. Without it the app shows nothing, or \
      the key.
      """,
    fix: "Add the form 'other'.",
    row: RowCheck { checked, found in
      for placeholder in checked.unfilled where placeholder.reason == .noForm {
        found.append(
          Diagnostic(
            .pluralOtherMissing,
            message: "\(placeholder.text) has no form for this number, and no 'other'",
            at: .text(placeholder.position)))
      }
    },
    localization: LocalizationCheck { checked, found in
      guard !checked.table.traits.readerChecksPlurals else { return }
      for group in checked.plurals where !group.names.contains("other") {
        guard let last = group.other else { continue }
        found.append(
          checked.judgement(.pluralOtherMissing, "missing plural 'other'", at: last.leaf))
      }
    })
}
