import LocalizedText
import PreviewRows
import SourceText

extension Rule {
  static let inflectInvalid = Rule(
    RuleID("inflect-invalid", .warning), "invalid inflection attribute",
    why: """
      The system ignores an invalid attribute, so nothing is inflected: ^[…](inflect: "true").
      """,
    fix: "Fix the value or the argument number."
  ) { checked, found in
    for span in checked.row.spans {
      for case .unreadable(let attribute) in span.attributes.faults {
        found.add("invalid value for '\(attribute)'")
      }
      if case .unchanged(.argument(let number)) = span.basis {
        found.add("no argument \(number) to agree with")
      }
    }
  }
}
