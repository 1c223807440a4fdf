/// Scans a text once, and records its clusters with their widths and line break classes.
///
/// A scanner is for one thread and many texts: its buffers only grow, so most texts need no
/// allocation (galley-breakpoints in Tests/Bench).
package struct TextScanner: ~Copyable {
  /// The start of a cluster, or the end of the text.
  package struct ClusterStart {
    /// The UTF-8 offset.
    package var offset: UInt32 = 0
    /// The index of its first line break unit, if it starts with one.
    var unit: UInt32 = 0
    /// The length of all preceding text, with and without the spaces directly before the cluster,
    /// in columns or 1/64 point.
    package var before: UInt32 = 0
    package var ink: UInt32 = 0
    package var traits: ClusterTraits = []
  }

  package struct ClusterTraits: OptionSet {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Starts with a mark that belongs to the previous unit, so no line breaks before it.
    static let isHanging = ClusterTraits(rawValue: 1)
    /// Follows U+200D, so no line breaks before it.
    static let isHeld = ClusterTraits(rawValue: 2)
    package static let isBlank = ClusterTraits(rawValue: 4)
    static let endsParagraph = ClusterTraits(rawValue: 8)
    /// Contains a scalar that must not be sent to a terminal.
    static let isReplaced = ClusterTraits(rawValue: 16)
  }

  /// The results of a scan, and the traits of scalars.
  ///
  /// They do not depend on the language.
  struct Buffers {
    fileprivate var table = TraitTable()
    /// The starts of all clusters, followed by the end of the text.
    fileprivate(set) var starts: [ClusterStart] = []
    /// The raw values of the line break classes, one per unit.
    fileprivate var classes: [UInt8] = []
  }

  let width: ColumnWidth
  let tailoring: BreakTailoring
  private var buffers = Buffers()
  private(set) var clusterCount = 0
  private var unitCount = 0
  /// Whether the text has words that only a dictionary can separate.
  private(set) var needsDictionary = false
  private(set) var hasLineEnds = false

  init(width: ColumnWidth, tailoring: BreakTailoring) {
    self.width = width
    self.tailoring = tailoring
  }

  /// The starts of all clusters, followed by the end of the text.
  var starts: [ClusterStart] {
    @inline(__always) get { buffers.starts }
  }

  /// The width of the text without trailing spaces.
  var inkColumns: Int { Int(starts[clusterCount].ink) }

  /// Returns whether the rules allow a line break before a cluster.
  ///
  /// The result is meaningless inside words of scripts that need a dictionary.
  @inline(__always)
  func mayBreak(beforeCluster number: Int) -> Bool {
    let place = starts[number]
    guard place.unit > 0, place.traits.isDisjoint(with: [.isHanging, .isHeld]) else { return false }
    return BreakRules.mayBreak(before: Int(place.unit), count: unitCount) {
      BreakClass(number: buffers.classes[$0])
    }
  }

  /// Returns whether a cluster or the previous one belongs to a script that needs a dictionary.
  func touchesDictionary(_ number: Int) -> Bool {
    let unit = Int(starts[number].unit)
    let classes = buffers.classes
    let dictionary = BreakClass.dictionary.rawValue
    return classes[unit] == dictionary || unit > 0 && classes[unit - 1] == dictionary
  }

  /// Returns whether a line may break after a space and before a cluster.
  ///
  /// Text on one side of such a position does not affect breaks on the other side.
  func mayBreak(afterBlankBeforeCluster number: Int) -> Bool {
    let unit = Int(starts[number].unit)
    return unit > 0 && buffers.classes[unit - 1] == BreakClass.space.rawValue
      && mayBreak(beforeCluster: number)
  }

  /// Scans a text, which must be valid UTF-8.
  mutating func scan(_ text: Span<UInt8>) {
    if buffers.starts.count <= text.count {
      let room = max(64, text.count + text.count / 2)
      buffers.starts = Array(repeating: ClusterStart(), count: room + 1)
      buffers.classes = Array(repeating: 0, count: room + 1)
    }
    var state = ScanState(width: width, tailoring: tailoring)
    // Three parts of `buffers` change at once, so move two of them out in the meantime.
    var starts: [ClusterStart] = []
    var classes: [UInt8] = []
    swap(&starts, &buffers.starts)
    swap(&classes, &buffers.classes)
    var startSpan = starts.mutableSpan
    var classSpan = classes.mutableSpan
    state.scan(over: text, table: &buffers.table, starts: &startSpan, classes: &classSpan)
    swap(&starts, &buffers.starts)
    swap(&classes, &buffers.classes)
    clusterCount = state.cluster
    unitCount = state.unit
    needsDictionary = state.needsDictionary
    hasLineEnds = state.hasLineEnds
  }

  /// Replaces the columns of the scanned text with lengths.
  mutating func measure(_ text: Span<UInt8>, by metric: any TextMetric) {
    var starts: [ClusterStart] = []
    swap(&starts, &buffers.starts)
    var span = starts.mutableSpan
    metric.measure(&span, count: clusterCount, of: text)
    swap(&starts, &buffers.starts)
  }
}

extension TextScanner {
  /// The number of paragraphs, and the width of the widest one without its trailing spaces.
  struct Paragraphs {
    let count: Int
    let columns: Int
  }

  /// The paragraphs of the scanned text.
  var paragraphs: Paragraphs {
    guard hasLineEnds else { return Paragraphs(count: 1, columns: inkColumns) }
    var count = 1
    var columns = 0
    var start = 0
    for number in 0..<clusterCount where starts[number].traits.contains(.endsParagraph) {
      columns = max(columns, Int(starts[number].ink) - start)
      start = Int(starts[number + 1].before)
      count += 1
    }
    return Paragraphs(count: count, columns: max(columns, inkColumns - start))
  }

  /// The paragraphs as ranges of clusters, not counting newlines.
  var paragraphRanges: [Range<Int>] {
    guard hasLineEnds else { return [0..<clusterCount] }
    var ranges: [Range<Int>] = []
    var start = 0
    for number in 0..<clusterCount where starts[number].traits.contains(.endsParagraph) {
      let end = number - ranges.count
      ranges.append(start..<end)
      start = end
    }
    return ranges + [start..<clusterCount - ranges.count]
  }
}
