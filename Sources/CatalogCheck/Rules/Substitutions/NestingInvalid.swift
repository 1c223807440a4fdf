import LocalizedText
import SourceText
import StringCatalog

extension Rule {
  /// Texts that refer to each other in a circle, or too deeply.
  ///
  /// Readers report variations nested in an invalid way.
  static let nestingInvalid = Rule(
    .nestingInvalid, summary: "variations or substitutions are nested in an invalid way",
    why: """
      The app cannot build the text: the form of a substitution refers to the same \
      substitution, or a variation is inside one that does not allow it.
      """,
    fix: """
      Let each form use %arg and other arguments only, and nest variations as Xcode does: \
      device, then plural.
      """
  ) { checked, found in
    for placeholder in checked.unfilled {
      let problem: String
      switch placeholder.reason {
      case .endless: problem = "refers to itself"
      case .tooDeep: problem = "is nested too deeply"
      case .tooLong: problem = "makes the text too long"
      default: continue
      }
      found.append(
        Diagnostic(
          .nestingInvalid, message: "\(placeholder.text) \(problem)",
          at: .text(placeholder.position)))
    }
  }
}
