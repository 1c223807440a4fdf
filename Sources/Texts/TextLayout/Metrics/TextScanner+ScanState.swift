extension TextScanner {
  /// The state of a scan, between two scalars.
  ///
  /// The scan produces two sequences: clusters, which determine the width, and units, whose classes
  /// determine line breaks. Most scalars are both:
  ///
  ///     scalars    e   U+0301   ⎵   U+1F1E9   U+1F1EA   n
  ///     clusters   └─── 0 ──┘   1   └────── 2 ──────┘   3
  ///     units      └─── 0 ──┘   1      2         3      4
  ///
  /// A mark is part of the preceding unit, while the halves of a flag are two units of one cluster.
  /// The invariant: `starts[0..<cluster]` are written, but the width of the last of them is not
  /// counted yet, because the next scalar may still extend it. Its width is in `openColumns` and
  /// `clusterWidth` until `close()` adds it; `columns` and `ink` are those of all earlier clusters.
  ///
  ///     written      │ open    │ not read
  ///     "caf"        │ "e"     │ U+0301 " au lait"
  ///     columns = 3  │ 1 + 0   │
  struct ScanState {
    let width: ColumnWidth
    let tailoring: BreakTailoring
    /// The number of clusters and units started so far; the last cluster is still open.
    private(set) var cluster = 0
    private(set) var unit = 0
    private(set) var needsDictionary = false
    private(set) var hasLineEnds = false
    /// The unit after the last `$`.
    private var unitAfterDollar: Int?

    /// The previous scalar; with the fields below, it determines whether the next one extends its
    /// cluster.
    private var last = ScalarTraits(.alphabetic, columns: 0, joining: .control)
    /// The width of the open cluster unless it is a plain scalar; it replaces `openColumns`.
    private var clusterWidth: ClusterWidth?
    private var openColumns = 0
    private var openTraits: ClusterTraits = []
    /// Whether the open cluster ends with the first half of a flag.
    private var isHalfFlag = false
    /// Whether a joiner connects the last half of a flag to the previous half.
    private var isJoinedFlag = false
    private var conjunct = Conjunct.none
    private var pictograph = Pictograph.none
    /// The columns before the open cluster, with and without the spaces directly before it.
    private var columns = 0
    private var ink = 0

    /// consonant → virama → consonant is one cluster (GB9c): after `linked`, a consonant joins the
    /// cluster.
    private enum Conjunct { case none, consonant, linked }
    /// pictograph → U+200D → pictograph is one cluster (GB11): after `joined`, a pictograph joins
    /// the cluster.
    private enum Pictograph { case none, open, joined }

    init(width: ColumnWidth, tailoring: BreakTailoring) {
      self.width = width
      self.tailoring = tailoring
    }

    mutating func scan(
      over text: Span<UInt8>, table: inout TraitTable, starts: inout MutableSpan<ClusterStart>,
      classes: inout MutableSpan<UInt8>
    ) {
      var index = 0
      while index < text.count {
        var start = index
        let scalar =
          last.contains(.isPlain)
          ? skipPlain(
            in: text, at: &index, from: &start, table: &table, starts: &starts, classes: &classes)
          : table.next(in: text, at: &index)
        if let scalar { take(scalar, at: start, starts: &starts, classes: &classes) }
      }
      close()
      starts[cluster] = clusterStart(at: text.count)
    }

    /// Scans a run of plain scalars, each of which is a cluster and a unit of its own.
    ///
    /// Returns the first scalar that is not plain, and sets `start` to its offset. Nearly all text
    /// takes this path, so it is kept short (galley-breakpoints in Tests/Bench).
    @inline(__always)
    private mutating func skipPlain(
      in text: Span<UInt8>, at index: inout Int, from start: inout Int, table: inout TraitTable,
      starts: inout MutableSpan<ClusterStart>, classes: inout MutableSpan<UInt8>
    ) -> ScalarTraits? {
      var scalar = table.next(in: text, at: &index)
      guard scalar.contains(.isPlain) else { return scalar }
      close()
      let ambiguous = width.ambiguous
      // Keep frequently changing state in local variables, to stay in registers.
      var (cluster, unit, columns, ink) = (cluster, unit, columns, ink)
      defer { (self.cluster, self.unit, self.columns, self.ink) = (cluster, unit, columns, ink) }
      while true {
        let isBlank = scalar.contains(.isBlank)
        starts[cluster] = ClusterStart(
          offset: UInt32(truncatingIfNeeded: start), unit: UInt32(truncatingIfNeeded: unit),
          before: UInt32(truncatingIfNeeded: columns), ink: UInt32(truncatingIfNeeded: ink),
          traits: isBlank ? .isBlank : [])
        cluster += 1
        let number = scalar.classNumber
        classes[unit] =
          number < BreakClass.firstTailored ? number : tailored(number, at: unit)
        unit += 1
        let own =
          scalar.contains(.isAmbiguous) && ambiguous != 1 ? ambiguous : scalar.narrowColumns
        last = scalar
        start = index
        if index < text.count { scalar = table.next(in: text, at: &index) }
        guard start < index, scalar.contains(.isPlain) else {
          openColumns = own
          openTraits = isBlank ? .isBlank : []
          return start < index ? scalar : nil
        }
        columns += own
        if own > 0, !isBlank { ink = columns }
      }
    }

    /// Returns the start of a cluster at an offset, with the columns counted so far.
    @inline(__always)
    private func clusterStart(at offset: Int, traits: ClusterTraits = []) -> ClusterStart {
      ClusterStart(
        offset: UInt32(truncatingIfNeeded: offset), unit: UInt32(truncatingIfNeeded: unit),
        before: UInt32(truncatingIfNeeded: columns), ink: UInt32(truncatingIfNeeded: ink),
        traits: traits)
    }

    /// Counts the columns of the cluster that ends here.
    @inline(__always)
    private mutating func close() {
      if let wide = clusterWidth {
        openColumns = wide.columns
        clusterWidth = nil
      }
      columns += openColumns
      if openColumns > 0, !openTraits.contains(.isBlank) { ink = columns }
    }

    @inline(__always)
    private mutating func append(_ breakClass: UInt8, to classes: inout MutableSpan<UInt8>) {
      classes[unit] =
        breakClass < BreakClass.firstTailored ? breakClass : tailored(breakClass, at: unit)
      unit += 1
    }

    private mutating func tailored(_ number: UInt8, at unit: Int) -> UInt8 {
      let breakClass = BreakClass(number: number)
      if breakClass == .dollar { unitAfterDollar = unit + 1 }
      if breakClass == .brace, unitAfterDollar == unit { return BreakClass.wordJoiner.rawValue }
      needsDictionary = needsDictionary || breakClass == .dictionary
      return tailoring(breakClass).rawValue
    }

    // MARK: Joining

    @inline(never)
    private mutating func take(
      _ scalar: ScalarTraits, at offset: Int, starts: inout MutableSpan<ClusterStart>,
      classes: inout MutableSpan<UInt8>
    ) {
      let isHeld = last.joining == .joiner && cluster > 0
      let joins = cluster > 0 && joins(scalar)
      if joins {
        if clusterWidth == nil { clusterWidth = ClusterWidth(last, model: width) }
        clusterWidth?.add(scalar)
        // A space with a mark is visible.
        openTraits.remove(.isBlank)
        starts[cluster - 1].traits.remove(.isBlank)
        if last.joining == .carriageReturn {
          starts[cluster - 1].traits.insert(.endsParagraph)
          hasLineEnds = true
        }
      } else {
        close()
        openTraits = scalar.contains(.isBlank) ? .isBlank : []
        starts[cluster] = clusterStart(at: offset, traits: openTraits)
        if isHeld { starts[cluster].traits.insert(.isHeld) }
        if scalar.contains(.endsParagraph) {
          starts[cluster].traits.insert(.endsParagraph)
          hasLineEnds = true
        }
        cluster += 1
        clusterWidth = ClusterWidth(scalar, model: width)
      }
      if scalar.isReplaced { starts[cluster - 1].traits.insert(.isReplaced) }
      if !addUnit(scalar.breakClass, to: &classes), !joins {
        starts[cluster - 1].traits.insert(.isHanging)
      }
      follow(scalar, joins: joins)
      last = scalar
    }

    /// Adds the unit that a scalar starts, or returns false if the scalar belongs to the previous
    /// unit.
    private mutating func addUnit(
      _ breakClass: BreakClass, to classes: inout MutableSpan<UInt8>
    ) -> Bool {
      switch breakClass {
      case .mark, .dictionaryMark, .zeroWidthJoiner:
        needsDictionary = needsDictionary || breakClass == .dictionaryMark
        if unit > 0, BreakClass(number: classes[unit - 1]).bearsMarks { return false }
        append(BreakClass.alphabetic.rawValue, to: &classes)
      case .regionalFirst:
        let isJoined = last.joining == .joiner
        let before = unit > 0 ? BreakClass(number: classes[unit - 1]) : .alphabetic
        // With joiners between halves of flags, ICU pairs each half with the previous one.
        let isSecond =
          before == .regionalFirst || before == .regionalSecond && isJoined && isJoinedFlag
        isJoinedFlag = isSecond && isJoined
        append((isSecond ? BreakClass.regionalSecond : .regionalFirst).rawValue, to: &classes)
      default: append(breakClass.rawValue, to: &classes)
      }
      return true
    }

    /// Returns whether a scalar joins the cluster of the previous scalar.
    private mutating func joins(_ scalar: ScalarTraits) -> Bool {
      if last.contains(.isPlain) { follow(last, joins: false) }
      switch (last.joining, scalar.joining) {
      case (.carriageReturn, .lineFeed): return true
      case (.control, _), (.carriageReturn, _), (.lineFeed, _): return false
      case (_, .control), (_, .carriageReturn), (_, .lineFeed): return false
      case (_, .extends), (_, .joiner), (.prepended, _): return true
      case (.regional, .regional): return isHalfFlag
      case (.lead, .lead), (.lead, .vowel), (.lead, .pair), (.lead, .triple): return true
      case (.pair, .vowel), (.pair, .tail), (.vowel, .vowel), (.vowel, .tail): return true
      case (.triple, .tail), (.tail, .tail): return true
      default: break
      }
      if scalar.contains(.isConsonant), conjunct == .linked { return true }
      return scalar.contains(.isPictograph) && pictograph == .joined
    }

    /// Updates the state that determines whether later scalars join the cluster.
    private mutating func follow(_ scalar: ScalarTraits, joins: Bool) {
      isHalfFlag = scalar.joining == .regional && !(joins && last.joining == .regional)
      if scalar.contains(.isConsonant) {
        conjunct = .consonant
      } else if conjunct != .none {
        if scalar.contains(.isLinker) {
          conjunct = .linked
        } else if !scalar.contains(.keepsConsonants) {
          conjunct = .none
        }
      }
      if scalar.contains(.isPictograph) {
        pictograph = .open
      } else if pictograph != .none {
        if scalar.joining == .joiner {
          pictograph = pictograph == .open ? .joined : .none
        } else if pictograph == .joined || !scalar.contains(.keepsPictographs) {
          pictograph = .none
        }
      }
    }
  }
}

