internal import LocalizedText
public import StringCatalog
public import TextLayout

extension RowMaker {
  /// What is wrong with a row: what the readers reported of its entry, what the look-up met, what
  /// its text holds, and whether all of it is shown.
  ///
  /// ```swift
  /// maker.problems(of: row, fitted: maker.fit(row, width: 80), reported: [])
  ///   .ruleNames  // ["spec-extra"]
  /// ```
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - fitted: the row as it is shown.
  ///   - reported: what the readers reported of the row's entry.
  /// - Returns: the problems, those of the readers first.
  public func problems(
    of row: Row, fitted: FittedRow, reported: [Diagnostic]
  ) -> [Diagnostic] {
    var problems = reported
    problems += row.found.problems
    problems += row.title.unresolvedProblems
    let text = row.title.text
    // Most texts hold nothing of the kind, and their bytes tell.
    if text.utf8.contains(where: \.mayBeginSteering) { problems += SteeringScan(text).problems }
    if fitted.cut {
      let lost = fitted.lostColumns
      let message =
        lost > 0 ? "\(lost) columns are not shown" : "a character is wider than the row"
      problems.append(Diagnostic(.truncates, message: message))
    }
    return problems
  }
}

extension FoundText {
  /// What the look-up met on the way to the text.
  fileprivate var problems: [Diagnostic] {
    // The forms of a text in another language are not those that the locale needs.
    guard let choice = pluralChoice, origin != .source else { return [] }
    var problems: [Diagnostic] = []
    if let form = choice.form, form != choice.category {
      let message = "there is no form '\(choice.category)'; '\(form)' is shown"
      problems.append(Diagnostic(.pluralMissing, message: message))
    }
    if let other = choice.otherForm, let form = choice.form {
      let message = "the number takes '\(form)' here, and '\(other)' the other way of reading it"
      problems.append(Diagnostic(.pluralAmbiguous, message: message))
    }
    return problems
  }
}

extension ResolvedText {
  /// More than anybody reads of one kind.
  private static let limit = 16

  /// The placeholders that could not be filled.
  fileprivate var unresolvedProblems: [Diagnostic] {
    var problems: [Diagnostic] = []
    var place = 1
    guard fragments.contains(where: \.isUnresolved) else { return [] }
    for fragment in fragments where problems.count < Self.limit {
      if case .unresolved(let reason) = fragment.kind {
        let shown = String(fragment.text.unicodeScalars.prefix(40))
        problems.append(
          Diagnostic(
            reason.rule, message: "\(shown): \(reason.explanation)", at: .text(place)))
      }
      place += fragment.text.unicodeScalars.count
    }
    return problems
  }
}

extension Fragment {
  fileprivate var isUnresolved: Bool {
    if case .unresolved = kind { true } else { false }
  }
}

extension UInt8 {
  /// Whether the UTF-8 of a control or directional format character may begin with this byte.
  fileprivate var mayBeginSteering: Bool {
    switch self {
    case 0x00...0x1F, 0x7F, 0xC2, 0xE2: true
    default: false
    }
  }
}
