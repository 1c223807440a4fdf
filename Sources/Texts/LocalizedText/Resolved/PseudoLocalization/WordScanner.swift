/// Separates the words of a literal from tags, URLs and `${applicationName}`.
struct WordScanner {
  private let bytes: [UInt8]
  private var index = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Returns the string with only its words changed.
  mutating func changingWords(_ change: (String) -> String) -> String {
    var text = ""
    var start = 0
    while index < bytes.count {
      guard let end = endOfOther() else {
        index += 1
        continue
      }
      text += change(string(start..<index)) + string(index..<end)
      index = end
      start = end
    }
    return text + change(string(start..<index))
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Returns the end of the untranslatable part that starts here, or nil if none does.
  private func endOfOther() -> Int? {
    switch Unicode.Scalar(bytes[index]) {
    case "$": endOfToken()
    case "\\": index + 1 < bytes.count && bytes[index + 1].isGraphic ? index + 2 : nil
    case "<": endOfTag()
    case "A"..."Z", "a"..."z": index > 0 && bytes[index - 1].isWordPart ? nil : endOfAddress()
    default: nil
    }
  }

  /// Returns the end of a variable that the app replaces: `${applicationName}`.
  private func endOfToken() -> Int? {
    guard bytes[index...].starts(with: "${".utf8) else { return nil }
    let end = end(from: index + 2) { $0.isWordPart || $0 == UInt8(ascii: ".") }
    return end < bytes.count && bytes[end] == UInt8(ascii: "}") ? end + 1 : nil
  }

  /// Returns the end of a tag: `<b>`, `</b>`, `<!-- -->`.
  private func endOfTag() -> Int? {
    guard index + 1 < bytes.count else { return nil }
    let second = bytes[index + 1]
    guard second.isLetter || "/!?".utf8.contains(second) else { return nil }
    let end = end(from: index + 1) { $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: ">") }
    return end < bytes.count && bytes[end] == UInt8(ascii: ">") ? end + 1 : nil
  }

  /// Returns the end of a URL: `https://example.com/a?b=c`, `www.example.com`,
  /// `mailto:ab@example.com`.
  private func endOfAddress() -> Int? {
    let scheme = end(from: index, atMost: 32) { $0.isWordPart || "+.-".utf8.contains($0) }
    let isAddress =
      bytes[scheme...].starts(with: "://".utf8)
      || bytes[index...].starts(with: "www.".utf8)
      || bytes[index...].starts(with: "mailto:".utf8)
    guard isAddress else { return nil }
    let end = end(from: index) { $0.isGraphic && !"<>\"".utf8.contains($0) }
    // Trailing punctuation belongs to the sentence, not the URL.
    let trailing = bytes[index..<end].reversed().prefix { ".,;:!?)'".utf8.contains($0) }.count
    return end - trailing
  }

  private func end(
    from start: Int, atMost limit: Int = .max, while belongs: (UInt8) -> Bool
  ) -> Int {
    start + bytes[start...].prefix(limit).prefix(while: belongs).count
  }
}

extension String {
  /// Returns the string with only its words changed.
  func changingWords(_ change: (String) -> String) -> String {
    var scanner = WordScanner(self)
    return scanner.changingWords(change)
  }
}

extension UInt8 {
  fileprivate var isWordPart: Bool { isLetterOrDigit || self == UInt8(ascii: "_") }
  fileprivate var isGraphic: Bool { 0x21...0x7E ~= self }
}
