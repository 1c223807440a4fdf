import LocalizedText
import PreviewRows

extension Row {
  /// The displayed text to check, without the characters that the pseudolocalization `rtl` adds to
  /// reverse it.
  var judgedText: String {
    let text = title.text
    // Marks that are neither in the string nor in an argument were added by galley.
    guard let first = title.fragments.first, first.text.unicodeScalars.first == Self.override,
      first.kind == .literal, !found.format.unicodeScalars.contains(where: Self.isMark)
    else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.filter { !Self.isMark($0) }))
  }

  private static let override: Unicode.Scalar = "\u{202E}"

  /// Whether a scalar begins or ends a direction override.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar == override || scalar == "\u{202C}"
  }
}
