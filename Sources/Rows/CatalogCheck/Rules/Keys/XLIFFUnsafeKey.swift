import SourceText
import StringCatalog

extension Rule {
  static let xliffUnsafeKey = Rule(
    RuleID("xliff-unsafe-key", .warning), "key that XLIFF cannot hold",
    why: """
      In XLIFF, Xcode writes plural forms as "key|==|plural.one". It takes a key \
      that contains "|==|" for a form of another key, and loses it on export or import.
      """,
    fix: "Rename the key.",
    entry: { checked, found in
      guard let separator = checked.table.traits.xliffSeparator, checked.entry.key.holds("|"),
        checked.entry.key.contains(separator)
      else { return }
      found.add("the key contains '\(separator)', which separates variations in XLIFF")
    })
}
