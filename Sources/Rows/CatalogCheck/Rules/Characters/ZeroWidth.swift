import LocalizedText
import PreviewRows
import SourceText

extension Rule {
  // The languages that write words without blanks use U+200B to allow a line break.
  static let zeroWidth = Rule(
    RuleID("zero-width", .warning), "invisible character in a string",
    why: """
      Search does not find the word, and lines break inside it: machine translation puts U+200B \
      into Chinese words, and joining files leaves U+FEFF.
      """,
    fix: "Remove the character."
  ) { checked, found in
    // U+200B and U+FEFF begin with these bytes, which few texts have.
    guard let text = checked.text, text.holds(byte: 0xE2, 0xEF, 0xEF),
      !["bo", "dz", "km", "lo", "my", "th"].contains(checked.locale.language)
    else { return }
    for (position, scalar) in text.unicodeScalars.enumerated() {
      guard scalar == "\u{200B}" || scalar == "\u{FEFF}" else { continue }
      found.add("\(scalar.codePointAndName) is invisible", at: position + 1)
      return
    }
  }
}
