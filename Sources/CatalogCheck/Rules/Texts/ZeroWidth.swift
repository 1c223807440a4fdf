import LocalizedText
import PreviewRows
public import SourceText
import StringCatalog

extension RuleID {
  /// A character without width between the letters of a text.
  public static let zeroWidth = RuleID("zero-width", .warning)
}

extension Rule {
  /// A character without width between the letters of a text.
  ///
  /// The languages that write words without blanks use U+200B to allow a line break.
  static let zeroWidth = Rule(
    .zeroWidth, summary: "a text contains an invisible character",
    why: """
      The search does not find the word, and lines break inside it: U+200B in Chinese words comes \
      from machine translations, U+FEFF from joined files.
      """,
    fix: "Remove the character."
  ) { checked, found in
    // U+200B and U+FEFF begin with these bytes, which few texts have.
    guard let text = checked.text, text.holds(byte: 0xE2, 0xEF, 0xEF),
      !["bo", "dz", "km", "lo", "my", "th"].contains(checked.locale.language)
    else { return }
    for (position, scalar) in text.unicodeScalars.enumerated() {
      guard scalar == "\u{200B}" || scalar == "\u{FEFF}" else { continue }
      found.append(
        Diagnostic(
          .zeroWidth, message: "\(scalar.codePointAndName) is invisible", at: .text(position + 1)))
      return
    }
  }
}
