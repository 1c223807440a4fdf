import LocalizedText
import PreviewRows
public import SourceText
import StringCatalog

extension RuleID {
  /// Placeholders with and without positions in one string.
  public static let specMixed = RuleID("spec-mixed", .warning)
}

extension Rule {
  /// Placeholders with and without positions in one string.
  static let specMixed = Rule(
    .specMixed, summary: "placeholders with and without positions in one string",
    why: """
      A placeholder without a position takes the next argument that no other such placeholder \
      took. "%2$@ and %@" ends with argument 1, and "%1$@ and %@" shows it twice.
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
        message: "\(counted.source.beginning) has no position but \(other.source.beginning) does; "
          + "it uses argument \(counted.number)"))
  }
}
