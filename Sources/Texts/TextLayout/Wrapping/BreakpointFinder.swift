internal import SourceText

/// Finds the breakpoints of many texts, on one thread at a time.
///
/// It reuses its buffers: a text no longer than earlier ones needs no allocation, unless it needs a
/// dictionary.
///
/// ```swift
/// var finder = TextMeasurer(locale: LocaleTag("en")).breakpointFinder()
/// finder.breakpoints(of: Array("Bon voyage".utf8).span).standard  // 6
/// ```
package struct BreakpointFinder: ~Copyable {
  /// The scanner, which holds the clusters of the last text.
  private(set) var scanner: TextScanner
  private var dictionary: DictionaryBreaks
  private let cutMark: String
  /// The metric for lengths, or nil for columns.
  private let metric: (any TextMetric)?
  /// The range of clusters of the last text searched with the dictionary.
  private var searched = 0..<0

  init(
    width: ColumnWidth, tailoring: BreakTailoring, locale: String, cutMark: String,
    metric: (any TextMetric)? = nil
  ) {
    self.metric = metric
    scanner = TextScanner(width: width, tailoring: tailoring)
    dictionary = DictionaryBreaks(locale: locale)
    self.cutMark = cutMark
  }

  /// Returns the breakpoints of a text, which must be valid UTF-8.
  package mutating func breakpoints(of text: Span<UInt8>) -> Breakpoints {
    guard text.count <= LimitedText.limit else {
      scan(text)
      return found
    }
    scanner.scan(text)
    searched = 0..<0
    return scannedBreakpoints(of: text, by: metric)
  }

  /// Finds the breakpoints of a text in each of several metrics.
  ///
  /// The text is scanned once. Only lengths differ between metrics, and mostly the same words are
  /// looked up in the dictionary.
  package mutating func breakpoints(
    of text: Span<UInt8>, in metrics: [any TextMetric], into found: inout [Breakpoints]
  ) {
    found.removeAll(keepingCapacity: true)
    if text.count > LimitedText.limit, let valid = try? UTF8Span(validating: text) {
      let shown = LimitedText(String(copying: valid), cutMark: cutMark).text
      return shown.withBytes { scanBreakpoints(of: $0, in: metrics, into: &found) }
    }
    scanBreakpoints(of: text, in: metrics, into: &found)
  }

  private mutating func scanBreakpoints(
    of text: Span<UInt8>, in metrics: [any TextMetric], into found: inout [Breakpoints]
  ) {
    scanner.scan(text)
    searched = 0..<0
    for metric in metrics { found.append(scannedBreakpoints(of: text, by: metric)) }
  }

  /// Returns the breakpoints of a scanned text.
  private mutating func scannedBreakpoints(
    of text: Span<UInt8>, by metric: (any TextMetric)?
  ) -> Breakpoints {
    if let metric { scanner.measure(text, by: metric) }
    if scanner.needsDictionary, !scanner.hasLineEnds { findWordsAroundMiddle(of: text) }
    return found
  }

  /// Searches only the part around the middle, between two spaces, with the dictionary.
  ///
  /// ``twoLineColumns`` needs no other positions, and dictionaries are slow.
  private mutating func findWordsAroundMiddle(of text: Span<UInt8>) {
    let middle = middleCluster
    var first = middle
    repeat { first -= 1 } while first > 0 && !scanner.mayBreak(afterBlankBeforeCluster: first)
    var end = max(middle, 1)
    while end < scanner.clusterCount, !scanner.mayBreak(afterBlankBeforeCluster: end) { end += 1 }
    let clusters = max(first, 0)..<end
    guard !searched.contains(clusters) || searched.isEmpty else { return }
    let starts = scanner.starts
    dictionary.find(
      in: text, Int(starts[clusters.lowerBound].offset)..<Int(starts[end].offset))
    searched = clusters
  }

  /// Returns the width of the widest paragraph of a text, without trailing spaces.
  package mutating func columns(of text: Span<UInt8>) -> Int {
    columns(of: text, by: metric)
  }

  /// Returns the width of the widest paragraph of a text, in columns or as a length.
  package mutating func columns(of text: Span<UInt8>, by metric: (any TextMetric)?) -> Int {
    scan(text, by: metric)
    return scanner.paragraphs.columns
  }

  /// Scans a text up to the maximum length, for `found` and `mayBreak(beforeCluster:)`.
  mutating func scan(_ text: Span<UInt8>) { scan(text, by: metric) }

  /// Measures the scanned text, which must not exceed the maximum length, in another metric.
  mutating func measure(_ text: Span<UInt8>, by metric: any TextMetric) {
    scanner.measure(text, by: metric)
  }

  private mutating func scan(_ text: Span<UInt8>, by metric: (any TextMetric)?) {
    if text.count > LimitedText.limit, let valid = try? UTF8Span(validating: text) {
      let shown = LimitedText(String(copying: valid), cutMark: cutMark).text
      return shown.withBytes { scan(whole: $0, by: metric) }
    }
    scan(whole: text, by: metric)
  }

  private mutating func scan(whole text: Span<UInt8>, by metric: (any TextMetric)?) {
    scanner.scan(text)
    if let metric { scanner.measure(text, by: metric) }
    if scanner.needsDictionary { dictionary.find(in: text, 0..<text.count) }
  }

  /// The breakpoints of the scanned text.
  var found: Breakpoints {
    if scanner.hasLineEnds {
      let paragraphs = scanner.paragraphs
      return Breakpoints(
        compact: nil, standard: paragraphs.count == 2 ? paragraphs.columns : nil)
    }
    return Breakpoints(compact: scanner.inkColumns, standard: twoLineColumns)
  }

  /// Returns whether a line may break before a cluster of the scanned text.
  @inline(__always)
  func mayBreak(beforeCluster number: Int) -> Bool {
    guard scanner.needsDictionary else { return scanner.mayBreak(beforeCluster: number) }
    let offset = scanner.starts[number].offset
    guard dictionary.knows(offset) else { return scanner.mayBreak(beforeCluster: number) }
    return dictionary.mayBreak(at: offset)
      && (!scanner.tailoring.differsFromICU || scanner.touchesDictionary(number)
        || scanner.mayBreak(beforeCluster: number))
  }

  /// The minimum width that fits a text of one paragraph on two lines without splitting a word.
  ///
  /// From one break to the next, the first line grows and the second shrinks. So the best break is
  /// one of the two closest to the position where both lines are equally wide.
  private var twoLineColumns: Int {
    let middle = middleCluster
    var least = scanner.inkColumns
    var place = middle
    while place < scanner.clusterCount, halves(at: place).first < least {
      if mayBreak(beforeCluster: place) { least = halves(at: place).first }
      place += 1
    }
    place = middle - 1
    while place > 0, halves(at: place).rest < least {
      if mayBreak(beforeCluster: place) { least = halves(at: place).rest }
      place -= 1
    }
    return least
  }

  /// The first cluster with at least as much width before it as from it on.
  private var middleCluster: Int {
    (0..<scanner.clusterCount).partitioningIndex { number in
      let (first, rest) = halves(at: number)
      return first >= rest
    }
  }

  /// Returns the widths of two lines with a break before a cluster, each without trailing spaces.
  @inline(__always)
  private func halves(at number: Int) -> (first: Int, rest: Int) {
    let place = scanner.starts[number]
    return (Int(place.ink), scanner.inkColumns - Int(place.before))
  }
}
