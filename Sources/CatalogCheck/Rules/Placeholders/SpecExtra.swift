import LocalizedText
import PreviewRows
public import SourceText
import StringCatalog

extension RuleID {
  /// A placeholder without an argument.
  public static let specExtra = RuleID("spec-extra", .error)
}

extension Rule {
  /// A placeholder without an argument.
  static let specExtra = Rule(
    .specExtra, summary: "a placeholder has no argument",
    why: """
      The app reads an argument that nobody passed, and crashes or shows garbage: "%@ and %@" \
      as the translation of "%@".
      """,
    fix: "Remove the placeholder, or let the code pass the argument and the key name it."
  ) {
    checked, found in
    guard checked.knowsArguments else { return }
    for placeholder in checked.unfilled
    where placeholder.reason == .missing && !placeholder.mayBeProse {
      found.append(
        Diagnostic(
          .specExtra, message: "placeholder \(placeholder.text) has no argument",
          at: .text(placeholder.position)))
    }
  }
}

extension CheckedRow {
  /// Whether a source text, the key or the translations can tell which arguments there are: a key
  /// such as `trip.title` alone cannot.
  fileprivate var knowsArguments: Bool {
    facts.source != nil || facts.keyIsText || !facts.declared.uses.isEmpty
  }
}
