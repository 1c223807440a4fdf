public import SourceText

extension RuleID {
  /// Word with letters from two scripts.
  public static let mixedScript = RuleID("mixed-script", .warning)
}

extension Rule {
  /// Word with letters from two scripts.
  static let mixedScript = Rule(
    .mixedScript, summary: "word with letters from two scripts",
    why: """
      Search does not find the word, and VoiceOver spells it out: the C of "Сancel" is Cyrillic. \
      The keyboard layout changed while somebody typed.
      """,
    fix: "Type the word again in one script."
  ) { checked, found in
    guard let scan = checked.scan, scan.traits.contains([.letter, .foreign]),
      let word = scan.words.mixed, checked.sourceScan?.words.mixed == nil
    else { return }
    found.append(
      Diagnostic(
        .mixedScript,
        message: "'\(scan.text(word).beginning)' mixes look-alike letters from two scripts",
        at: .text(scan.position(of: word.lowerBound))))
  }
}
