import LocalizedText
import PreviewRows
public import SourceText

extension RuleID {
  /// Grammatical number is not a plural category.
  public static let inflectNumberSpelling = RuleID("inflect-number-spelling", .warning)
}

extension Rule {
  /// Grammatical number is not a plural category.
  static let inflectNumberSpelling = Rule(
    .inflectNumberSpelling,
    summary: "grammatical number is not a plural category",
    why: """
      The system may ignore the whole attribute, and nothing is inflected: ^[…](grammarNumber: \
      "plural").
      """,
    fix: "Use one, two, few, many, other or zero."
  ) { checked, found in
    for span in checked.row.spans {
      for case .numberSpelling(let word) in span.attributes.faults {
        found.append(
          Diagnostic(
            .inflectNumberSpelling,
            message: "invalid grammatical number '\(word.beginning)';"
              + " use one, two, few, many, other or zero"))
      }
    }
  }
}
