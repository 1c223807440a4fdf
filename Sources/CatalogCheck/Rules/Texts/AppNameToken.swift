import PreviewRows
public import SourceText
import StringCatalog

extension RuleID {
  /// App Shortcut phrase without ${applicationName}.
  public static let appNameToken = RuleID("app-name-token", .warning)
}

extension Rule {
  /// App Shortcut phrase without ${applicationName}.
  static let appNameToken = Rule(
    .appNameToken, summary: "App Shortcut phrase without ${applicationName}",
    why: """
      Siri ignores a phrase that does not contain ${applicationName}: "Start meditation" never \
      reaches the app.
      """,
    fix: "Add ${applicationName} where the app's name belongs."
  ) { checked, found in
    guard checked.row.entry.isInAppShortcuts, let text = checked.text, !text.isEmpty,
      !text.contains("${applicationName}")
    else { return }
    found.append(
      Diagnostic(.appNameToken, message: "missing ${applicationName}"))
  }
}

extension Entry {
  /// Whether the system reads the text as a phrase for Siri.
  fileprivate var isInAppShortcuts: Bool {
    path.holds("A")
      && path.split(separator: "/").last?.hasPrefix("AppShortcuts.") ?? false
  }
}
