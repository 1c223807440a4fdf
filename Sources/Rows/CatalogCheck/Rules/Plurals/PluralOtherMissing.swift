import LocalizedText
import StringCatalog

extension Rule {
  // Readers report plural rules of .stringsdict files without `other`.
  static let pluralOtherMissing = Rule(
    .pluralOtherMissing, "plural variation without 'other'",
    why: """
      'other' covers every number without a form of its own. Without it the app shows nothing, or \
      the key.
      """,
    fix: "Add the form 'other'.", readersReportIt: true,
    row: { checked, found in
      for placeholder in checked.unfilled where placeholder.reason == .noForm {
        found.add(
          "\(placeholder.text) has no form for this number, and no 'other'",
          at: placeholder.position)
      }
    },
    localization: { checked, found in
      guard !checked.table.traits.readerChecksPlurals else { return }
      for group in checked.plurals where !group.names.contains("other") {
        guard let last = group.other else { continue }
        found.add("missing plural 'other'", about: .leaf(last.leaf))
      }
    })
}
