import PreviewRows
public import SourceText
import StringCatalog

extension RuleID {
  /// Unknown translation state.
  public static let stateUnknown = RuleID("state-unknown", .warning)
}

extension Rule {
  /// Unknown translation state.
  static let stateUnknown = Rule(
    .stateUnknown, summary: "unknown translation state",
    why: """
      Xcode may not open the catalog, or counts the string as untranslated: "state": "done".
      """,
    fix: "Use new, translated or needs_review.",
    localization: LocalizationCheck { checked, found in
      for leaf in checked.localization.leaves.prefix(RowMaker.textLimit) where !leaf.hasKnownState {
        found.append(
          checked.judgement(
            .stateUnknown, "unknown state '\((leaf.state ?? "").beginning)'",
            at: leaf))
        return
      }
    })
}
