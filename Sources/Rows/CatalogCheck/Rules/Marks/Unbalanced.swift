import SourceText

extension Rule {
  static let bracketsUnbalanced = Rule(
    RuleID("brackets-unbalanced", .warning), "unbalanced bracket in a translation",
    why: """
      Users cannot tell whether something is missing: "Alle (außer dieser" for "All (except this \
      one)".
      """,
    fix: "Add the missing bracket, or remove the extra one."
  ) { checked, found in
    guard let scan = checked.scan, !scan.traits.isDisjoint(with: [.bracket, .wide]) else { return }
    for kind in [PairedMarks.Kind.round, .square] {
      checked.report(kind, in: scan, to: &found)
    }
  }

  static let quotesUnbalanced = Rule(
    RuleID("quotes-unbalanced", .warning), "unbalanced quotation mark in a translation",
    why: #"Users cannot tell where a quotation or a name ends: "„%@ löschen" for "Delete “%@”"."#,
    fix: "Add the missing quotation mark, or remove the extra one."
  ) { checked, found in
    guard let scan = checked.scan,
      !scan.traits.isDisjoint(with: [.quote, .latin1, .general, .wide])
    else { return }
    checked.report(.quotes, in: scan, to: &found)
  }
}

extension CheckedRow {
  /// Reports an unpaired mark unless the source string has one as well.
  fileprivate func report(_ kind: PairedMarks.Kind, in scan: TextScan, to found: inout Findings) {
    guard let mark = scan.pairs[kind], let source = sourceScan, source.pairs[kind] == nil,
      // The other mark may be in a form of a substitution.
      text?.mayReferToSubstitutions == false, !isForm,
      // Inflection markup has its own rules.
      kind == .quotes || text?.contains("^[") == false
    else { return }
    found.add("unbalanced \(scan.text(mark))", at: scan.position(of: mark.lowerBound))
  }
}
