internal import SourceText

extension String {
  /// The text with commands to CI servers that read logs disabled.
  ///
  /// GitHub Actions executes lines that begin with `::error …`, even after whitespace, and
  /// `##[error] …` anywhere; other servers execute `##vso[…]`. The first character of such a
  /// command is escaped.
  package var withoutLogCommands: String {
    guard mayHoldLogCommand else { return self }
    var inert = String.UnicodeScalarView()
    var isLineStart = true
    var rest = unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if isLineStart && scalar == ":" && rest.first == ":" || scalar == "#" && rest.opensLogCommand
      {
        inert.append(contentsOf: scalar.escape.unicodeScalars)
      } else {
        inert.append(scalar)
      }
      isLineStart =
        scalar == "\n" || scalar == "\r" || isLineStart && scalar.properties.isWhitespace
    }
    return String(inert)
  }

  /// Whether the text contains `::` or `##`, which is rare.
  private var mayHoldLogCommand: Bool {
    var last: UInt8 = 0
    for byte in utf8 {
      if byte == last, byte == UInt8(ascii: ":") || byte == UInt8(ascii: "#") { return true }
      last = byte
    }
    return false
  }
}

extension Substring.UnicodeScalarView {
  /// Whether the rest, after a first `#`, completes `##[` or `##name[`.
  fileprivate var opensLogCommand: Bool {
    guard first == "#" else { return false }
    return dropFirst().drop { ("a"..."z").contains($0) }.first == "["
  }
}
