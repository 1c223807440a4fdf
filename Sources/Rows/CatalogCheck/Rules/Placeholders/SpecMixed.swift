import LocalizedText
import PreviewRows
import SourceText

extension Rule {
  static let specMixed = Rule(
    RuleID("spec-mixed", .warning), "placeholders with and without positions in one string",
    why: """
      Placeholders without positions count on their own, from argument 1: "%2$@ and %@" shows \
      argument 2, then 1, and "%1$@ and %@" shows argument 1 twice.
      """,
    fix: "Give every placeholder a position: %1$@ and %2$@."
  ) { checked, found in
    guard let arguments = checked.arguments, !checked.isForm else { return }
    let own = arguments.taken.uses.filter { use in
      if case .value(let specifier) = use.role {
        use.substitution == nil && !specifier.mayBeProse
      } else {
        false
      }
    }
    guard let counted = own.first(where: \.isCounted),
      let other = own.first(where: { !$0.isCounted })
    else { return }
    found.add(
      "\(counted.source.beginning) has no position but \(other.source.beginning) does; "
        + "it uses argument \(counted.number)")
  }
}
