public import SourceText
import StringCatalog

extension RuleID {
  /// A key that is a name for the developers and has no source text.
  public static let identifierWithoutSource = RuleID("identifier-key-no-source", .warning)
}

extension Rule {
  /// A key that is a name for the developers and has no source text.
  ///
  /// A word such as "Wi-Fi" looks like such a name, but its translations are the same.
  static let identifierWithoutSource = Rule(
    .identifierWithoutSource, summary: "a key that is a name for the developers has no source text",
    why: """
      Users of the source language read the key itself: trip.title.
      """,
    fix: "Write the text of the source language into the catalog.",
    entry: EntryCheck { checked, found in
      let entry = checked.entry
      guard entry.key.isIdentifier, checked.table.isCatalog, checked.isTranslatable,
        entry.extractionState != "stale",
        checked.source?.leaves.contains(where: { !$0.isEmpty }) != true,
        entry.localizations.contains(where: { localization in
          localization.leaves.contains { !$0.isEmpty && $0.text != entry.key }
        })
      else { return }
      found.append(
        checked.judgement(
          .identifierWithoutSource, "the key has no text in the source language, so users read it"))
    })
}
