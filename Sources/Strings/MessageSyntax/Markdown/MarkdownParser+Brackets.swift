/// An opening bracket that has not been closed yet.
struct MarkdownBracket {
  /// The construct that the bracket starts if it is closed correctly.
  enum Kind {
    case link
    case image
    case attributes
  }

  let kind: Kind
  /// The position of the bracket in the source.
  let range: Range<Int>
  /// The number of delimiters before the bracket.
  let delimiters: Int
  /// The depth of the spans inside the brackets.
  var depth = 0
}

extension MarkdownParser {
  mutating func open(_ kind: MarkdownBracket.Kind, length: Int) {
    let range = cursor.position..<cursor.position + length
    cursor.position = range.upperBound
    brackets.append(MarkdownBracket(kind: kind, range: range, delimiters: delimiters.count))
  }

  /// Closes the innermost open bracket.
  ///
  /// Brackets that are not closed correctly are literal.
  mutating func closeBracket() {
    let start = cursor.position
    cursor.position += 1
    guard var bracket = brackets.popLast() else { return }
    let isInactive = brackets.count < inactiveBrackets
    inactiveBrackets = min(inactiveBrackets, brackets.count)
    switch bracket.kind {
    case .link:
      guard !isInactive, let end = MarkdownLinkEnd(at: cursor) else { break }
      finish(bracket, .beginsLink(end.destination), start..<end.end, .endsLink)
      inactiveBrackets = brackets.count
    case .image:
      guard let end = MarkdownLinkEnd(at: cursor) else { break }
      delimiters.removeSubrange(bracket.delimiters...)
      mark(bracket.range.lowerBound..<end.end, .isVerbatim)
      cursor.position = end.end
    case .attributes:
      guard bracket.depth < Self.deepestSpan, let list = attributes() else { break }
      finish(bracket, .beginsSpan(list.attributes), start..<list.end, .endsSpan)
      bracket.depth += 1
    }
    guard let outer = brackets.indices.last else { return }
    brackets[outer].depth = max(brackets[outer].depth, bracket.depth)
  }

  private mutating func finish(
    _ bracket: MarkdownBracket, _ begin: MarkdownMark.Meaning, _ range: Range<Int>,
    _ end: MarkdownMark.Meaning
  ) {
    resolveDelimiters(from: bracket.delimiters)
    mark(bracket.range, begin)
    mark(range, end)
    cursor.position = range.upperBound
  }

  /// Parses attributes, and returns them with the position after them.
  ///
  /// Malformed attributes may contain the start of others in a comment, so the same bytes would be
  /// read again and again. A limit prevents quadratic time.
  private mutating func attributes() -> (attributes: [String: AttributeValue], end: Int)? {
    guard bytesForAttributes > 0 else { return nil }
    var reader = AttributeReader(at: cursor)
    if let attributes = reader.read() { return (attributes, reader.cursor.position) }
    bytesForAttributes -= reader.cursor.position - cursor.position
    return nil
  }
}