extension BreakClass {
  /// Whether a following mark belongs to the character.
  fileprivate var bearsMarks: Bool {
    switch self {
    case .ending, .space, .zeroWidthSpace: false
    default: true
    }
  }
}

extension TraitTable {
  /// Returns the traits of the scalar at an offset of valid UTF-8, and advances the offset past it.
  @inline(__always)
  mutating func next(in text: Span<UInt8>, at index: inout Int) -> ScalarTraits {
    let first = UInt32(text[index])
    if first < 0x80 {
      index += 1
      return self[ascii: UInt8(first)]
    }
    let start = index
    let left = text.count - start
    if first < 0xE0, left > 1 {
      index = start + 2
      return self[(first & 0x1F) << 6 | text.tail(at: start + 1)]
    }
    if first < 0xF0, left > 2 {
      index = start + 3
      return self[
        (first & 0x0F) << 12 | text.tail(at: start + 1) << 6 | text.tail(at: start + 2)]
    }
    guard left > 3 else {
      index = text.count
      return self[0xFFFD]
    }
    index = start + 4
    let high = (first & 0x07) << 18 | text.tail(at: start + 1) << 12
    return self[min(high | text.tail(at: start + 2) << 6 | text.tail(at: start + 3), 0x10_FFFF)]
  }
}

extension Span<UInt8> {
  /// Returns the six payload bits of a continuation byte.
  @inline(__always)
  fileprivate func tail(at index: Int) -> UInt32 { UInt32(self[index] & 0x3F) }
}
