/// A part of a text, and the part of the source that it comes from.
struct MarkdownPiece: Hashable, Sendable {
  /// Where the part begins in the text.
  let start: Int
  /// What it comes from.
  let source: Range<Int>
  /// Whether it stands in the source as it is, and not as an escape or an entity.
  let isLiteral: Bool
}

extension MarkdownText {
  /// The part of the source that a part of the text comes from, both in UTF-8 offsets.
  ///
  /// Markup at its ends is left out, escapes and entities come as a whole, and offsets outside the
  /// text count as its nearest end.
  public func sourceRange(of range: Range<Int>) -> Range<Int> {
    let range = range.clamped(to: 0..<text.utf8.count)
    guard let last = pieces.last else { return range }
    let lower: Int
    if range.lowerBound < text.utf8.count {
      lower = sourceStart(of: range.lowerBound)
    } else {
      lower = last.source.upperBound
    }
    return lower..<(range.isEmpty ? lower : sourceEnd(of: range.upperBound))
  }

  /// Where the source of the byte at an offset begins.
  private func sourceStart(of offset: Int) -> Int {
    let piece = piece(at: offset)
    return piece.source.lowerBound + (piece.isLiteral ? offset - piece.start : 0)
  }

  /// Where the source of the byte before an offset ends.
  private func sourceEnd(of offset: Int) -> Int {
    let piece = piece(at: offset - 1)
    return piece.isLiteral
      ? piece.source.lowerBound + offset - piece.start : piece.source.upperBound
  }

  /// The last piece that begins at an offset or before.
  private func piece(at offset: Int) -> MarkdownPiece {
    var low = 0
    var high = pieces.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if pieces[middle].start <= offset { low = middle } else { high = middle }
    }
    return pieces[low]
  }
}
