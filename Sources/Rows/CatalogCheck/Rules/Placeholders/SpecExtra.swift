import LocalizedText
import PreviewRows
import SourceText
import StringCatalog

extension Rule {
  static let specExtra = Rule(
    RuleID("spec-extra", .error), "extra placeholder in the translation",
    why: """
      The app reads an argument that was not passed, and crashes or shows garbage: "%@ and %@" as \
      the translation of "%@".
      """,
    fix: "Remove the placeholder, or pass the argument in the code and add it to the key."
  ) {
    checked, found in
    guard checked.knowsArguments else { return }
    for placeholder in checked.unfilled
    where placeholder.reason == .missing && !placeholder.mayBeProse {
      found.add("no argument for \(placeholder.text)", at: placeholder.position)
    }
  }
}

extension CheckedRow {
  /// Whether the arguments are known from a source string, the key, or the translations.
  ///
  /// A key such as `trip.title` alone does not show them, and neither does an empty source string.
  fileprivate var knowsArguments: Bool {
    facts.source?.leaves.contains { !$0.isEmpty } == true || facts.keyIsText
      || !facts.declared.isEmpty
  }
}
