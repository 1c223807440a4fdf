import PreviewRows
import SourceText
import StringCatalog

extension Rule {
  static let stateUnknown = Rule(
    RuleID("state-unknown", .warning), "unknown translation state",
    why: #"Xcode may not open the catalog, or counts the string as untranslated: "state": "done"."#,
    fix: "Use new, translated or needs_review.",
    localization: { checked, found in
      for leaf in checked.localization.leaves.prefix(Localization.textLimit)
      where !leaf.hasKnownState {
        found.add("unknown state '\((leaf.state ?? "").beginning)'", about: .leaf(leaf))
        return
      }
    })
}
