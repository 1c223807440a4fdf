import LocalizedText
public import SourceText

extension RuleID {
  /// A placeholder without an argument.
  public static let specExtra = RuleID("spec-extra", .error)
}

extension Rule {
  /// A placeholder without an argument.
  static let specExtra = Rule(.specExtra, summary: "a placeholder has no argument") {
    checked, found in
    for placeholder in checked.unfilled where placeholder.reason == .missing {
      found.append(
        Diagnostic(
          .specExtra, message: "placeholder \(placeholder.text) has no argument",
          at: .text(placeholder.position)))
    }
  }
}
