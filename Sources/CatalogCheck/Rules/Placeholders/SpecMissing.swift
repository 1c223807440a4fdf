import LocalizedText
import PreviewRows
public import SourceText
import StringCatalog

extension RuleID {
  /// An argument that the source text shows and the translation does not.
  public static let specMissing = RuleID("spec-missing", .error)
}

extension Rule {
  /// An argument that the source text shows and the translation does not.
  ///
  /// A plural form may leave out its number: `one` says "a file". If that is wrong because the form
  /// is for several numbers, `plural-implied-number` says so.
  static let specMissing = Rule(
    .specMissing, summary: "a translation lacks an argument of the source text",
    why: """
      Users do not see a value that the text is about: "Hello, %@" is translated as "Hallo", and \
      nobody is greeted.
      """,
    fix:
      "Add the placeholder where the value belongs, with its position if the order changes: %1$@."
  ) { checked, found in
    guard let arguments = checked.arguments, checked.leaf != nil, !checked.isForm,
      !arguments.required.isEmpty
    else { return }
    let taken = arguments.taken.numbers
    let chooser = checked.numberThatChooses
    var reported: Set<Int> = []
    for use in arguments.required.uses
    where !taken.contains(use.number) && use.number != chooser
      && reported.insert(use.number).inserted
    {
      let written = arguments.declared.first(ofArgument: use.number)?.source ?? use.source
      found.append(
        Diagnostic(
          .specMissing, message: "argument \(use.number), \(written.beginning), is missing"))
    }
  }
}

extension CheckedRow {
  /// The number of the argument whose value chose the plural form that is shown; nil if the text has
  /// no forms or is the form `other`.
  fileprivate var numberThatChooses: Int? {
    guard let form = leaf?.path.pluralCase, form != "other", let arguments else { return nil }
    return arguments.declared.firstNumber
  }
}

extension DeclaredArguments {
  /// The number of the first argument that is a number, which chooses the plural form of a text.
  var firstNumber: Int? {
    let uses = key.uses + (source?.uses ?? [])
    return uses.filter { use in
      switch use.role.argumentType {
      case .integer, .fraction: true
      case nil, .object, .character, .bytes: false
      }
    }.map(\.number).min()
  }
}
