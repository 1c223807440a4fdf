/// The content of `` `code` ``.
struct MarkdownCode {
  /// The range shown: one space is removed from each end, unless the content is all spaces.
  let range: Range<Int>
  /// The newlines in the content, which are shown as spaces.
  private(set) var lineEnds: [Range<Int>] = []

  init(_ range: Range<Int>, in source: [UInt8]) {
    var cursor = MarkdownCursor(source: source, position: range.lowerBound)
    var isBlank = true
    var first = 0
    var last = 0
    while cursor.position < range.upperBound {
      let start = cursor.position
      if cursor.skipLineEnd() > 0 {
        lineEnds.append(start..<cursor.position)
      } else if !cursor.take(" ") {
        isBlank = false
        last = 0
        cursor.position += 1
        continue
      }
      last = cursor.position - start
      if start == range.lowerBound { first = last }
    }
    if isBlank || first == 0 || last == 0 {
      self.range = range
    } else {
      let inner = range.lowerBound + first..<range.upperBound - last
      self.range = inner
      lineEnds.removeAll { !inner.overlaps($0) }
    }
  }
}

/// The runs of backquotes in a source, by length: only a run of the same length closes code.
struct MarkdownBackticks {
  /// The start positions of the runs of each length, last run first.
  private var starts: [Int: [Int]] = [:]

  init(_ source: [UInt8]) {
    var cursor = MarkdownCursor(source: source, position: source.count)
    while cursor.position > 0 {
      cursor.position -= 1
      guard cursor.byte == UInt8(ascii: "`") else { continue }
      let end = cursor.position + 1
      while cursor.position > 0, source[cursor.position - 1] == UInt8(ascii: "`") {
        cursor.position -= 1
      }
      starts[end - cursor.position, default: []].append(cursor.position)
    }
  }

  /// Returns the next run of a length.
  ///
  /// Discards earlier runs, which the parser no longer needs.
  mutating func next(length: Int, from position: Int) -> Int? {
    while let start = starts[length]?.last, start < position { starts[length]?.removeLast() }
    return starts[length]?.last
  }
}

/// An HTML tag, such as `<a title="*">`.
///
/// Tags are literal and contain no markup.
enum MarkdownTag {
  /// Returns the position after the tag at the cursor, or nil if there is no tag.
  static func end(at start: MarkdownCursor) -> Int? {
    var cursor = start
    cursor.position += 1
    let isClosing = cursor.take("/")
    guard cursor.byte?.isLetter == true else { return nil }
    cursor.skip { $0.isLetterOrDigit || $0 == UInt8(ascii: "-") }
    if isClosing {
      cursor.skipBlanks()
      return cursor.take(">") ? cursor.position : nil
    }
    while true {
      let isApart = cursor.skipBlanks() > 0
      if cursor.take(">") || cursor.take("/>") { return cursor.position }
      guard isApart, skipAttribute(&cursor) else { return nil }
    }
  }

  private static func skipAttribute(_ cursor: inout MarkdownCursor) -> Bool {
    guard let first = cursor.byte, !first.isDigit, isNamePart(first) else { return false }
    guard first != UInt8(ascii: "."), first != UInt8(ascii: "-") else { return false }
    cursor.skip(while: isNamePart)
    var value = cursor
    value.skipBlanks()
    guard value.take("=") else { return true }
    value.skipBlanks()
    cursor = value
    return skipValue(&cursor)
  }

  private static func skipValue(_ cursor: inout MarkdownCursor) -> Bool {
    for quote: Unicode.Scalar in ["\"", "'"] where cursor.take(quote) {
      cursor.skip { $0 != UInt8(ascii: quote) }
      return cursor.take(quote)
    }
    return cursor.skip { byte in
      switch Unicode.Scalar(byte) {
      case "\"", "'", "=", "<", ">", "`": false
      default: !byte.isBlank
      }
    } > 0
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "_", ":", ".", "-": true
    default: byte.isLetterOrDigit
    }
  }
}
