import LocalizedText
import PreviewRows
public import SourceText
import StringCatalog

extension RuleID {
  /// Placeholders of a translation without the positions of its source text.
  public static let specOrder = RuleID("spec-order", .warning)
}

extension Rule {
  /// Placeholders of a translation without the positions of its source text.
  ///
  /// If the source text has its arguments in their order, the translation means the same: a hint.
  static let specOrder = Rule(
    .specOrder, summary: "a translation lacks the positions of the source text's placeholders",
    why: """
      Placeholders without positions take the arguments in their order: "%@ von %@" shows those of \
      "%2$@ by %1$@" the wrong way round.
      """,
    fix: "Write the positions of the source text: %2$@ von %1$@."
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
    // About other types, another rule tells.
    let types = expected.sorted { $0.number < $1.number }.map(\.role.argumentType)
    guard own.map(\.role.argumentType) == types else { return }
    let isSame = own.map(\.number) == expected.map(\.number)
    found.append(
      Diagnostic(
        .specOrder, severity: isSame ? .info : .warning,
        message: isSame
          ? "the placeholders have no positions, unlike those of the source text"
          : "the placeholders have no positions and take the arguments in another order than the source text"
      ))
  }
}
