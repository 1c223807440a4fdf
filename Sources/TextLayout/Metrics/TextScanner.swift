/// Scans a text once, and records its clusters with their columns and line break classes.
///
/// It is made for one thread and many texts: its buffers only ever grow, so that most texts need no
/// memory (galley-breakpoints in Tests/Bench).
package struct TextScanner: ~Copyable {
  /// The start of a cluster, or the end of the text.
  package struct ClusterStart {
    /// The offset in UTF-8.
    package var offset: UInt32 = 0
    /// The index of its first line break class, if it begins with one.
    var unit: UInt32 = 0
    /// The length of all text before it, and the same without blanks directly before it: columns, or
    /// 1/64 of a point.
    package var before: UInt32 = 0
    package var ink: UInt32 = 0
    package var traits: ClusterTraits = []
  }

  package struct ClusterTraits: OptionSet {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// It begins with a mark that belongs to the unit before, so that no line ends here.
    static let isHanging = ClusterTraits(rawValue: 1)
    /// It follows U+200D, so that no line ends here.
    static let isHeld = ClusterTraits(rawValue: 2)
    package static let isBlank = ClusterTraits(rawValue: 4)
    static let endsParagraph = ClusterTraits(rawValue: 8)
    /// It has a scalar that may not be sent to a terminal.
    static let isReplaced = ClusterTraits(rawValue: 16)
  }

  /// What a scan records, and the traits of scalars.
  ///
  /// Nothing in it depends on the language.
  struct Buffers {
    fileprivate var table = TraitTable()
    /// The starts of all clusters, and the end of the text.
    fileprivate(set) var starts: [ClusterStart] = []
    /// The raw values of the line break classes, one for each unit.
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

  /// The starts of all clusters, and the end of the text.
  var starts: [ClusterStart] {
    @inline(__always) get { buffers.starts }
  }

  /// Swaps the buffers of the scanner with others.
  mutating func exchange(_ other: inout Buffers) { swap(&buffers, &other) }

  /// The columns of the text without trailing blanks.
  var inkColumns: Int { Int(starts[clusterCount].ink) }

  /// The line break class of an ASCII byte.
  @inline(__always)
  func breakClass(ofASCII byte: UInt8) -> BreakClass { buffers.table[ascii: byte].breakClass }

  /// Whether the rules let a line end before a cluster.
  ///
  /// Inside words of scripts that need a dictionary, the answer means nothing.
  @inline(__always)
  func mayBreak(beforeCluster number: Int) -> Bool {
    let place = starts[number]
    guard place.unit > 0, place.traits.isDisjoint(with: [.isHanging, .isHeld]) else { return false }
    return BreakRules.mayBreak(before: Int(place.unit), count: unitCount) {
      BreakClass(number: buffers.classes[$0])
    }
  }

  /// Whether a cluster or the one before it belongs to a script that needs a dictionary.
  func touchesDictionary(_ number: Int) -> Bool {
    let unit = Int(starts[number].unit)
    let classes = buffers.classes
    let dictionary = BreakClass.dictionary.rawValue
    return classes[unit] == dictionary || unit > 0 && classes[unit - 1] == dictionary
  }

  /// Whether a line may end after a blank and before a cluster.
  ///
  /// Text on one side of such a place has no influence on breaks on the other.
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
    // Three parts of `buffers` are changed at once, so two are moved out meanwhile.
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

  /// Replaces the columns of the scanned text by lengths.
  mutating func measure(_ text: Span<UInt8>, by metric: any TextMetric) {
    var starts: [ClusterStart] = []
    swap(&starts, &buffers.starts)
    var span = starts.mutableSpan
    metric.measure(&span, count: clusterCount, of: text)
    swap(&starts, &buffers.starts)
  }
}

extension TextScanner {
  /// The number of paragraphs, and the columns of the widest one without its trailing blanks.
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

  /// The paragraphs as ranges of clusters, counted without newlines.
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
