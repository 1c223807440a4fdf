import LocalizedText
import PreviewRows
public import SourceText
import StringCatalog

extension RuleID {
  /// Placeholders with positions beside placeholders without.
  public static let specMixed = RuleID("spec-mixed", .warning)
}

extension Rule {
  /// Placeholders with positions beside placeholders without.
  static let specMixed = Rule(
    .specMixed, summary: "only some placeholders of a text have positions",
    why: """
      A placeholder without a position takes the first argument that no other such placeholder \
      took, so "%2$@ and %@" shows argument 1 last, and "%1$@ and %@" shows argument 1 twice.
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
    found.append(
      Diagnostic(
        .specMixed,
        message: "\(counted.source.beginning) has no position, but \(other.source.beginning) has; "
          + "it takes argument \(counted.number)"))
  }
}
