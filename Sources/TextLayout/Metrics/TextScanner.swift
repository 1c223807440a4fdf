/// Goes over a text once, and notes its clusters with their columns and what the rules of line
/// breaking need.
///
/// One thread uses it for text after text: what it notes stands in arrays that only ever grow.
struct TextScanner: ~Copyable {
  /// The beginning of a cluster.
  struct ClusterStart {
    /// The offset in UTF-8.
    var offset: UInt32 = 0
    /// Its first unit of line breaking, where it begins with one.
    var unit: UInt32 = 0
    /// The columns before it, and those without the blanks that would hang there.
    var before: UInt32 = 0
    var ink: UInt32 = 0
    var traits: ClusterTraits = []
  }

  struct ClusterTraits: OptionSet {
    let rawValue: UInt8
    /// It begins with a mark that hangs on what stands before.
    static let isHanging = ClusterTraits(rawValue: 1)
    /// Stands behind a U+200D, which holds it.
    static let isHeld = ClusterTraits(rawValue: 2)
    static let isBlank = ClusterTraits(rawValue: 4)
    static let endsParagraph = ClusterTraits(rawValue: 8)
    /// Has something in it that no terminal may receive.
    static let isReplaced = ClusterTraits(rawValue: 16)
  }

  /// What it notes, and what it knows of scalars: nothing of it depends on the language.
  struct Buffers {
    fileprivate var table = TraitTable()
    /// The clusters that were found, and the end of the text behind them.
    fileprivate(set) var starts: [ClusterStart] = []
    /// The numbers of the classes of line breaking.
    fileprivate var classes: [UInt8] = []
  }

  let width: ColumnWidth
  let tailoring: BreakTailoring
  private var buffers = Buffers()
  private(set) var clusterCount = 0
  private var unitCount = 0
  /// Whether only a dictionary knows where lines may end.
  private(set) var needsDictionary = false
  private(set) var hasLineEnds = false

  init(width: ColumnWidth, tailoring: BreakTailoring) {
    self.width = width
    self.tailoring = tailoring
  }

  /// The clusters that were found, and the end of the text behind them.
  var starts: [ClusterStart] {
    @inline(__always) get { buffers.starts }
  }

  /// Works in other memory from now on, and leaves that which it had in its place.
  mutating func exchange(_ other: inout Buffers) { swap(&buffers, &other) }

  /// The columns of the text without those of the blanks that hang over its end.
  var inkColumns: Int { Int(starts[clusterCount].ink) }

  /// The class of a byte that is a scalar by itself.
  @inline(__always)
  func breakClass(ofASCII byte: UInt8) -> BreakClass { buffers.table[ascii: byte].breakClass }

  /// Whether a line may end before a cluster, as far as the rules know; of a text that needs a
  /// dictionary they know only what is no word.
  @inline(__always)
  func mayBreak(beforeCluster number: Int) -> Bool {
    let place = starts[number]
    guard place.unit > 0, place.traits.isDisjoint(with: [.isHanging, .isHeld]) else { return false }
    return BreakRules.mayBreak(before: Int(place.unit), count: unitCount) {
      BreakClass(number: buffers.classes[$0])
    }
  }

  /// Whether a line may end before a cluster for other reasons than a dictionary's.
  func touchesDictionary(_ number: Int) -> Bool {
    let unit = Int(starts[number].unit)
    let classes = buffers.classes
    let dictionary = BreakClass.dictionary.rawValue
    return classes[unit] == dictionary || unit > 0 && classes[unit - 1] == dictionary
  }

  /// Whether a line may end behind the blanks before a cluster; nothing on the one side of them
  /// decides then about the other.
  func mayBreak(behindBlankBeforeCluster number: Int) -> Bool {
    let unit = Int(starts[number].unit)
    return unit > 0 && buffers.classes[unit - 1] == BreakClass.space.rawValue
      && mayBreak(beforeCluster: number)
  }

  /// Goes over a text, which is valid UTF-8.
  mutating func scan(_ text: Span<UInt8>) {
    if buffers.starts.count <= text.count {
      let room = max(64, text.count + text.count / 2)
      buffers.starts = Array(repeating: ClusterStart(), count: room + 1)
      buffers.classes = Array(repeating: 0, count: room + 1)
    }
    var walk = Walk(width: width, tailoring: tailoring)
    // The arrays change hands, for three of them are changed at once.
    var starts: [ClusterStart] = []
    var classes: [UInt8] = []
    swap(&starts, &buffers.starts)
    swap(&classes, &buffers.classes)
    var startSpan = starts.mutableSpan
    var classSpan = classes.mutableSpan
    walk.walk(over: text, table: &buffers.table, starts: &startSpan, classes: &classSpan)
    swap(&starts, &buffers.starts)
    swap(&classes, &buffers.classes)
    clusterCount = walk.cluster
    unitCount = walk.unit
    needsDictionary = walk.needsDictionary
    hasLineEnds = walk.hasLineEnds
  }
}

extension TextScanner {
  /// The number of paragraphs, and the columns of the widest one without its trailing blanks.
  struct Paragraphs {
    let count: Int
    let columns: Int
  }

  /// How many paragraphs there are, and the columns of the widest.
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

  /// The paragraphs as ranges of clusters, from which those are left out that end one.
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
