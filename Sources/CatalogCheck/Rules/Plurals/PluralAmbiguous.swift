import LocalizedText
import PreviewRows
public import SourceText

extension RuleID {
  /// A number that takes one plural form by its value and another by the digits shown.
  public static let pluralAmbiguous = RuleID("plural-ambiguous", .warning)
}

extension Rule {
  /// A number that takes one plural form by its value and another by the digits shown.
  static let pluralAmbiguous = Rule(
    .pluralAmbiguous, summary: "a number takes another plural form by its value than by its digits"
  ) { checked, found in
    // A row in another language's text does not need the plural forms of its own locale.
    guard let choice = checked.row.found.pluralChoice, checked.row.found.origin != .source,
      let form = choice.form, let other = choice.otherForm
    else { return }
    found.append(
      Diagnostic(
        .pluralAmbiguous,
        message: "the value of the number and its digits choose different forms:"
          + " '\(form)' is shown, the other is '\(other)'"))
  }
}
