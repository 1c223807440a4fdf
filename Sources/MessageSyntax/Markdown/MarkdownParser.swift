/// Finds the marks in a text, by the rules of CommonMark for what is inside of a paragraph.
///
/// The time is proportional to the length, whatever the text is: brackets and delimiters are looked
/// at once more only when they go away, and searches that found nothing are not made again.
struct MarkdownParser {
  /// More spans than these, one in the other, are text.
  static let deepestSpan = 64

  var cursor: MarkdownCursor
  let allowsAttributes: Bool
  var marks: [MarkdownMark] = []
  /// The runs of `*`, `_` and `~` that no bracket has resolved yet.
  var delimiters: [MarkdownDelimiter] = []
  /// The brackets that are open.
  var brackets: [MarkdownBracket] = []
  /// How many of the open brackets cannot begin a link any more, for there is one in them.
  var inactiveBrackets = 0
  /// How many bytes may be read in attributes that turn out to be none.
  var bytesForAttributes: Int
  /// Where the next ends of comments and their like are, by their text.
  private var ends: [String: Int] = [:]
  private lazy var backticks = MarkdownBackticks(cursor.source)

  init(_ source: [UInt8], allowsAttributes: Bool) {
    cursor = MarkdownCursor(source: source, position: 0)
    self.allowsAttributes = allowsAttributes
    bytesForAttributes = 4 * source.count
  }

  /// The marks, in no order.
  mutating func parse() -> [MarkdownMark] {
    while let byte = cursor.byte {
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

  /// `\*`, and a line end behind a backslash.
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
    mark(start..<cursor.position, .standsFor(String(decoding: escaped, as: UTF8.self)))
  }

  private mutating func readEntity() {
    if let entity = MarkdownEntity(at: cursor) {
      mark(cursor.position..<entity.end, .standsFor(entity.text))
      cursor.position = entity.end
    } else {
      cursor.position += 1
    }
  }

  /// `` `code` ``, in which line ends are blanks.
  private mutating func readCode() {
    let start = cursor.position
    let length = cursor.skip { $0 == UInt8(ascii: "`") }
    guard let close = backticks.next(length: length, from: cursor.position) else { return }
    let content = MarkdownCode(cursor.position..<close, in: cursor.source)
    mark(start..<content.range.lowerBound, .begins(.code))
    mark(content.range.upperBound..<close + length, .ends(.code))
    for end in content.lineEnds { mark(end, .standsFor(" ")) }
    cursor.position = close + length
  }

  /// `<https://…>`, `<ab@example.org>`, and tags, which are text.
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

  /// Where the next text of this kind ends.
  ///
  /// Nothing is searched twice: an end that was found counts until it is passed, and one that was
  /// not found never comes.
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
