/// Writes the comments of a .strings file.
enum StringsComment {
  /// What Xcode writes where there is no comment; readers take it for none.
  static let placeholder = "No comment provided by engineer."

  /// A comment with another text, in the form and with the blanks that it has.
  ///
  /// - Parameters:
  ///   - old: the comment, with its delimiters.
  ///   - text: the new text.
  ///   - endsLine: whether the line ends after the comment, so that it can have either form.
  /// - Returns: the comment; nil if no comment can have the text.
  static func replacing(_ old: [UInt8], with text: String, endsLine: Bool) -> String? {
    guard isPossible(text) else { return nil }
    let isLine = old.starts(with: "//".utf8)
    let closing = !isLine && old.count >= 4 ? 2 : 0
    let inner = old[2..<old.count - closing]
    let blanks = (
      before: inner.prefix { $0 <= 0x20 },
      after: inner.reversed().prefix { $0 <= 0x20 }.reversed()
    )
    if isLine, !hasLineEnd(text) {
      let start = blanks.before.count == inner.count ? [0x20] : Array(blanks.before)
      return "//\(String(decoding: start, as: UTF8.self))\(text)"
    }
    guard isLine || text.contains("*/") || blanks.before.count == inner.count else {
      let before = String(decoding: blanks.before, as: UTF8.self)
      return "/*\(before)\(text)\(String(decoding: Array(blanks.after), as: UTF8.self))*/"
    }
    return token(of: text, isLine: isLine && endsLine, canBeLine: endsLine)
  }

  /// A new comment.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - isLine: whether it should begin with `//`.
  ///   - canBeLine: whether the line ends after it.
  /// - Returns: the comment; nil if no comment can have the text.
  static func token(of text: String, isLine: Bool, canBeLine: Bool) -> String? {
    guard isPossible(text) else { return nil }
    let isBlock = !text.contains("*/")
    let fitsLine = canBeLine && !hasLineEnd(text)
    if fitsLine, isLine || !isBlock { return "// \(text)" }
    return isBlock ? "/* \(text) */" : nil
  }

  /// Whether a reader gives the text back: it drops blanks at both ends.
  private static func isPossible(_ text: String) -> Bool {
    guard text != placeholder else { return false }
    return (text.utf8.first ?? 0x21) > 0x20 && (text.utf8.last ?? 0x21) > 0x20
  }

  private static func hasLineEnd(_ text: String) -> Bool {
    text.unicodeScalars.contains { ["\n", "\r", "\u{2028}", "\u{2029}"].contains($0) }
  }
}
