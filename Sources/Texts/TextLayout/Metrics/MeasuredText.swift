public import LocalizedText
internal import SourceText

/// A text split into clusters and measured once for any layout and width.
public struct MeasuredText: Hashable, Sendable {
  /// One cluster, kept to 20 bytes because a text has many.
  ///
  /// In a text measured in points, widths are in 1/64 point; see the module PointMetrics.
  package struct Cluster: Hashable, Sendable {
    /// Its UTF-8 range in the text.
    package let start: UInt32
    package let end: UInt32
    private let width: UInt32
    private let fragmentNumber: UInt32
    /// The part of its width that counts only if the line continues after it.
    private let kerning: Int16
    private let traits: Traits

    private struct Traits: OptionSet, Hashable {
      let rawValue: UInt8
      static let isBlank = Traits(rawValue: 1)
      static let mayBreakAfter = Traits(rawValue: 2)
      static let isReplaced = Traits(rawValue: 4)
    }

    init(
      _ place: TextScanner.ClusterStart, before next: TextScanner.ClusterStart, fragment: Int,
      mayBreakAfter: Bool
    ) {
      start = place.offset
      end = next.offset
      width = next.before - place.before
      fragmentNumber = UInt32(truncatingIfNeeded: fragment)
      let isBlank = place.traits.contains(.isBlank)
      // The ink ends after this cluster, unless it is a space or has no width.
      let hasInk = !isBlank && next.ink > place.ink
      kerning = hasInk ? Int16(truncatingIfNeeded: Int(next.before) - Int(next.ink)) : 0
      var traits: Traits = isBlank ? .isBlank : []
      if mayBreakAfter { traits.insert(.mayBreakAfter) }
      if place.traits.contains(.isReplaced) { traits.insert(.isReplaced) }
      self.traits = traits
    }

    /// The width it adds to a line that continues after it.
    package var columns: Int { Int(width) }
    /// The width it adds to a line that ends with it.
    package var inkColumns: Int { Int(width) - Int(kerning) }
    var isBlank: Bool { traits.contains(.isBlank) }
    var mayBreakAfter: Bool { traits.contains(.mayBreakAfter) }
    /// Whether any of its scalars is replaced or dropped when drawn.
    var isReplaced: Bool { traits.contains(.isReplaced) }
    /// The index of the fragment in which the cluster starts.
    var fragment: Int { Int(fragmentNumber) }
    /// Whether the cluster counts at the end of a line: it has width and is not a space.
    var hasInk: Bool { !isBlank && inkColumns > 0 }
  }

  package let clusters: [Cluster]
  /// The clusters of each paragraph; there is at least one paragraph.
  ///
  /// Newlines separate paragraphs and are not clusters.
  package let paragraphs: [Range<Int>]
  /// The marks that replace undisplayable content.
  let marks: LayoutMarks
  /// The text, up to a maximum length.
  private let laidOut: LimitedText
  /// The width of the widest paragraph, without trailing spaces, in columns.
  public let columns: Int
  /// The minimum widths that fit the text on one and on two lines.
  public let breakpoints: Breakpoints
  /// The writing direction, which determines the leading edge.
  public let direction: LayoutDirection
  /// The measured text, or nil unless its lines are reordered visually.
  let source: ResolvedText?
  /// The marked UTF-8 ranges, sorted and disjoint.
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

  /// Whether the text was too long to be laid out completely.
  var isCut: Bool { laidOut.isCut }

  /// Returns the UTF-8 range of a cluster in the original text.
  func range(of cluster: Cluster) -> Range<Int> {
    min(Int(cluster.start), laidOut.length)..<min(Int(cluster.end), laidOut.length)
  }

  /// Returns the string drawn for a cluster.
  func text(of cluster: Cluster) -> String {
    let text = shown(cluster.start..<cluster.end)
    return cluster.isReplaced ? text.drawn(with: marks) : String(text)
  }

  /// Returns the text in a UTF-8 range, unchanged.
  package func shown(_ range: Range<UInt32>) -> Substring {
    let text = laidOut.text
    let start = text.utf8.index(text.startIndex, offsetBy: Int(range.lowerBound))
    return text[start..<text.utf8.index(start, offsetBy: range.count)]
  }

  /// Returns the text with some parts marked, such as the matches of a search.
  ///
  /// The ranges are UTF-8 offsets, sorted and disjoint. Marking affects only how runs are split and
  /// their `isMarked`.
  package func marking(_ ranges: [Range<Int>]) -> MeasuredText {
    var text = self
    text.marked = ranges
    return text
  }

  /// Returns whether a cluster, given as a UTF-8 range, overlaps a marked part.
  func isMarked(_ cluster: Range<Int>) -> Bool {
    guard !marked.isEmpty else { return false }
    let first = marked.indices.partitioningIndex { marked[$0].upperBound > cluster.lowerBound }
    return first < marked.count && marked[first].overlaps(cluster)
  }

  /// Whether the text is empty; a text with only a newline is not.
  public var isEmpty: Bool { clusters.isEmpty && paragraphs.count == 1 }
}

extension Sequence where Element == MeasuredText.Cluster {
  /// The width without trailing spaces.
  package var inkColumns: Int {
    var all = 0
    var ink = 0
    for cluster in self {
      if cluster.hasInk { ink = all + cluster.inkColumns }
      all += cluster.columns
    }
    return ink
  }
}

extension MeasuredText {
  /// The width of the widest part without a line break opportunity, in columns.
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
        if cluster.hasInk { ink = columns + cluster.inkColumns }
        columns += cluster.columns
        guard cluster.mayBreakAfter || number == paragraph.upperBound - 1 else { continue }
        longest = max(longest, ink)
        (columns, ink) = (0, 0)
      }
    }
    return longest
  }
}
