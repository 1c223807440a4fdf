public import SourceText
import StringCatalog

extension RuleID {
  /// A key that looks like the id of a variation in an export for translators.
  public static let xliffUnsafeKey = RuleID("xliff-unsafe-key", .warning)
}

extension Rule {
  /// A key that looks like the id of a variation in an export for translators.
  static let xliffUnsafeKey = Rule(
    .xliffUnsafeKey, summary: "an export for translators cannot hold a key",
    why: """
      Xcode writes "key|==|plural.one" into XLIFF for a plural form. A key with these characters is \
      taken for a form of another key, and the export or the import loses it.
      """,
    fix: "Change the key.",
    entry: EntryCheck { checked, found in
      guard checked.table.isCatalog, checked.entry.key.holds("|"),
        checked.entry.key.contains("|==|")
      else { return }
      found.append(
        checked.judgement(
          .xliffUnsafeKey, "the key contains '|==|', which separates variations in XLIFF"))
    })
}
