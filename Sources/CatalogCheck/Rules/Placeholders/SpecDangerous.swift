import LocalizedText
public import SourceText

extension RuleID {
  /// A placeholder that reads or writes memory.
  public static let specDangerous = RuleID("spec-dangerous", .warning)
}

extension Rule {
  /// A placeholder that reads or writes memory.
  static let specDangerous = Rule(
    .specDangerous, summary: "a placeholder reads or writes memory",
    why: """
      %n writes into the memory of the app and %p shows an address; a text needs neither, and \
      the app may crash.
      """,
    fix: "Remove the placeholder, or write %% if a percent sign is meant."
  ) {
    checked, found in
    for placeholder in checked.unfilled where placeholder.reason == .unsafe {
      found.append(
        Diagnostic(
          .specDangerous,
          message: "placeholder \(placeholder.text) reads or writes memory of the app",
          at: .text(placeholder.position)))
    }
  }
}
