import PreviewRows
import SourceText
import StringCatalog

extension Rule {
  static let appNameToken = Rule(
    RuleID("app-name-token", .warning), "App Shortcut phrase without ${applicationName}",
    why: """
      Siri ignores a phrase that does not contain ${applicationName}: "Start meditation" never \
      reaches the app.
      """,
    fix: "Add ${applicationName} where the app's name belongs."
  ) { checked, found in
    guard checked.row.entry.isInAppShortcuts, let text = checked.text, !text.isEmpty,
      !text.contains("${applicationName}")
    else { return }
    found.add("missing ${applicationName}")
  }
}

extension Entry {
  /// Whether the string is a Siri phrase read by the system.
  fileprivate var isInAppShortcuts: Bool {
    path.holds("A")
      && path.split(separator: "/").last?.hasPrefix("AppShortcuts.") ?? false
  }
}
