internal import SourceText

/// Decodes the content of `<source>`, `<target>` and `<note>`.
enum XLIFFText {
  /// Returns the text without the tags of inline elements.
  ///
  /// A carriage return stays, although XML turns it into a line feed: some programs write that of a
  /// string as it is, and not as `&#13;`.
  ///
  /// - Parameters:
  ///   - bytes: the content.
  ///   - joinsWindowsLines: whether CR LF is a line end of the file, and becomes a line feed.
  /// - Returns: the text.
  static func decode(_ bytes: Span<UInt8>, joinsWindowsLines: Bool) -> String {
    let hasTags = bytes.holds(UInt8(ascii: "<"))
    guard hasTags || joinsWindowsLines && bytes.holds(UInt8(ascii: "\r")) else {
      return XMLText.decode(bytes)
    }
    var text = ""
    var index = 0
    var start = 0
    func flush(to end: Int) {
      text += XMLText.decode(bytes.extracting(start..<end))
      start = end
    }
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\r"), joinsWindowsLines,
        bytes.holds("\r\n", at: index)
      {
        flush(to: index)
        start = index + 1
        index += 1
      } else if bytes[index] == UInt8(ascii: "<") {
        if let markup = XMLText.Markup(in: bytes, at: index) {
          index = markup.end
        } else {
          flush(to: index)
          index = end(ofTagAt: index, in: bytes)
          start = index
        }
      } else {
        index += 1
      }
    }
    flush(to: bytes.count)
    return text
  }

  private static func end(ofTagAt start: Int, in bytes: Span<UInt8>) -> Int {
    var index = start
    var quote: UInt8?
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if quote != nil {
        if byte == quote { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        break
      }
    }
    return index
  }
}
