public import SourceText
import StringCatalog

extension RuleID {
  /// Stale entry.
  public static let stale = RuleID("stale", .warning)
}

extension Rule {
  /// Stale entry.
  static let stale = Rule(
    .stale, summary: "stale entry",
    why: """
      The code no longer uses the key, so nobody sees the string; or the key was changed by \
      mistake.
      """,
    fix: "Remove the entry, or fix the key in the code.",
    entry: EntryCheck { checked, found in
      guard checked.entry.extractionState == "stale" else { return }
      found.append(checked.judgement(.stale, "the code no longer uses this key"))
    })
}
