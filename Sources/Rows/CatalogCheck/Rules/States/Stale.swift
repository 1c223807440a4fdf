import SourceText
import StringCatalog

extension Rule {
  static let stale = Rule(
    RuleID("stale", .warning), "stale string",
    why: """
      The code no longer uses the key, so nobody sees the string; or the key was changed by \
      mistake.
      """,
    fix: "Remove the entry, or fix the key in the code.",
    entry: { checked, found in
      guard checked.entry.extractionState == "stale" else { return }
      found.add("marked as stale: Xcode did not find the key in the code")
    })
}
