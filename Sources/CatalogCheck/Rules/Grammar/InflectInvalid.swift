import LocalizedText
import PreviewRows
public import SourceText

extension RuleID {
  /// An attribute about grammar whose value cannot be read.
  public static let inflectInvalid = RuleID("inflect-invalid", .warning)
}

extension Rule {
  /// An attribute about grammar whose value cannot be read, or that names what does not exist.
  static let inflectInvalid = Rule(
    .inflectInvalid, summary: "an attribute about grammar cannot be read or names no argument",
    why: """
      An attribute that cannot be read changes nothing, so the words do not agree: \
      ^[…](inflect: "true").
      """,
    fix: "Correct the value or the number of the argument."
  ) { checked, found in
    for span in checked.row.spans {
      for case .unreadable(let attribute) in span.attributes.faults {
        found.append(
          Diagnostic(
            .inflectInvalid, message: "the value of '\(attribute)' cannot be read"))
      }
      if case .unchanged(.argument(let number)) = span.basis {
        found.append(
          Diagnostic(.inflectInvalid, message: "the text has no argument \(number) to agree with"))
      }
    }
  }
}
