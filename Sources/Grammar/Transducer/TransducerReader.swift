/// Reads the file of a compiled transducer.
///
/// Every count is compared with the bytes that are left before anything is allocated, so a small file
/// never makes a large allocation.
struct TransducerReader {
  private(set) var tags: [String] = []
  private(set) var pairs: [Transducer.Pair] = []
  private(set) var sections: [Transducer.Section] = []
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func read() throws(TransducerFault) {
    guard bytes.count <= Transducer.State.limit else { throw fault(.tooLarge) }
    // Files of old versions have no header, and no features.
    if let features = try features(after: "LTTB"), features != 0 {
      throw fault(.unknownFeatures)
    }
    // The letters matter only to programs that divide texts into words.
    for _ in 0..<(try count(of: .letters)) { _ = try number() }
    for _ in 0..<(try count(of: .tags, most: 1 << 16)) { tags.append(try string()) }
    for _ in 0..<(try count(of: .pairs, leastSize: 2)) {
      let input = try symbol()
      pairs.append(Transducer.Pair(input: input, output: try symbol()))
    }
    for _ in 0..<(try count(of: .sections, leastSize: 4, most: 1 << 10)) {
      let name = try string()
      sections.append(try section(named: name))
    }
    guard offset == bytes.count else { throw fault(.excess) }
  }

  /// A symbol, which files move up by the number of tags so that it is not negative.
  private mutating func symbol() throws(TransducerFault) -> Symbol {
    let raw = try number() - tags.count
    guard raw <= 0 || Unicode.Scalar(UInt32(raw)) != nil else {
      throw fault(.outOfRange(.scalars))
    }
    return Symbol(rawValue: Int32(raw))
  }

  private mutating func section(named name: String) throws(TransducerFault) -> Transducer.Section {
    let features = try features(after: "LTTD") ?? 0
    guard features <= 1 else { throw fault(.unknownFeatures) }
    let isWeighted = features == 1
    let initial = try number()
    let finals = try finals(isWeighted)
    let states = try states(isWeighted, finals)
    guard initial < states.count else { throw fault(.outOfRange(.states)) }
    return Transducer.Section(
      name: name, initial: initial, isWeighted: isWeighted, states: states)
  }

  /// The numbers of the states in which a word may end.
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

  private mutating func states(
    _ isWeighted: Bool, _ finals: [Int32]
  ) throws(TransducerFault) -> [Transducer.State] {
    let count = try count(of: .states)
    var states: [Transducer.State] = []
    states.reserveCapacity(count)
    for _ in 0..<count {
      states.append(Transducer.State(offset: offset))
      try skipArcs(isWeighted)
    }
    for final in finals {
      guard final < count else { throw fault(.outOfRange(.states)) }
      states[Int(final)].makeFinal()
    }
    return states
  }

  private mutating func skipArcs(_ isWeighted: Bool) throws(TransducerFault) {
    let count = try count(of: .arcs, leastSize: isWeighted ? 4 : 2)
    // A copy, since a span of the property would keep the offset from changing.
    let bytes = bytes
    let span = bytes.span
    var pair = 0
    for _ in 0..<count {
      pair += try span.number(at: &offset)
      guard pair < pairs.count else { throw fault(.outOfRange(.pairs)) }
      _ = try span.number(at: &offset)
      if isWeighted { try span.skipWeight(at: &offset) }
    }
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

  /// How many things follow, each of which takes at least some bytes of the file.
  ///
  /// There is an upper limit to things that take much more memory than bytes of the file.
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

  /// The 64 bits of features after a mark; nil if the mark is not here.
  private mutating func features(after mark: String) throws(TransducerFault) -> UInt64? {
    guard bytes[offset...].starts(with: mark.utf8) else { return nil }
    offset += mark.utf8.count
    guard bytes.count - offset >= 8 else { throw fault(.truncated) }
    defer { offset += 8 }
    return bytes[offset..<offset + 8].reduce(0) { $0 << 8 | UInt64($1) }
  }
}
