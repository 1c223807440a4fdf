/// What is inside of `` `code` ``.
struct MarkdownCode {
  /// What is shown of it: without a blank at each end, if there is more than blanks.
  let range: Range<Int>
  /// The line ends in it, which are shown as blanks.
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

/// The runs of backticks of a source, by their length: only one of the same length ends code.
struct MarkdownBackticks {
  /// Where the runs of a length begin, the last one first.
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

  /// The next run of a length; those before it are never asked for again.
  mutating func next(length: Int, from position: Int) -> Int? {
    while let start = starts[length]?.last, start < position { starts[length]?.removeLast() }
    return starts[length]?.last
  }
}
