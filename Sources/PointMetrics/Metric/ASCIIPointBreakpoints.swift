internal import SourceText
internal import TextLayout

/// The breakpoints of a text of printable ASCII in lengths, without its clusters.
///
/// Each byte is a cluster, so two small tables and one walk give all lengths, and only the breaks next to
/// the middle are looked for (galley-breakpoints in Tests/Bench: a fifth of the time of the clusters).
struct ASCIIPointBreakpoints {
  /// The length of the text without trailing blanks.
  let length: Int
  /// The least length at which the text fits in two lines.
  let twoLineLength: Int

  /// Finds the breakpoints of a text for which `ASCIIBreakpoints.isPrintable` is true.
  ///
  /// The lengths before each byte are written to `sums`, whose memory is reused from text to text.
  @inline(__always)
  init(
    _ text: Span<UInt8>, by metric: PointMetric, sums: inout [UInt32],
    class breakClass: (UInt8) -> BreakClass
  ) {
    let count = text.withoutTrailingBlanks
    guard count > 0 else {
      (length, twoLineLength) = (0, 0)
      return
    }
    if sums.count < count { sums = Array(repeating: 0, count: count + count / 2) }
    let total = metric.measure(text, count: count, into: &sums)
    length = total
    // The first line, without the blanks at its end and without the kerning beside it.
    func first(at place: Int) -> Int {
      var end = place
      while end > 0, text[end - 1] == UInt8(ascii: " ") { end -= 1 }
      return end > 0 ? Int(sums[end - 1]) + metric.advance(ofASCII: text[end - 1]) : 0
    }
    func second(at place: Int) -> Int { total - Int(sums[place]) }
    let length = text.count
    func mayBreak(before place: Int) -> Bool {
      ASCIIBreakpoints.mayBreak(in: text, before: place, count: length, class: breakClass)
    }
    // From the middle on the first line is the longer one, and before it the second, so that on each
    // side the nearest break is the best.
    let middle = (0..<count).partitioningIndex { first(at: $0) >= second(at: $0) }
    var least = total
    var place = max(middle, 1)
    while place < count, !mayBreak(before: place) { place += 1 }
    if place < count { least = min(least, first(at: place)) }
    place = middle - 1
    while place > 0, !mayBreak(before: place) { place -= 1 }
    if place > 0 { least = min(least, second(at: place)) }
    twoLineLength = least
  }
}

extension PointMetric {
  func breakpoints(
    ofASCII text: Span<UInt8>, sums: inout [UInt32], class breakClass: (UInt8) -> BreakClass
  ) -> Breakpoints {
    let found = ASCIIPointBreakpoints(text, by: self, sums: &sums, class: breakClass)
    return Breakpoints(compact: found.length, standard: found.twoLineLength)
  }

  /// Writes the length before each byte of printable ASCII, and returns that of all bytes.
  @inline(__always)
  fileprivate func measure(_ text: Span<UInt8>, count: Int, into sums: inout [UInt32]) -> Int {
    var span = sums.mutableSpan
    var before = 0
    var last = text[0]
    span[0] = 0
    var advance = self.advance(ofASCII: last)
    for number in 1..<count {
      let byte = text[number]
      let own = self.advance(ofASCII: byte)
      before += advance + kerning(ofASCII: last, byte)
      span[number] = UInt32(truncatingIfNeeded: before)
      last = byte
      advance = own
    }
    return before + advance
  }
}

extension Span<UInt8> {
  /// The number of bytes before the blanks at the end.
  fileprivate var withoutTrailingBlanks: Int {
    var end = count
    while end > 0, self[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return end
  }
}
