public import LocalizedText

/// A text cut into clusters, with everything that a layout at any width needs.
public struct MeasuredText: Hashable, Sendable {
  /// One cell's worth of text, or two.
  struct Cluster: Hashable, Sendable {
    /// What is drawn.
    let text: String
    let columns: Int
    /// Where it stands in the text that was measured: UTF-8 offsets.
    let range: Range<Int>
    /// The index of the fragment in which the cluster begins.
    let fragment: Int
    let isBlank: Bool
    let mayBreakBehind: Bool

    /// Whether a line that ends here is as long as it looks.
    var hasInk: Bool { !isBlank && columns > 0 }
  }

  let clusters: [Cluster]
  /// The clusters between newlines, which are no clusters themselves; never empty.
  let paragraphs: [Range<Int>]
  /// What stands for a cluster that is wider than its row, and for the end of a text.
  let marks: LayoutMarks
  /// Whether the text goes on behind the last cluster, because nobody can show so much.
  let isCut: Bool
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
    _ clusters: [Cluster], scanned finder: borrowing BreakpointFinder, marks: LayoutMarks,
    isCut: Bool, direction: LayoutDirection, source: ResolvedText?
  ) {
    self.clusters = clusters
    self.marks = marks
    self.isCut = isCut
    self.direction = direction
    self.source = source
    paragraphs = finder.scanner.paragraphRanges
    columns = finder.scanner.paragraphs.columns
    breakpoints = finder.found
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
