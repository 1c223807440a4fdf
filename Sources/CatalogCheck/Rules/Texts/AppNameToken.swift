import PreviewRows
public import SourceText
import StringCatalog

extension RuleID {
  /// A phrase of an App Shortcut without the name of the app.
  public static let appNameToken = RuleID("app-name-token", .warning)
}

extension Rule {
  /// A phrase of an App Shortcut without the name of the app.
  static let appNameToken = Rule(
    .appNameToken, summary: "a phrase of an App Shortcut does not name the app",
    why: """
      Siri ignores a phrase without ${applicationName}: "Start meditation" never reaches the app.
      """,
    fix: "Write ${applicationName} where the name of the app belongs."
  ) { checked, found in
    guard checked.row.entry.isInAppShortcuts, let text = checked.text, !text.isEmpty,
      !text.contains("${applicationName}")
    else { return }
    found.append(
      Diagnostic(.appNameToken, message: "the phrase lacks ${applicationName}"))
  }
}

extension Entry {
  /// Whether the system reads the text as a phrase for Siri.
  fileprivate var isInAppShortcuts: Bool {
    path.holds("A")
      && path.split(separator: "/").last?.hasPrefix("AppShortcuts.") ?? false
  }
}
