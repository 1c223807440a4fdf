/// Finds the ways through a transducer for one word.
///
/// A transducer may have loops, and many ways for one word. So the search has bounds: how many arcs it
/// looks at, how many results it gives, and how many arcs in a row may read nothing. No word of a
/// lexicon comes near them.
struct TransducerSearch {
  /// The side of the arcs that is compared with the word.
  enum Direction {
    case fromInput, fromOutput
  }

  /// A way through the transducer.
  struct Result {
    /// The tags that were read after the word.
    var tail: [Symbol]
    /// What the arcs wrote.
    var written: [Symbol]
  }

  /// The most results of one word.
  static let resultLimit = 128
  /// The most arcs that are looked at for one word.
  static let arcLimit = 50_000
  /// The most arcs in a row that read nothing.
  static let emptyLimit: Int8 = 32
  /// The most symbols that are written.
  static let writtenLimit: Int32 = 512
  /// The most tags that are read after the word.
  static let tailLimit: Int8 = 8
  /// The most symbols of a word.
  static let wordLimit = 256
  /// The number of arcs that are compared at once.
  static let blockSize = 8

  /// A place that the search has reached and not yet left.
  private struct Place {
    var state: Int32
    /// How much of the word has been read.
    var read: Int16
    /// How many tags have been read after the word.
    var tail: Int8
    /// How many of the last arcs read nothing.
    var empties: Int8
    /// The last step that led here; -1 if there is none.
    var step: Int32
  }

  /// A step that wrote something, or read a tag after the word.
  private struct Step {
    var previous: Int32
    /// The number of steps up to this one.
    var count: Int32
    var written: Symbol
    var tail: Symbol
  }

  private let transducer: Transducer
  private let direction: Direction
  /// Whether any tags may follow the word.
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

  /// The ways that read the word, in the order of the file.
  consuming func run(_ word: [Symbol]) -> [Result] {
    guard !word.isEmpty, word.count <= Self.wordLimit, !word.contains(.nothing) else { return [] }
    // Growing from one element on would allocate many times for each word.
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
      // The last place is left first, so the first arc comes last.
      if places.count - first > 1 { places[first...].reverse() }
    }
  }

  /// Adds the place to which an arc leads, unless that is beyond a bound.
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

/// The arcs that a place may take: those that read one symbol, or one of the first few.
///
/// Eight arcs are compared at once, because states near the beginning have a hundred.
private struct ArcFilter {
  private let wanted: SIMD8<UInt16>
  private let skipped: SIMD8<UInt16>

  @inline(__always)
  init(wanted: Symbol, skipped: Symbol) {
    self.wanted = Self.repeated(wanted)
    self.skipped = Self.repeated(skipped)
  }

  /// The symbol eight times; `SIMD8(repeating:)` writes one at a time and takes longer than a search.
  @inline(__always)
  private static func repeated(_ symbol: Symbol) -> SIMD8<UInt16> {
    let four = UInt64(symbol.rawValue) &* 0x0001_0001_0001_0001
    return unsafe unsafeBitCast(SIMD2(four, four), to: SIMD8<UInt16>.self)
  }

  /// The first of some arcs that may be taken; the symbols are those of all arcs, and a block more.
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
