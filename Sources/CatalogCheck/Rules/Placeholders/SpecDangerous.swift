import LocalizedText
public import SourceText

extension RuleID {
  /// Placeholder that reads or writes memory.
  public static let specDangerous = RuleID("spec-dangerous", .warning)
}

extension Rule {
  /// Placeholder that reads or writes memory.
  static let specDangerous = Rule(
    .specDangerous, summary: "placeholder that reads or writes memory",
    why: """
      %n writes to the app's memory and %p prints an address. No string needs them, and the app \
      may crash.
      """,
    fix: "Remove the placeholder, or write %% for a percent sign."
  ) {
    checked, found in
    for placeholder in checked.unfilled where placeholder.reason == .unsafe {
      found.append(
        Diagnostic(
          .specDangerous,
          message: "\(placeholder.text) reads or writes memory",
          at: .text(placeholder.position)))
    }
  }
}
