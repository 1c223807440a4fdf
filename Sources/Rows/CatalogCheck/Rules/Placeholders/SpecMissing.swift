import LocalizedText
import MessageSyntax
import PreviewRows
import SourceText
import StringCatalog

extension Rule {
  // A plural form may leave out its number: `one` says "a file". If that is wrong because the form
  // is for several numbers, `plural-implied-number` says so. An argument that only chooses forms in
  // the source text is not needed in a language without forms, and neither is the ending of a word:
  // "%lld file%@".
  static let specMissing = Rule(
    RuleID("spec-missing", .error), "placeholder missing from the translation",
    why: #"The value is not shown: "Hallo" for "Hello, %@"."#,
    fix: "Add the placeholder, with its position if the order changes: %1$@."
  ) { checked, found in
    guard let arguments = checked.arguments, checked.leaf != nil, !checked.isForm,
      !arguments.required.isEmpty
    else { return }
    let taken = arguments.taken.numbers
    let chooser = checked.numberThatChooses
    var reported: Set<Int> = []
    let endings = checked.translation?.source.endingNumbers ?? []
    let shown = Set(
      arguments.required.uses.lazy.filter { !$0.isChoice && !endings.contains($0.number) }
        .map(\.number))
    for use in arguments.required.uses
    where shown.contains(use.number) && !taken.contains(use.number) && use.number != chooser
      && reported.insert(use.number).inserted
    {
      let written = arguments.declared.first(ofArgument: use.number)?.source ?? use.source
      found.add("missing placeholder \(written.beginning) (argument \(use.number))")
    }
  }
}

extension CheckedRow {
  /// The number of the argument that selects the displayed plural form; nil if the string has no
  /// forms or the form is `other`.
  fileprivate var numberThatChooses: Int? {
    guard let form = leaf?.path.pluralCase, form != "other", let arguments else { return nil }
    return arguments.declared.firstNumber
  }
}

extension DeclaredArguments {
  /// The number of the first numeric argument, which selects the plural form of a string.
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

extension String {
  /// The argument numbers of objects that end a word after a number, such as a plural "s":
  /// `%lld file%@ found`.
  fileprivate var endingNumbers: Set<Int> {
    guard holds("@") else { return [] }
    let format = FormatString(self)
    var counted = 0
    var numbers: Set<Int> = []
    var hasNumber = false
    for (index, token) in format.tokens.enumerated() {
      guard case .placeholder(let position, let specifier) = token.kind else { continue }
      if position == nil { counted += 1 }
      if case .integer = specifier.argumentType { hasNumber = true }
      guard specifier.argumentType == .object, index > 0, hasNumber else { continue }
      let before = format.source(format.tokens[index - 1].range).last
      let after =
        index + 1 < format.tokens.count ? format.source(format.tokens[index + 1].range).first : nil
      if before?.isLetter == true, after?.isLetter != true { numbers.insert(position ?? counted) }
    }
    return numbers
  }
}
