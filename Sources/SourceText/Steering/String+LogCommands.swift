extension String {
  /// The text in which no CI server that reads logs finds a command of its own.
  ///
  /// GitHub Actions obeys a line that begins with `::error …`, also after blanks, and `##[error] …`
  /// anywhere, as others obey `##vso[…]`. The first sign of such a command becomes an escape sequence.
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

  /// Whether two colons or two number signs follow each other, which is rare.
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
  /// Whether this follows the first `#` of `##[` or `##name[`.
  fileprivate var opensLogCommand: Bool {
    guard first == "#" else { return false }
    return dropFirst().drop { ("a"..."z").contains($0) }.first == "["
  }
}
