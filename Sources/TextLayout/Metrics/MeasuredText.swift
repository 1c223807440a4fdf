public import LocalizedText

/// A text cut into clusters, with everything that a layout at any width needs.
public struct MeasuredText: Hashable, Sendable {
  /// One cell's worth of text, or two; in few bytes, for a text has many.
  struct Cluster: Hashable, Sendable {
    /// Where it stands in what is laid out: UTF-8 offsets.
    let start: UInt32
    let end: UInt32
    private let width: UInt32
    private let fragmentNumber: UInt32
    let isBlank: Bool
    let mayBreakBehind: Bool
    /// Whether it has to be drawn in another way than it is written.
    let isReplaced: Bool

    init(
      _ place: TextScanner.ClusterStart, before next: TextScanner.ClusterStart, fragment: Int,
      mayBreakBehind: Bool
    ) {
      start = place.offset
      end = next.offset
      width = next.before - place.before
      fragmentNumber = UInt32(truncatingIfNeeded: fragment)
      isBlank = place.traits.contains(.isBlank)
      isReplaced = place.traits.contains(.isReplaced)
      self.mayBreakBehind = mayBreakBehind
    }

    var columns: Int { Int(width) }
    /// The index of the fragment in which the cluster begins.
    var fragment: Int { Int(fragmentNumber) }
    /// Whether a line that ends here is as long as it looks.
    var hasInk: Bool { !isBlank && width > 0 }
  }

  let clusters: [Cluster]
  /// The clusters between newlines, which are no clusters themselves; never empty.
  let paragraphs: [Range<Int>]
  /// What stands for a cluster that is wider than its row, and for the end of a text.
  let marks: LayoutMarks
  /// The text, or as much of it as is laid out.
  private let laidOut: LimitedText
  /// The columns of the widest paragraph without the blanks that hang over its end.
  public let columns: Int
  /// The least widths at which the text fits one line and two lines.
  public let breakpoints: Breakpoints
  /// Where lines begin.
  public let direction: LayoutDirection
  /// What was measured, where it is drawn in visual order.
  let source: ResolvedText?
  /// The parts that are marked: UTF-8 offsets, in order and apart.
  private var marked: [Range<Int>] = []

  init(
    _ clusters: [Cluster], of laidOut: LimitedText, scanned finder: borrowing BreakpointFinder,
    marks: LayoutMarks, direction: LayoutDirection, source: ResolvedText?
  ) {
    self.clusters = clusters
    self.laidOut = laidOut
    self.marks = marks
    self.direction = direction
    self.source = source
    paragraphs = finder.scanner.paragraphRanges
    columns = finder.scanner.paragraphs.columns
    breakpoints = finder.found
  }

  /// Whether the text goes on behind the last cluster, because nobody can show so much.
  var isCut: Bool { laidOut.isCut }

  /// Where a cluster stands in the text that was measured: UTF-8 offsets.
  func range(of cluster: Cluster) -> Range<Int> {
    min(Int(cluster.start), laidOut.length)..<min(Int(cluster.end), laidOut.length)
  }

  /// What is drawn of a cluster.
  func text(of cluster: Cluster) -> String {
    let text = shown(cluster.start..<cluster.end)
    return cluster.isReplaced ? text.drawn(with: marks) : String(text)
  }

  /// What is laid out from one UTF-8 offset to another.
  func shown(_ range: Range<UInt32>) -> Substring {
    let text = laidOut.text
    let start = text.utf8.index(text.startIndex, offsetBy: Int(range.lowerBound))
    return text[start..<text.utf8.index(start, offsetBy: range.count)]
  }

  /// The text with some parts marked, which a search has found: UTF-8 offsets, in order and apart.
  ///
  /// Nothing else changes; the runs of its lines say which of them are marked.
  package func marking(_ ranges: [Range<Int>]) -> MeasuredText {
    var text = self
    text.marked = ranges
    return text
  }

  /// Whether a cluster reaches into a part that is marked.
  func isMarked(_ cluster: Range<Int>) -> Bool {
    guard !marked.isEmpty else { return false }
    var low = 0
    var high = marked.count
    while low < high {
      let middle = (low + high) / 2
      if marked[middle].upperBound > cluster.lowerBound { high = middle } else { low = middle + 1 }
    }
    return low < marked.count && marked[low].overlaps(cluster)
  }

  /// Whether there is nothing at all, not even a newline.
  public var isEmpty: Bool { clusters.isEmpty && paragraphs.count == 1 }
}

extension Sequence where Element == MeasuredText.Cluster {
  /// The columns without the blanks that hang over the end.
  var inkColumns: Int {
    var all = 0
    var ink = 0
    for cluster in self {
      all += cluster.columns
      if cluster.hasInk { ink = all }
    }
    return ink
  }
}

extension MeasuredText {
  /// The columns of the widest word: of what stands between two places where a line may end.
  ///
  /// ```swift
  /// measurer.measure("Bon voyage").widestWordColumns  // 6
  /// ```
  public var widestWordColumns: Int {
    var longest = 0
    for paragraph in paragraphs {
      var columns = 0
      var ink = 0
      for number in paragraph {
        let cluster = clusters[number]
        columns += cluster.columns
        if cluster.hasInk { ink = columns }
        guard cluster.mayBreakBehind || number == paragraph.upperBound - 1 else { continue }
        longest = max(longest, ink)
        (columns, ink) = (0, 0)
      }
    }
    return longest
  }
}
