/// Finds the paths of one word through a transducer.
///
/// A transducer may have loops and many paths per word, so the search limits the number of arcs
/// examined, of results, and of consecutive arcs that read nothing. Real words stay far below the
/// limits.
struct TransducerSearch {
  /// The side of the arcs to match against the word.
  enum Direction {
    case fromInput, fromOutput
  }

  /// A path through the transducer.
  struct Result {
    /// The tags read after the word.
    var tail: [Symbol]
    /// The symbols written along the path.
    var written: [Symbol]
  }

  /// The maximum number of results per word.
  static let resultLimit = 128
  /// The maximum number of arcs examined per word.
  static let arcLimit = 50_000
  /// The maximum number of consecutive arcs that read nothing.
  static let emptyLimit: Int8 = 32
  /// The maximum number of symbols written.
  static let writtenLimit: Int32 = 512
  /// The maximum number of tags read after the word.
  static let tailLimit: Int8 = 8
  /// The maximum number of symbols in a word.
  static let wordLimit = 256
  /// The number of arcs compared at once.
  static let blockSize = 8

  /// A position that the search has reached but not yet expanded.
  private struct Place {
    var state: Int32
    /// The number of symbols of the word read so far.
    var read: Int16
    /// The number of tags read after the word.
    var tail: Int8
    /// The number of consecutive arcs that read nothing.
    var empties: Int8
    /// The last step on the path, or -1 if there is none.
    var step: Int32
  }

  /// A step that wrote a symbol, or read a tag after the word.
  private struct Step {
    var previous: Int32
    /// The number of steps up to this one.
    var count: Int32
    var written: Symbol
    var tail: Symbol
  }

  private let transducer: Transducer
  private let direction: Direction
  /// Whether tags may follow the word.
  private let allowsTail: Bool
  private var places: [Place] = []
  private var steps: [Step] = []
  private var arcsLeft = Self.arcLimit
  private var results: [Result] = []

  init(_ transducer: Transducer, _ direction: Direction, allowsTail: Bool = false) {
    self.transducer = transducer
    self.direction = direction
    self.allowsTail = allowsTail
  }

  /// Returns the paths that read the word, in file order.
  consuming func run(_ word: [Symbol]) -> [Result] {
    guard !word.isEmpty, word.count <= Self.wordLimit, !word.contains(.nothing) else { return [] }
    // Growing from a capacity of one would allocate many times per word.
    places.reserveCapacity(64)
    steps.reserveCapacity(64)
    for section in transducer.sections where results.count < Self.resultLimit {
      run(word.span, in: section)
    }
    return results
  }

  private mutating func run(_ word: Span<Symbol>, in section: Transducer.Section) {
    let arcs = transducer.arcs
    let reads = (direction == .fromInput ? arcs.inputs : arcs.outputs).span
    let writes = (direction == .fromInput ? arcs.outputs : arcs.inputs).span
    let targets = arcs.targets.span
    let states = section.states.span
    places.removeAll(keepingCapacity: true)
    steps.removeAll(keepingCapacity: true)
    places.append(Place(state: Int32(section.initial), read: 0, tail: 0, empties: 0, step: -1))
    while let place = places.popLast() {
      let state = states[Int(place.state)]
      let isRead = Int(place.read) == word.count
      if state.isFinal, isRead {
        results.append(result(from: place.step))
        guard results.count < Self.resultLimit else { return }
      }
      let arcs = state.firstArc..<states[Int(place.state) + 1].firstArc
      arcsLeft -= arcs.count
      guard arcsLeft > 0 else { return }
      let wanted = isRead ? .absent : word[Int(place.read)]
      let skipped = isRead && allowsTail ? transducer.alphabet.lastTag : .mergeMark
      let filter = ArcFilter(wanted: wanted, skipped: skipped)
      let first = places.count
      var arc = arcs.lowerBound
      while let next = filter.first(in: arc..<arcs.upperBound, of: reads) {
        take(place, reads[next], writes[next], wanted, to: targets[next])
        arc = next + 1
      }
      // The search is depth-first from the end of the list, so push the first arc last.
      if places.count - first > 1 { places[first...].reverse() }
    }
  }

  /// Adds the target of an arc, unless it exceeds a limit.
  @inline(__always)
  private mutating func take(
    _ place: Place, _ read: Symbol, _ written: Symbol, _ wanted: Symbol, to state: Int32
  ) {
    var next = place
    next.state = state
    var tail = Symbol.nothing
    if read == wanted {
      next.read += 1
      next.empties = 0
    } else if read.rawValue <= Symbol.mergeMark.rawValue {
      next.empties += 1
      guard next.empties <= Self.emptyLimit else { return }
    } else {
      next.tail += 1
      next.empties = 0
      tail = read
      guard next.tail <= Self.tailLimit else { return }
    }
    if written != .nothing || tail != .nothing {
      let count = place.step < 0 ? 1 : steps[Int(place.step)].count + 1
      guard count <= Self.writtenLimit else { return }
      next.step = Int32(truncatingIfNeeded: steps.count)
      steps.append(Step(previous: place.step, count: count, written: written, tail: tail))
    }
    places.append(next)
  }

  private func result(from step: Int32) -> Result {
    var result = Result(tail: [], written: [])
    var index = Int(step)
    if index >= 0 { result.written.reserveCapacity(Int(steps[index].count)) }
    while index >= 0 {
      let step = steps[index]
      if step.written != .nothing { result.written.append(step.written) }
      if step.tail != .nothing { result.tail.append(step.tail) }
      index = Int(step.previous)
    }
    result.written.reverse()
    result.tail.reverse()
    return result
  }
}

/// Selects the arcs that can be taken from a position: those that read the wanted symbol, or one of
/// the first few symbols.
///
/// It compares eight arcs at once, because states near the start have a hundred.
private struct ArcFilter {
  private let wanted: SIMD8<UInt16>
  private let skipped: SIMD8<UInt16>

  @inline(__always)
  init(wanted: Symbol, skipped: Symbol) {
    self.wanted = Self.repeated(wanted)
    self.skipped = Self.repeated(skipped)
  }

  /// Repeats a symbol eight times.
  ///
  /// `SIMD8(repeating:)` writes one at a time and takes longer than a search.
  @inline(__always)
  private static func repeated(_ symbol: Symbol) -> SIMD8<UInt16> {
    let four = UInt64(symbol.rawValue) &* 0x0001_0001_0001_0001
    return unsafe unsafeBitCast(SIMD2(four, four), to: SIMD8<UInt16>.self)
  }

  /// Returns the first arc in a range that can be taken; the symbols are those of all arcs, plus a
  /// block.
  @inline(__always)
  func first(in arcs: Range<Int>, of symbols: Span<Symbol>) -> Int? {
    var arc = arcs.lowerBound
    while arc < arcs.upperBound {
      let block = unsafe symbols.bytes.unsafeLoadUnaligned(
        fromByteOffset: arc * MemoryLayout<Symbol>.stride, as: SIMD8<UInt16>.self)
      let matches = (block .== wanted) .| (block .<= skipped)
      let found = unsafe unsafeBitCast(matches, to: SIMD2<UInt64>.self)
      if found[0] | found[1] != 0 {
        arc +=
          found[0] != 0
          ? found[0].trailingZeroBitCount / 16 : 4 + found[1].trailingZeroBitCount / 16
        return arc < arcs.upperBound ? arc : nil
      }
      arc += TransducerSearch.blockSize
    }
    return nil
  }
}
