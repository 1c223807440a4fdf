internal import SourceText

/// The breakpoints of a text of printable ASCII in lengths, computed without its clusters.
///
/// Each byte is a cluster, so two small tables and one pass give all lengths, and only the breaks
/// next to the middle are examined (galley-breakpoints in Tests/Bench: a fifth of the time of the
/// clusters).
struct ASCIILengthBreakpoints {
  /// The length of the text without trailing spaces.
  let length: Int
  /// The minimum length that fits the text on two lines.
  let twoLineLength: Int

  /// Finds the breakpoints of a text for which `ASCIIBreakpoints.isPrintable` is true.
  ///
  /// The length before each byte is written to `sums`, whose memory is reused between texts.
  @inline(__always)
  init(
    _ text: Span<UInt8>, by metric: any TextMetric, sums: inout [UInt32],
    class breakClass: (UInt8) -> BreakClass
  ) {
    let count = text.withoutTrailingBlanks
    guard count > 0 else {
      (length, twoLineLength) = (0, 0)
      return
    }
    if sums.count < count { sums = Array(repeating: 0, count: count + count / 2) }
    let (total, advances) = metric.measure(ascii: text, count: count, into: &sums)
    length = total
    // The first line, without trailing spaces and the kerning after it.
    func first(at place: Int) -> Int {
      var end = place
      while end > 0, text[end - 1] == UInt8(ascii: " ") { end -= 1 }
      return end > 0 ? Int(sums[end - 1]) + Int(advances[Int(text[end - 1])]) : 0
    }
    func second(at place: Int) -> Int { total - Int(sums[place]) }
    let length = text.count
    func mayBreak(before place: Int) -> Bool {
      ASCIIBreakpoints.mayBreak(in: text, before: place, count: length, class: breakClass)
    }
    // From the middle on, the first line is the longer one; before it, the second. On either side,
    // the nearest break is the best.
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

extension Span<UInt8> {
  /// The number of bytes before trailing spaces.
  fileprivate var withoutTrailingBlanks: Int {
    var end = count
    while end > 0, self[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return end
  }
}
