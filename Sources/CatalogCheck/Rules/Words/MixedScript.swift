public import SourceText

extension RuleID {
  /// A word with a letter of another script that looks like one of its own.
  public static let mixedScript = RuleID("mixed-script", .warning)
}

extension Rule {
  /// A word with a letter of another script that looks like one of its own.
  static let mixedScript = Rule(
    .mixedScript, summary: "a word mixes letters of two scripts that look alike",
    why: """
      The search does not find the word, and VoiceOver spells it: the C of "Сancel" is Cyrillic. \
      Keyboards were switched while somebody typed.
      """,
    fix: "Type the word again in one script."
  ) { checked, found in
    guard let scan = checked.scan, scan.traits.contains([.letter, .foreign]),
      let word = scan.words.mixed, checked.sourceScan?.words.mixed == nil
    else { return }
    found.append(
      Diagnostic(
        .mixedScript,
        message: "'\(scan.text(word).beginning)' mixes letters of two scripts that look alike",
        at: .text(scan.position(of: word.lowerBound))))
  }
}
