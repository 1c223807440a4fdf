public import LocalizedText
internal import SourceText

/// A text split into clusters, with all that any layout needs to know of them at any width.
public struct MeasuredText: Hashable, Sendable {
  /// One cluster, in 20 bytes because a text has many.
  ///
  /// In a text that was measured in points, its columns are in 1/64 of a point, and so are those of
  /// the text: see the module PointMetrics.
  package struct Cluster: Hashable, Sendable {
    /// Its bytes in the text that is laid out: UTF-8 offsets.
    package let start: UInt32
    package let end: UInt32
    private let width: UInt32
    private let fragmentNumber: UInt32
    /// The part of its width that it has only if the next cluster is on the same line.
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
      // The ink ends after this cluster, unless it is a blank or has no width.
      let hasInk = !isBlank && next.ink > place.ink
      kerning = hasInk ? Int16(truncatingIfNeeded: Int(next.before) - Int(next.ink)) : 0
      var traits: Traits = isBlank ? .isBlank : []
      if mayBreakAfter { traits.insert(.mayBreakAfter) }
      if place.traits.contains(.isReplaced) { traits.insert(.isReplaced) }
      self.traits = traits
    }

    /// How much wider it makes a line that goes on after it.
    package var columns: Int { Int(width) }
    /// How much wider it makes a line that ends with it.
    package var inkColumns: Int { Int(width) - Int(kerning) }
    var isBlank: Bool { traits.contains(.isBlank) }
    var mayBreakAfter: Bool { traits.contains(.mayBreakAfter) }
    /// Whether something else is drawn in place of a scalar of it, or nothing.
    var isReplaced: Bool { traits.contains(.isReplaced) }
    /// The index of the fragment in which the cluster begins.
    var fragment: Int { Int(fragmentNumber) }
    /// Whether the cluster counts at the end of a line: it has columns and is no blank.
    var hasInk: Bool { !isBlank && inkColumns > 0 }
  }

  package let clusters: [Cluster]
  /// The ranges of clusters between newlines; there is at least one.
  ///
  /// Newlines are not clusters.
  package let paragraphs: [Range<Int>]
  /// The marks for what cannot be shown.
  let marks: LayoutMarks
  /// The text, or as much of it as is laid out.
  private let laidOut: LimitedText
  /// The columns of the widest paragraph, without blanks at its end.
  public let columns: Int
  /// The least widths at which the text fits in one line and in two.
  public let breakpoints: Breakpoints
  /// Where lines begin.
  public let direction: LayoutDirection
  /// The text that was measured, if its lines are to be put in visual order.
  let source: ResolvedText?
  /// The marked parts: UTF-8 offsets, sorted and disjoint.
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

  /// Whether the text was too long to be laid out as a whole.
  var isCut: Bool { laidOut.isCut }

  /// The bytes of a cluster in the original text: UTF-8 offsets.
  func range(of cluster: Cluster) -> Range<Int> {
    min(Int(cluster.start), laidOut.length)..<min(Int(cluster.end), laidOut.length)
  }

  /// What is drawn for a cluster.
  func text(of cluster: Cluster) -> String {
    let text = shown(cluster.start..<cluster.end)
    return cluster.isReplaced ? text.drawn(with: marks) : String(text)
  }

  /// The text between two UTF-8 offsets, unchanged.
  package func shown(_ range: Range<UInt32>) -> Substring {
    let text = laidOut.text
    let start = text.utf8.index(text.startIndex, offsetBy: Int(range.lowerBound))
    return text[start..<text.utf8.index(start, offsetBy: range.count)]
  }

  /// Marks parts of the text, such as the matches of a search.
  ///
  /// The ranges are UTF-8 offsets, sorted and disjoint. Only `isMarked` of runs changes, and where a
  /// run ends.
  package func marking(_ ranges: [Range<Int>]) -> MeasuredText {
    var text = self
    text.marked = ranges
    return text
  }

  /// Whether a cluster, given by its bytes, overlaps a marked part.
  func isMarked(_ cluster: Range<Int>) -> Bool {
    guard !marked.isEmpty else { return false }
    let first = marked.indices.partitioningIndex { marked[$0].upperBound > cluster.lowerBound }
    return first < marked.count && marked[first].overlaps(cluster)
  }

  /// Whether the text is empty; one with only a newline is not.
  public var isEmpty: Bool { clusters.isEmpty && paragraphs.count == 1 }
}

extension Sequence where Element == MeasuredText.Cluster {
  /// The columns without trailing blanks.
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
  /// The columns of the widest part that no line break can split.
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
