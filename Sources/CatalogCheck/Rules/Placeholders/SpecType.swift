import LocalizedText
public import SourceText

extension RuleID {
  /// A placeholder whose argument has the wrong type.
  public static let specType = RuleID("spec-type", .error)
}

extension Rule {
  /// A placeholder whose argument has the wrong type.
  static let specType = Rule(.specType, summary: "a placeholder has an argument of the wrong type")
  { checked, found in
    for placeholder in checked.unfilled where placeholder.reason == .notANumber {
      found.append(
        Diagnostic(
          .specType,
          message: "the argument of \(placeholder.text) is not a number and cannot choose a form",
          at: .text(placeholder.position)))
    }
  }
}
