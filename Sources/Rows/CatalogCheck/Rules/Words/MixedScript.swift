import SourceText

extension Rule {
  static let mixedScript = Rule(
    RuleID("mixed-script", .warning), "word with letters from two scripts",
    why: """
      Search does not find the word, and VoiceOver spells it out: the C of "Сancel" is Cyrillic. \
      The keyboard layout changed while somebody typed.
      """,
    fix: "Type the word again in one script."
  ) { checked, found in
    guard let scan = checked.scan, scan.traits.contains([.letter, .foreign]),
      let word = scan.words.mixed, checked.sourceScan?.words.mixed == nil
    else { return }
    found.add(
      "'\(scan.text(word).beginning)' mixes look-alike letters from two scripts",
      at: scan.position(of: word.lowerBound))
  }
}
