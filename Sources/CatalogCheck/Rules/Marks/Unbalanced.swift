public import SourceText

extension RuleID {
  /// A bracket of a translation without its counterpart.
  public static let bracketsUnbalanced = RuleID("brackets-unbalanced", .warning)
  /// A quotation mark of a translation without its counterpart.
  public static let quotesUnbalanced = RuleID("quotes-unbalanced", .warning)
}

extension Rule {
  /// A bracket of a translation without its counterpart, in a pair that the source text closes.
  static let bracketsUnbalanced = Rule(
    .bracketsUnbalanced, summary: "a bracket of a translation is not closed or not opened",
    why: """
      Users wonder whether a part of the text is lost: "Alle (außer dieser" for "All (except this \
      one)".
      """,
    fix: "Add the missing bracket, or remove the other one."
  ) { checked, found in
    guard let scan = checked.scan, !scan.traits.isDisjoint(with: [.bracket, .wide]) else { return }
    for kind in [PairedMarks.Kind.round, .square] {
      checked.report(.bracketsUnbalanced, kind, in: scan, to: &found)
    }
  }

  /// A double quotation mark of a translation without its counterpart.
  static let quotesUnbalanced = Rule(
    .quotesUnbalanced, summary: "a quotation mark of a translation has no counterpart",
    why: """
      Users cannot tell where a quotation or a name ends: "„%@ löschen" for "Delete “%@”".
      """,
    fix: "Add the missing quotation mark, or remove the other one."
  ) { checked, found in
    guard let scan = checked.scan,
      !scan.traits.isDisjoint(with: [.quote, .latin1, .general, .wide])
    else { return }
    checked.report(.quotesUnbalanced, .quotes, in: scan, to: &found)
  }
}

extension CheckedRow {
  /// Reports a mark without its counterpart, unless the source text has one as well.
  fileprivate func report(
    _ rule: RuleID, _ kind: PairedMarks.Kind, in scan: TextScan, to found: inout [Diagnostic]
  ) {
    guard let mark = scan.pairs[kind], let source = sourceScan, source.pairs[kind] == nil,
      // The other mark may be in the form of a substitution.
      text?.mayReferToSubstitutions == false, !isForm,
      // About markup for agreement, another rule tells.
      kind == .quotes || text?.contains("^[") == false
    else { return }
    found.append(
      Diagnostic(
        rule, message: "\(scan.text(mark)) has no counterpart",
        at: .text(scan.position(of: mark.lowerBound))))
  }
}
