public import SourceText
import StringCatalog

extension RuleID {
  /// Key that XLIFF cannot hold.
  public static let xliffUnsafeKey = RuleID("xliff-unsafe-key", .warning)
}

extension Rule {
  /// Key that XLIFF cannot hold.
  static let xliffUnsafeKey = Rule(
    .xliffUnsafeKey, summary: "key that XLIFF cannot hold",
    why: """
      In XLIFF, Xcode writes plural forms as "key|==|plural.one". It takes a key with these \
      characters for a form of another key, and loses it on export or import.
      """,
    fix: "Rename the key.",
    entry: EntryCheck { checked, found in
      guard let separator = checked.table.traits.xliffSeparator, checked.entry.key.holds("|"),
        checked.entry.key.contains(separator)
      else { return }
      found.append(
        checked.judgement(
          .xliffUnsafeKey, "the key contains '\(separator)', which separates variations in XLIFF"))
    })
}
