import PreviewRows
public import SourceText
import StringCatalog

extension RuleID {
  /// A state that Xcode does not know.
  public static let stateUnknown = RuleID("state-unknown", .warning)
}

extension Rule {
  /// A state that Xcode does not know.
  static let stateUnknown = Rule(
    .stateUnknown, summary: "a translation has a state that Xcode does not know",
    why: """
      Xcode may not open the catalog, or counts the text as not translated: "state": "done".
      """,
    fix: "Write new, translated or needs_review.",
    localization: LocalizationCheck { checked, found in
      for leaf in checked.localization.leaves.prefix(RowMaker.textLimit) where !leaf.hasKnownState {
        found.append(
          checked.judgement(
            .stateUnknown, "Xcode does not know the state '\((leaf.state ?? "").beginning)'",
            at: leaf))
        return
      }
    })
}
