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
    where placeholder.reason == .missing && !placeholder.mayBeProse
      && !checked.isPercentage(placeholder.text)
    {
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

  /// Whether a placeholder is a percentage of the source string, with the sign before the number as in
  /// Basque and Turkish: "%100ean" for "100%".
  fileprivate func isPercentage(_ placeholder: String) -> Bool {
    let number = placeholder.dropFirst().prefix(while: \.isNumber)
    guard !number.isEmpty, let source = translation?.source else { return false }
    return source.contains("\(number)%") || source.contains("\(number) %")
  }
}
