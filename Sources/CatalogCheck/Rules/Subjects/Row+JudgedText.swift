import LocalizedText
import PreviewRows

extension Row {
  /// The text that is judged: what is shown, without the characters with which the
  /// pseudo-localization `rtl` turns it round.
  var judgedText: String {
    let text = title.text
    // What the text itself does not have, and no argument brings, galley has added.
    guard let first = title.fragments.first, first.text.unicodeScalars.first == Self.override,
      first.kind == .literal, !found.format.unicodeScalars.contains(where: Self.isMark)
    else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.filter { !Self.isMark($0) }))
  }

  private static let override: Unicode.Scalar = "\u{202E}"

  /// Whether a character begins or ends an override of the direction.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar == override || scalar == "\u{202C}"
  }
}
