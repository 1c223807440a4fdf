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
  /// The mark of Apertium before words that may merge with their neighbours: "~la" may become "l'".
  static let mergeMark = Symbol("~")

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

    /// The place after an arc, but for its state; nil if the arc reads something else than the word has.
    @inline(__always)
    func reading(_ symbol: Symbol, of word: Span<Symbol>, allowsTail: Bool) -> Place? {
      var next = self
      if Int(read) < word.count, word[Int(read)] == symbol {
        next.read += 1
        next.empties = 0
      } else if symbol == .nothing || symbol == TransducerSearch.mergeMark {
        next.empties += 1
        guard next.empties <= TransducerSearch.emptyLimit else { return nil }
      } else if symbol.isTag, allowsTail, Int(read) == word.count, tail < TransducerSearch.tailLimit
      {
        next.tail += 1
        next.empties = 0
      } else {
        return nil
      }
      return next
    }
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

  init(_ transducer: Transducer, _ direction: Direction, allowsTail: Bool = false) {
    self.transducer = transducer
    self.direction = direction
    self.allowsTail = allowsTail
  }

  /// The ways that read the word, in the order of the file.
  func run(_ word: [Symbol]) -> [Result] {
    guard !word.isEmpty, word.count <= Self.wordLimit, !word.contains(.nothing) else { return [] }
    var results: [Result] = []
    var arcsLeft = Self.arcLimit
    for section in transducer.sections {
      run(word, in: section, &arcsLeft, &results)
    }
    return results
  }

  private func run(
    _ word: [Symbol], in section: Transducer.Section, _ arcsLeft: inout Int,
    _ results: inout [Result]
  ) {
    let bytes = transducer.bytes.span
    let pairs = transducer.pairs.span
    let states = section.states.span
    let word = word.span
    var places = [Place(state: Int32(section.initial), read: 0, tail: 0, empties: 0, step: -1)]
    var steps: [Step] = []
    while let place = places.popLast() {
      let state = states[Int(place.state)]
      if state.isFinal, place.read == word.count {
        results.append(result(from: place.step, steps))
        guard results.count < Self.resultLimit else { return }
      }
      let first = places.count
      var offset = state.offset
      var pairIndex = 0
      // The reader has decoded every number once, so none is missing.
      let arcCount = (try? bytes.number(at: &offset)) ?? 0
      arcsLeft -= arcCount
      guard arcsLeft > 0 else { return }
      for _ in 0..<arcCount {
        guard let pairStep = try? bytes.number(at: &offset),
          let stateStep = try? bytes.number(at: &offset)
        else { return }
        if section.isWeighted { try? bytes.skipWeight(at: &offset) }
        pairIndex += pairStep
        let pair = pairs[pairIndex]
        let read = direction == .fromInput ? pair.input : pair.output
        guard var next = place.reading(read, of: word, allowsTail: allowsTail) else { continue }
        next.state = Int32((Int(place.state) + stateStep) % states.count)
        let written = direction == .fromInput ? pair.output : pair.input
        let tail = next.tail > place.tail ? read : .nothing
        if written != .nothing || tail != .nothing {
          let count = place.step < 0 ? 1 : steps[Int(place.step)].count + 1
          guard count <= Self.writtenLimit else { continue }
          next.step = Int32(steps.count)
          steps.append(Step(previous: place.step, count: count, written: written, tail: tail))
        }
        places.append(next)
      }
      // The last place is left first, so the first arc comes last.
      if places.count - first > 1 { places[first...].reverse() }
    }
  }

  private func result(from step: Int32, _ steps: [Step]) -> Result {
    var result = Result(tail: [], written: [])
    var index = Int(step)
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
