import LocalizedText
import SourceText

extension Rule {
  static let specGap = Rule(
    RuleID("spec-gap", .error), "placeholder position out of range",
    why: """
      Positions go from 1 to 127. With any other position, such as %0$@, the app shows garbage.
      """,
    fix: "Use the argument's number: %1$@ is the first."
  ) { checked, found in
    for placeholder in checked.unfilled {
      let limit: String
      switch placeholder.reason {
      case .positionZero: limit = "positions start at 1"
      case .positionOutOfRange: limit = "positions end at 127"
      default: continue
      }
      found.add("invalid position in \(placeholder.text): \(limit)", at: placeholder.position)
    }
  }
}
