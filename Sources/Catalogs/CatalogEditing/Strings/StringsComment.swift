/// Writes the comments of a .strings file.
enum StringsComment {
  /// The comment Xcode writes for strings without one; readers treat it as no comment.
  static let placeholder = "No comment provided by engineer."

  /// Replaces the text of a comment, keeping its form and whitespace.
  ///
  /// - Parameters:
  ///   - old: the comment, with delimiters.
  ///   - text: the new text.
  ///   - endsLine: whether the comment is the last item on its line, so that it can have either
  ///     form.
  /// - Returns: the comment; nil if the text cannot be written as a comment.
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

  /// Creates a comment.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - isLine: whether to prefer `//`.
  ///   - canBeLine: whether the line ends after the comment.
  /// - Returns: the comment; nil if the text cannot be written as a comment.
  static func token(of text: String, isLine: Bool, canBeLine: Bool) -> String? {
    guard isPossible(text) else { return nil }
    let isBlock = !text.contains("*/")
    let fitsLine = canBeLine && !hasLineEnd(text)
    if fitsLine, isLine || !isBlock { return "// \(text)" }
    return isBlock ? "/* \(text) */" : nil
  }

  /// Whether the text survives being read back: readers trim whitespace at both ends.
  private static func isPossible(_ text: String) -> Bool {
    guard text != placeholder else { return false }
    return (text.utf8.first ?? 0x21) > 0x20 && (text.utf8.last ?? 0x21) > 0x20
  }

  private static func hasLineEnd(_ text: String) -> Bool {
    text.unicodeScalars.contains { ["\n", "\r", "\u{2028}", "\u{2029}"].contains($0) }
  }
}
