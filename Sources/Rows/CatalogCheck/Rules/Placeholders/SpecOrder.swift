import PreviewRows
import SourceText

extension Rule {
  // If the source string uses its arguments in order, the translation is equivalent: only a hint.
  static let specOrder = Rule(
    RuleID("spec-order", .warning), "argument positions missing from the translation",
    why: """
      Placeholders without positions take the arguments in order: "%@ von %@" swaps those of \
      "%2$@ by %1$@".
      """,
    fix: "Copy the positions from the source string: %2$@ von %1$@."
  ) { checked, found in
    guard let arguments = checked.arguments, checked.translation != nil, !checked.isForm else {
      return
    }
    let own = arguments.taken.uses
    guard own.count > 1, own.allSatisfy({ $0.isCounted && $0.substitution == nil }) else { return }
    let expected = arguments.required.uses
    guard expected.count == own.count,
      expected.allSatisfy({ !$0.isCounted && $0.substitution == nil })
    else { return }
    // Type mismatches have their own rule.
    let types = expected.sorted { $0.number < $1.number }.map(\.role.argumentType)
    guard own.map(\.role.argumentType) == types else { return }
    let isSame = own.map(\.number) == expected.map(\.number)
    found.add(
      isSame
        ? "positions missing; the source string has them"
        : "positions missing; the arguments appear in the wrong order",
      severity: isSame ? .info : .warning)
  }
}
