/// The number of lines a text takes at one width.
public struct LineCount: Hashable, Sendable {
  /// The number of lines, at least 1.
  public let lines: Int
  /// Whether a word is wider than a line and therefore split.
  public let breaksWord: Bool
}

extension MeasuredText {
  /// The lines of a text at one width.
  package struct Wrapping {
    /// The clusters of each line, with trailing spaces.
    package var lines: [Range<Int>] = []
    /// The clusters of the first word that is split between lines.
    var brokenWord: Range<Int>?
  }

  /// Returns the number of lines the text takes at a width, without a limit.
  public func lineCount(at width: Int) -> LineCount {
    let wrapping = wrapped(at: width)
    return LineCount(lines: wrapping.lines.count, breaksWord: wrapping.brokenWord != nil)
  }

  /// Wraps the text greedily into lines of a width, keeping words whole if possible.
  ///
  /// A word wider than a line starts on a new line. If it started on the previous one, a wider row
  /// could need more lines than a narrower one.
  package func wrapped(at width: Int) -> Wrapping {
    var wrapping = Wrapping()
    for paragraph in paragraphs { wrap(paragraph, at: width, into: &wrapping) }
    return wrapping
  }

  private func wrap(_ paragraph: Range<Int>, at width: Int, into wrapping: inout Wrapping) {
    var line = paragraph.lowerBound..<paragraph.lowerBound
    var columns = 0
    var word = paragraph.lowerBound
    while word < paragraph.upperBound {
      let end = wordEnd(from: word, in: paragraph)
      let ink = clusters[word..<end].inkColumns
      if ink > 0, columns + ink > width {
        if !line.isEmpty { wrapping.lines.append(line) }
        line = word..<word
        columns = 0
      }
      var added = word..<end
      if ink > width {
        added = chop(added, at: width, into: &wrapping)
        line = added
        if wrapping.brokenWord == nil { wrapping.brokenWord = withoutHang(word..<end) }
      } else {
        line = line.lowerBound..<end
      }
      columns += clusters[added].reduce(0) { $0 + $1.columns }
      word = end
    }
    wrapping.lines.append(line)
  }

  private func wordEnd(from start: Int, in paragraph: Range<Int>) -> Int {
    let last = clusters[start..<paragraph.upperBound].firstIndex(where: \.mayBreakAfter)
    return last.map { $0 + 1 } ?? paragraph.upperBound
  }

  /// Splits clusters wherever a line is full, and returns the last line without adding it.
  private func chop(
    _ range: Range<Int>, at width: Int, into wrapping: inout Wrapping
  ) -> Range<Int> {
    var start = range.lowerBound
    var columns = 0
    let ink = withoutHang(range)
    for index in ink {
      let cluster = clusters[index]
      if columns + cluster.inkColumns > width, index > start {
        wrapping.lines.append(start..<index)
        start = index
        columns = 0
      }
      columns += cluster.columns
    }
    return start..<range.upperBound
  }

  /// Splits the text wherever a line is full, as for values.
  func chopped(at width: Int) -> Wrapping {
    var wrapping = Wrapping()
    for paragraph in paragraphs {
      let last = chop(paragraph, at: width, into: &wrapping)
      wrapping.lines.append(last)
    }
    return wrapping
  }

  /// Splits a line wherever it is full.
  package func chopped(_ line: Range<Int>, at width: Int) -> [Range<Int>] {
    var wrapping = Wrapping()
    let last = chop(line, at: width, into: &wrapping)
    return wrapping.lines + [last]
  }

  /// Returns the clusters of a line without trailing spaces and zero-width clusters.
  package func withoutHang(_ range: Range<Int>) -> Range<Int> {
    let ink = clusters[range].lastIndex(where: \.hasInk)
    return range.lowerBound..<(ink.map { $0 + 1 } ?? range.lowerBound)
  }
}
