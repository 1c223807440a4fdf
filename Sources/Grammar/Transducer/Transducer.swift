/// A transducer that lttoolbox has compiled: a network of states whose arcs read one symbol and write
/// another.
///
/// In the generators of Apertium, the input is a lemma with its tags and the output is the word as it is
/// written. The network can be walked in both directions, so a generator is also an analyser.
///
/// ```swift
/// let italian = try Transducer(bytes)
/// italian.outputs(of: "uovo<n><f><pl>")  // ["uova"]
/// italian.inputs(of: "uova")             // ["uovo<n><f><pl>"]
/// ```
///
/// The arcs stay as they are in the file and are decoded when they are walked: only the place of each
/// state is kept. That is why French, with two million arcs, is loaded within milliseconds.
public struct Transducer: Sendable {
  /// What an arc reads and writes.
  struct Pair: Sendable {
    var input: Symbol
    var output: Symbol
  }

  /// One of the networks of a file; a word may be in any of them.
  struct Section: Sendable {
    var name: String
    var initial: Int
    var isWeighted: Bool
    var states: [State]
  }

  /// The place of a state's arcs, and whether a word may end in the state.
  struct State: Sendable {
    private static let finalBit: UInt32 = 1 << 31
    /// The greatest number of bytes whose offsets can be kept.
    static let limit = Int(finalBit) - 1

    private var bits: UInt32

    init(offset: Int) { bits = UInt32(truncatingIfNeeded: offset) }

    var offset: Int { Int(bits & ~Self.finalBit) }
    var isFinal: Bool { bits & Self.finalBit != 0 }

    mutating func makeFinal() { bits |= Self.finalBit }
  }

  let bytes: [UInt8]
  /// The names of the tags: that of the symbol −1 comes first.
  let tags: [String]
  let pairs: [Pair]
  let sections: [Section]
  /// The symbols of the tags by their names.
  private let symbols: [String: Symbol]

  /// Reads a compiled transducer.
  public init(_ bytes: [UInt8]) throws(TransducerFault) {
    var reader = TransducerReader(bytes)
    try reader.read()
    self.bytes = bytes
    tags = reader.tags
    pairs = reader.pairs
    sections = reader.sections
    symbols = Dictionary(
      zip(tags, tags.indices.map(Symbol.init(tagAt:))), uniquingKeysWith: { first, _ in first })
  }

  /// The symbols of tags; nil if one of them is in no word.
  func symbols(ofTags names: String...) -> [Symbol]? {
    let found = names.compactMap { symbols[$0] }
    return found.count == names.count ? found : nil
  }

  /// What the transducer writes for an input, in the notation of Apertium: `amico<n><m><pl>`.
  public func outputs(of input: String) -> [String] {
    guard let input = symbols(in: input) else { return [] }
    return texts(TransducerSearch(self, .fromInput).run(input).map(\.written))
  }

  /// The inputs for which the transducer writes an output.
  public func inputs(of output: String) -> [String] {
    guard let output = symbols(in: output) else { return [] }
    return texts(TransducerSearch(self, .fromOutput).run(output).map(\.written))
  }

  /// The symbols of a text in which tags are between `<` and `>`; nil if a tag is not known.
  private func symbols(in text: String) -> [Symbol]? {
    var result: [Symbol] = []
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "<", let end = rest.firstIndex(of: ">") {
        guard let tag = symbols[String(rest[..<end])] else { return nil }
        result.append(tag)
        rest = rest[end...].dropFirst()
      } else {
        result.append(Symbol(scalar))
      }
    }
    return result
  }

  private func texts(_ found: [[Symbol]]) -> [String] {
    guard found.count > 1 else { return found.map(text) }
    var seen: Set<String> = []
    return found.map(text).filter { seen.insert($0).inserted }
  }

  /// Symbols as text, with tags between `<` and `>`.
  func text(_ symbols: some Sequence<Symbol>) -> String {
    var text = ""
    for symbol in symbols {
      if let tag = symbol.tagIndex {
        text += "<\(tags[tag])>"
      } else if let scalar = symbol.scalar {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

/// What one arc reads or writes: nothing, a Unicode scalar or a tag.
struct Symbol: Hashable, Sendable {
  /// 0 for nothing; a scalar; or less than 0 for a tag.
  let rawValue: Int32

  static let nothing = Symbol(rawValue: 0)

  init(rawValue: Int32) { self.rawValue = rawValue }
  init(_ scalar: Unicode.Scalar) { rawValue = Int32(bitPattern: scalar.value) }
  init(tagAt index: Int) { rawValue = -Int32(truncatingIfNeeded: index) - 1 }

  var isTag: Bool { rawValue < 0 }
  var tagIndex: Int? { rawValue < 0 ? -Int(rawValue) - 1 : nil }
  var scalar: Unicode.Scalar? {
    rawValue > 0 ? Unicode.Scalar(UInt32(bitPattern: rawValue)) : nil
  }
}
