import LocalizedText
import PreviewRows
public import SourceText

extension RuleID {
  /// Invalid inflection attribute.
  public static let inflectInvalid = RuleID("inflect-invalid", .warning)
}

extension Rule {
  /// Invalid inflection attribute.
  static let inflectInvalid = Rule(
    .inflectInvalid, summary: "invalid inflection attribute",
    why: """
      The system ignores an invalid attribute, so nothing is inflected: ^[…](inflect: "true").
      """,
    fix: "Fix the value or the argument number."
  ) { checked, found in
    for span in checked.row.spans {
      for case .unreadable(let attribute) in span.attributes.faults {
        found.append(
          Diagnostic(
            .inflectInvalid, message: "invalid value for '\(attribute)'"))
      }
      if case .unchanged(.argument(let number)) = span.basis {
        found.append(
          Diagnostic(.inflectInvalid, message: "no argument \(number) to agree with"))
      }
    }
  }
}
