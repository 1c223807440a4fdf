extension String {
  /// The text in which no CI server that reads logs finds a command of its own.
  ///
  /// GitHub Actions obeys a line that begins with `::error …`, also after blanks, and `##[error] …`
  /// anywhere, as others obey `##vso[…]`. The first sign of such a command becomes an escape sequence.
  package var withoutLogCommands: String {
    let bytes = utf8
    guard bytes.contains(UInt8(ascii: ":")) || bytes.contains(UInt8(ascii: "#")) else {
      return self
    }
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
}

extension Substring.UnicodeScalarView {
  /// Whether this follows the first `#` of `##[` or `##name[`.
  fileprivate var opensLogCommand: Bool {
    guard first == "#" else { return false }
    return dropFirst().drop { ("a"..."z").contains($0) }.first == "["
  }
}
