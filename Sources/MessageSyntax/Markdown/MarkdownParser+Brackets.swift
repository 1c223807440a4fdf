/// A bracket that is open.
struct MarkdownBracket {
  /// What it begins if all goes well.
  enum Kind {
    case link
    case image
    case attributes
  }

  let kind: Kind
  /// Where it is.
  let range: Range<Int>
  /// How many delimiters there were before it.
  let delimiters: Int
  /// How deep the spans inside of it are.
  var depth = 0
}

extension MarkdownParser {
  mutating func open(_ kind: MarkdownBracket.Kind, length: Int) {
    let range = cursor.position..<cursor.position + length
    cursor.position = range.upperBound
    brackets.append(MarkdownBracket(kind: kind, range: range, delimiters: delimiters.count))
  }

  /// Closes the bracket that was opened last, and is text if that makes nothing.
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

  /// Reads attributes, and says where they end.
  ///
  /// Those that turn out to be none may have hidden the beginnings of others in a comment, so that
  /// only a limit keeps many of them from taking the square of their length.
  private mutating func attributes() -> (attributes: [String: AttributeValue], end: Int)? {
    guard bytesForAttributes > 0 else { return nil }
    var reader = AttributeReader(at: cursor)
    if let attributes = reader.read() { return (attributes, reader.cursor.position) }
    bytesForAttributes -= reader.cursor.position - cursor.position
    return nil
  }
}
