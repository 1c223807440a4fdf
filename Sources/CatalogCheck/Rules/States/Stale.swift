public import SourceText
import StringCatalog

extension RuleID {
  /// An entry whose key is no longer in the code.
  public static let stale = RuleID("stale", .warning)
}

extension Rule {
  /// An entry whose key is no longer in the code.
  static let stale = Rule(
    .stale, summary: "the code no longer has the key of an entry",
    why: """
      Translators work on a text that nobody sees, or the key was changed by mistake.
      """,
    fix: "Remove the entry, or correct the key in the code.",
    entry: EntryCheck { checked, found in
      guard checked.entry.extractionState == "stale" else { return }
      found.append(checked.judgement(.stale, "the code no longer has this key"))
    })
}
