import PreviewRows
import SourceText

extension Rule {
  static let specUnpositioned = Rule(
    RuleID("spec-unpositioned", .info), "several placeholders without positions in a source string",
    why: """
      Word order differs between languages. To swap the values of "%@ of %@", translators have to \
      add positions, and often forget.
      """,
    fix: "Add positions to the source string: %1$@ of %2$@."
  ) { checked, found in
    guard let arguments = checked.arguments, checked.isSource, !checked.isForm else { return }
    let counted = arguments.taken.uses.filter { use in
      if case .value(_) = use.role { use.isCounted && use.substitution == nil } else { false }
    }
    guard counted.count > 1, counted.count == arguments.taken.uses.count else { return }
    found.add("\(counted.count) placeholders have no position, so translators cannot move them")
  }
}
