import LocalizedText
public import SourceText

extension RuleID {
  /// A placeholder with a position that no argument can have.
  public static let specGap = RuleID("spec-gap", .error)
}

extension Rule {
  /// A placeholder with a position that no argument can have.
  static let specGap = Rule(
    .specGap, summary: "a placeholder has a position that no argument can have",
    why: """
      Positions count from 1 to 127. For any other position, such as %0$@, the app shows the \
      placeholder or garbage.
      """,
    fix: "Write the number of the argument: %1$@ is the first."
  ) { checked, found in
    for placeholder in checked.unfilled {
      let limit: String
      switch placeholder.reason {
      case .positionZero: limit = "positions start at 1"
      case .positionOutOfRange: limit = "positions end at 127"
      default: continue
      }
      found.append(
        Diagnostic(
          .specGap, message: "placeholder \(placeholder.text) has an invalid position: \(limit)",
          at: .text(placeholder.position)))
    }
  }
}
