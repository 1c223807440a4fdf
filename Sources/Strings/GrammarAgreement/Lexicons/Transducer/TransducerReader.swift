/// Parses the file of a compiled transducer.
///
/// Every count is checked against the remaining bytes before allocating, so a small file never
/// causes a large allocation.
struct TransducerReader {
  private(set) var alphabet = Alphabet()
  private(set) var sections: [Transducer.Section] = []
  /// The input and output symbols of arcs, which refer to them by index.
  private var pairs: [(input: Symbol, output: Symbol)] = []
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Parses the file and returns its arcs.
  mutating func read() throws(TransducerFault) -> Transducer.Arcs {
    guard bytes.count <= Transducer.State.limit else { throw fault(.tooLarge) }
    // Files of old versions have no header or features.
    if let features = try features(after: "LTTB"), features != 0 {
      throw fault(.unknownFeatures)
    }
    // The letters are only needed for dividing text into words.
    for _ in 0..<(try count(of: .letters)) { _ = try number() }
    var tags: [String] = []
    for _ in 0..<(try count(of: .tags, most: Alphabet.tagLimit)) { tags.append(try string()) }
    alphabet = Alphabet(tags: tags)
    for _ in 0..<(try count(of: .pairs, leastSize: 2)) {
      let input = try symbol()
      pairs.append((input, try symbol()))
    }
    let arcs = try readArcsOfSections()
    guard offset == bytes.count else { throw fault(.excess) }
    return arcs
  }

  /// Reads the sections into arrays with capacity for all arcs.
  ///
  /// Each arc takes at least two bytes. Memory is only committed where it is written, so excess
  /// capacity is free; growing step by step would take a third longer.
  private mutating func readArcsOfSections() throws(TransducerFault) -> Transducer.Arcs {
    let room = (bytes.count - offset) / 2 + TransducerSearch.blockSize
    var inputs: [Symbol] = []
    var outputs: [Symbol] = []
    let targets = try [Int32](capacity: room) { targets throws(TransducerFault) in
      outputs = try [Symbol](capacity: room) { outputs throws(TransducerFault) in
        inputs = try [Symbol](capacity: room) { inputs throws(TransducerFault) in
          try readSections(&inputs, &outputs, &targets)
          for _ in 0..<TransducerSearch.blockSize {
            inputs.append(.absent)
            outputs.append(.absent)
          }
        }
      }
    }
    return Transducer.Arcs(inputs: inputs, outputs: outputs, targets: targets)
  }

  private mutating func readSections(
    _ inputs: inout OutputSpan<Symbol>, _ outputs: inout OutputSpan<Symbol>,
    _ targets: inout OutputSpan<Int32>
  ) throws(TransducerFault) {
    for _ in 0..<(try count(of: .sections, leastSize: 4, most: 1 << 10)) {
      let name = try string()
      let features = try features(after: "LTTD") ?? 0
      guard features <= 1 else { throw fault(.unknownFeatures) }
      let isWeighted = features == 1
      let initial = try number()
      let finals = try finals(isWeighted)
      let count = try count(of: .states)
      var states: [Transducer.State] = []
      states.reserveCapacity(count + 1)
      for number in 0..<count {
        states.append(Transducer.State(firstArc: targets.count))
        try readArcs(of: number, count, isWeighted, &inputs, &outputs, &targets)
      }
      states.append(Transducer.State(firstArc: targets.count))
      for final in finals {
        guard final < count else { throw fault(.outOfRange(.states)) }
        states[Int(final)].makeFinal()
      }
      guard initial < count else { throw fault(.outOfRange(.states)) }
      sections.append(Transducer.Section(name: name, initial: initial, states: states))
    }
  }

  /// Reads a symbol, which is stored with the number of tags added to keep it nonnegative.
  private mutating func symbol() throws(TransducerFault) -> Symbol {
    let raw = try number() - alphabet.tags.count
    if raw < 0 { return alphabet.symbol(ofTagAt: -raw - 1) }
    if raw == 0 { return .nothing }
    guard let scalar = Unicode.Scalar(UInt32(raw)), let symbol = alphabet.add(scalar) else {
      throw fault(.outOfRange(.scalars))
    }
    return symbol
  }

  /// Reads the indices of the states in which a word can end.
  private mutating func finals(_ isWeighted: Bool) throws(TransducerFault) -> [Int32] {
    let count = try count(of: .states, leastSize: isWeighted ? 3 : 1)
    var finals: [Int32] = []
    finals.reserveCapacity(count)
    var last = 0
    for _ in 0..<count {
      last += try number()
      // There are never more states than bytes.
      guard last < bytes.count else { throw fault(.outOfRange(.states)) }
      finals.append(Int32(last))
      if isWeighted { try skipWeight() }
    }
    return finals
  }

  /// Reads the arcs of a state; pairs and states are stored as differences.
  private mutating func readArcs(
    of state: Int, _ stateCount: Int, _ isWeighted: Bool, _ inputs: inout OutputSpan<Symbol>,
    _ outputs: inout OutputSpan<Symbol>, _ targets: inout OutputSpan<Int32>
  ) throws(TransducerFault) {
    let count = try count(of: .arcs, leastSize: isWeighted ? 4 : 2)
    // Copy these: spans of properties would prevent changing the offset.
    let (bytes, pairs) = (bytes, pairs)
    let span = bytes.span
    let pairSpan = pairs.span
    // A local offset stays in a register.
    var place = offset
    var pair = 0
    for _ in 0..<count {
      pair += try span.number(at: &place)
      guard pair < pairSpan.count else { throw TransducerFault(.outOfRange(.pairs), at: place) }
      var target = state + (try span.number(at: &place))
      if target >= stateCount { target %= stateCount }
      if isWeighted { try span.skipWeight(at: &place) }
      inputs.append(pairSpan[pair].input)
      outputs.append(pairSpan[pair].output)
      targets.append(Int32(truncatingIfNeeded: target))
    }
    offset = place
  }

  // MARK: Numbers

  private func fault(_ reason: TransducerFault.Reason) -> TransducerFault {
    TransducerFault(reason, at: offset)
  }

  private mutating func number() throws(TransducerFault) -> Int {
    let bytes = bytes
    return try bytes.span.number(at: &offset)
  }

  private mutating func skipWeight() throws(TransducerFault) {
    let bytes = bytes
    try bytes.span.skipWeight(at: &offset)
  }

  /// Reads a count of items, each of which takes a minimum number of bytes in the file.
  ///
  /// `most` limits items that take much more memory than file bytes.
  private mutating func count(
    of subject: TransducerFault.Subject, leastSize: Int = 1, most: Int = .max
  ) throws(TransducerFault) -> Int {
    let count = try number()
    guard count * leastSize <= bytes.count - offset, count <= most else {
      throw fault(.outOfRange(subject))
    }
    return count
  }

  private mutating func string() throws(TransducerFault) -> String {
    var string = ""
    for _ in 0..<(try count(of: .scalars)) {
      guard let scalar = Unicode.Scalar(UInt32(try number())) else {
        throw fault(.outOfRange(.scalars))
      }
      string.unicodeScalars.append(scalar)
    }
    return string
  }

  /// Reads 64 feature bits after a mark, or returns nil if the mark is absent.
  private mutating func features(after mark: String) throws(TransducerFault) -> UInt64? {
    guard bytes[offset...].starts(with: mark.utf8) else { return nil }
    offset += mark.utf8.count
    guard bytes.count - offset >= 8 else { throw fault(.truncated) }
    defer { offset += 8 }
    return bytes[offset..<offset + 8].reduce(0) { $0 << 8 | UInt64($1) }
  }
}
