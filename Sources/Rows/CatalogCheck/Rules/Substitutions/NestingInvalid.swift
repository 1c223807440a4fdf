import LocalizedText
import StringCatalog

extension Rule {
  // Readers report variations nested in an invalid way.
  static let nestingInvalid = Rule(
    .nestingInvalid, "invalid nesting of variations or substitutions",
    why: """
      The app cannot build the string: a substitution refers to itself, a variation is nested where \
      none is allowed, or a rule in a .stringsdict file lacks its NSStringFormatValueTypeKey.
      """,
    fix: """
      In each form, use only %arg and placeholders, and nest variations as Xcode does: device, \
      then plural. In a .stringsdict file, add NSStringFormatValueTypeKey, such as d or ld.
      """, readersReportIt: true
  ) { checked, found in
    for placeholder in checked.unfilled {
      let problem: String
      switch placeholder.reason {
      case .endless: problem = "refers to itself"
      case .tooDeep: problem = "is nested too deeply"
      case .tooLong: problem = "makes the string too long"
      default: continue
      }
      found.add("\(placeholder.text) \(problem)", at: placeholder.position)
    }
  }
}
