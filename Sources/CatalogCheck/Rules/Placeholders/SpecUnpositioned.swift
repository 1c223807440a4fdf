import LocalizedText
import PreviewRows
public import SourceText
import StringCatalog

extension RuleID {
  /// A source text with several placeholders without positions.
  public static let specUnpositioned = RuleID("spec-unpositioned", .info)
}

extension Rule {
  /// A source text with several placeholders without positions.
  static let specUnpositioned = Rule(
    .specUnpositioned, summary: "several placeholders of a source text have no position",
    why: """
      Languages order words differently. A translator who has to move the values of "%@ of %@" \
      cannot, or forgets to add positions.
      """,
    fix: "Write positions into the source text: %1$@ of %2$@."
  ) { checked, found in
    guard let arguments = checked.arguments, checked.isSource,
      !checked.isForm
    else { return }
    let counted = arguments.taken.uses.filter { use in
      if case .value(_) = use.role { use.isCounted && use.substitution == nil } else { false }
    }
    guard counted.count > 1, counted.count == arguments.taken.uses.count else { return }
    found.append(
      Diagnostic(
        .specUnpositioned,
        message: "\(counted.count) placeholders have no position, so translators cannot move them"))
  }
}
