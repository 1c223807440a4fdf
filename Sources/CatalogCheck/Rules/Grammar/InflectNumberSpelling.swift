import LocalizedText
import PreviewRows
public import SourceText

extension RuleID {
  /// A grammatical number that is spelled as Foundation's decoder does not read it.
  public static let inflectNumberSpelling = RuleID("inflect-number-spelling", .warning)
}

extension Rule {
  /// A grammatical number that is spelled as Foundation's decoder does not read it.
  static let inflectNumberSpelling = Rule(
    .inflectNumberSpelling,
    summary: "a grammatical number is not spelled as a plural category",
    why: """
      The system may ignore the whole attribute, so that the words do not agree: ^[…](grammarNumber: \
      "plural").
      """,
    fix: "Write the number as one, two, few, many, other or zero."
  ) { checked, found in
    for span in checked.row.spans {
      for case .numberSpelling(let word) in span.attributes.faults {
        found.append(
          Diagnostic(
            .inflectNumberSpelling,
            message: "the number '\(word.beginning)' may make the system ignore the attribute;"
              + " it reads one, two, few, many, other and zero"))
      }
    }
  }
}
