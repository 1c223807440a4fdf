internal import SourceText

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
public struct Transducer: Sendable {
  let alphabet: Alphabet
  let arcs: Arcs
  let sections: [Section]

  /// Reads a compiled transducer.
  public init(_ bytes: [UInt8]) throws(TransducerFault) {
    var reader = TransducerReader(bytes)
    arcs = try reader.read()
    alphabet = reader.alphabet
    sections = reader.sections
  }

  /// What the transducer writes for an input, in the notation of Apertium: `amico<n><m><pl>`.
  public func outputs(of input: String) -> [String] {
    texts(alphabet.symbols(ofTagged: input), .fromInput)
  }

  /// The inputs for which the transducer writes an output.
  public func inputs(of output: String) -> [String] {
    texts(alphabet.symbols(ofTagged: output), .fromOutput)
  }

  /// What the ways that read a word write, each text once.
  private func texts(_ word: [Symbol]?, _ direction: TransducerSearch.Direction) -> [String] {
    guard let word else { return [] }
    return TransducerSearch(self, direction).run(word).map { alphabet.text($0.written) }
      .withoutRepetition
  }
}

extension Transducer {
  /// The arcs of all states, one after another.
  ///
  /// What they read and what they write are in arrays of their own, so that a search compares many at
  /// once. A block of symbols that no word has ends both.
  struct Arcs: Sendable {
    let inputs: [Symbol]
    let outputs: [Symbol]
    /// The states to which the arcs lead.
    let targets: [Int32]
  }

  /// One of the networks of a file; a word may be in any of them.
  struct Section: Sendable {
    let name: String
    let initial: Int
    /// The states, and one more, whose first arc would be after the last arc.
    let states: [State]

    /// The numbers of the arcs of a state.
    func arcs(of state: Int) -> Range<Int> { states[state].firstArc..<states[state + 1].firstArc }
  }

  /// The place of a state's first arc, and whether a word may end in the state.
  struct State: Sendable {
    private static let finalBit: UInt32 = 1 << 31
    /// The greatest number of bytes of a file: there are never more arcs than bytes.
    static let limit = Int(finalBit) - 1

    private var bits: UInt32

    init(firstArc: Int) { bits = UInt32(truncatingIfNeeded: firstArc) }

    var firstArc: Int { Int(bits & ~Self.finalBit) }
    var isFinal: Bool { bits & Self.finalBit != 0 }

    mutating func makeFinal() { bits |= Self.finalBit }
  }
}
