/// Finds the marks in a string by the CommonMark rules for inline content.
///
/// Parsing takes linear time for any input: brackets and delimiters are only visited again when
/// they are removed, and a failed search is not repeated.
struct MarkdownParser {
  /// The maximum nesting depth of spans.
  ///
  /// Deeper ones are literal.
  static let deepestSpan = 64
  /// The number of marks after which the rest of a string is literal.
  ///
  /// Otherwise a string of `**a**` alone would take a hundred times its size.
  static let mostMarks = 1 << 16

  var cursor: MarkdownCursor
  let allowsAttributes: Bool
  var marks: [MarkdownMark] = []
  /// The unmatched runs of `*`, `_` and `~`.
  var delimiters: [MarkdownDelimiter] = []
  /// The open brackets.
  var brackets: [MarkdownBracket] = []
  /// The number of open brackets that cannot start a link because they contain one.
  var inactiveBrackets = 0
  /// The number of bytes that may still be read in malformed attributes.
  var bytesForAttributes: Int
  /// The next position of each terminator, such as `-->`, that has been searched for.
  private var ends: [String: Int] = [:]
  private lazy var backticks = MarkdownBackticks(cursor.source)

  init(_ source: [UInt8], allowsAttributes: Bool) {
    cursor = MarkdownCursor(source: source, position: 0)
    self.allowsAttributes = allowsAttributes
    bytesForAttributes = 4 * source.count
  }

  /// Returns the marks, in no particular order.
  mutating func parse() -> [MarkdownMark] {
    while let byte = cursor.byte, marks.count + delimiters.count < Self.mostMarks {
      switch Unicode.Scalar(byte) {
      case "*", "_", "~": readDelimiters(byte)
      case "`": readCode()
      case "\\": readEscape()
      case "&": readEntity()
      case "<": readAngle()
      case "[": open(.link, length: 1)
      case "!" where cursor.byte(at: 1) == UInt8(ascii: "["): open(.image, length: 2)
      case "^" where allowsAttributes && cursor.byte(at: 1) == UInt8(ascii: "["):
        open(.attributes, length: 2)
      case "]": closeBracket()
      default: cursor.position += 1
      }
    }
    resolveDelimiters(from: 0)
    return marks
  }

  mutating func mark(_ range: Range<Int>, _ meaning: MarkdownMark.Meaning) {
    marks.append(MarkdownMark(range: range, meaning: meaning))
  }

  /// Parses `\*`, or a newline after a backslash.
  private mutating func readEscape() {
    let start = cursor.position
    cursor.position += 1
    let next = cursor.position
    if cursor.byte?.isPunctuation == true {
      cursor.position += 1
    } else if cursor.skipLineEnd() == 0 {
      return
    }
    let escaped = cursor.source[next..<cursor.position]
    mark(start..<cursor.position, .replaced(by: String(decoding: escaped, as: UTF8.self)))
  }

  private mutating func readEntity() {
    if let entity = MarkdownEntity(at: cursor) {
      mark(cursor.position..<entity.end, .replaced(by: entity.text))
      cursor.position = entity.end
    } else {
      cursor.position += 1
    }
  }

  /// Parses `` `code` ``.
  ///
  /// Newlines in it become spaces.
  private mutating func readCode() {
    let start = cursor.position
    let length = cursor.skip { $0 == UInt8(ascii: "`") }
    guard let close = backticks.next(length: length, from: cursor.position) else { return }
    let content = MarkdownCode(cursor.position..<close, in: cursor.source)
    mark(start..<content.range.lowerBound, .begins(.code))
    mark(content.range.upperBound..<close + length, .ends(.code))
    for end in content.lineEnds { mark(end, .replaced(by: " ")) }
    cursor.position = close + length
  }

  /// Parses `<https://…>`, `<ab@example.org>`, or a tag, which is literal.
  private mutating func readAngle() {
    if let link = MarkdownAutolink(at: cursor) {
      mark(cursor.position..<cursor.position + 1, .beginsLink(link.destination))
      mark(link.end - 1..<link.end, .endsLink)
      cursor.position += 1
      while cursor.position < link.end {
        if cursor.byte == UInt8(ascii: "&") { readEntity() } else { cursor.position += 1 }
      }
    } else {
      cursor.position = endOfTag() ?? cursor.position + 1
    }
  }

  private mutating func endOfTag() -> Int? {
    var inner = cursor
    inner.position += 1
    if inner.take("?") { return end(of: "?>", from: inner.position) }
    guard inner.take("!") else { return MarkdownTag.end(at: cursor) }
    if inner.take("--") {
      if inner.take(">") || inner.take("->") { return inner.position }
      return end(of: "-->", from: inner.position)
    }
    if inner.take("[CDATA[") { return end(of: "]]>", from: inner.position) }
    guard inner.byte?.isLetter == true else { return nil }
    return end(of: ">", from: inner.position)
  }

  /// Returns the position after the next terminator.
  ///
  /// Nothing is searched twice: a found position is reused until the parser passes it, and a failed
  /// search is not repeated.
  private mutating func end(of terminator: String, from start: Int) -> Int? {
    if let known = ends[terminator], known - terminator.utf8.count >= start {
      return known < Int.max ? known : nil
    }
    var place = MarkdownCursor(source: cursor.source, position: start)
    while place.byte != nil {
      if place.take(terminator) {
        ends[terminator] = place.position
        return place.position
      }
      place.position += 1
    }
    ends[terminator] = Int.max
    return nil
  }
}
