import LocalizedText
import PreviewRows
import SourceText

extension Rule {
  static let inflectNumberSpelling = Rule(
    RuleID("inflect-number-spelling", .warning), "grammatical number is not a plural category",
    why: """
      The system may ignore the whole attribute, and nothing is inflected: ^[…](grammarNumber: \
      "plural").
      """,
    fix: "Use one, two, few, many, other or zero."
  ) { checked, found in
    for span in checked.row.spans {
      for case .numberSpelling(let word) in span.attributes.faults {
        found.add(
          "invalid grammatical number '\(word.beginning)';"
            + " use one, two, few, many, other or zero")
      }
    }
  }
}
