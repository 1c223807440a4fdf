internal import SourceText

/// A transducer compiled by lttoolbox: a network of states whose arcs read one symbol and write
/// another.
///
/// In Apertium generators, the input is a lemma with tags and the output is the written word. The
/// network can be walked in both directions, so a generator is also an analyzer.
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

  /// Parses a compiled transducer.
  public init(_ bytes: [UInt8]) throws(TransducerFault) {
    var reader = TransducerReader(bytes)
    arcs = try reader.read()
    alphabet = reader.alphabet
    sections = reader.sections
  }

  /// Returns the outputs for an input in Apertium notation, such as `amico<n><m><pl>`.
  public func outputs(of input: String) -> [String] {
    texts(alphabet.symbols(ofTagged: input), .fromInput)
  }

  /// Returns the inputs that produce an output.
  public func inputs(of output: String) -> [String] {
    texts(alphabet.symbols(ofTagged: output), .fromOutput)
  }

  /// Returns the strings written by all paths that read a word, without duplicates.
  private func texts(_ word: [Symbol]?, _ direction: TransducerSearch.Direction) -> [String] {
    guard let word else { return [] }
    return TransducerSearch(self, direction).run(word).map { alphabet.text($0.written) }
      .withoutRepetition
  }
}

extension Transducer {
  /// The arcs of all states, in order.
  ///
  /// Inputs and outputs are separate arrays, so that a search compares many at once. Both end with
  /// a block of symbols that occur in no word.
  struct Arcs: Sendable {
    let inputs: [Symbol]
    let outputs: [Symbol]
    /// The states that the arcs lead to.
    let targets: [Int32]
  }

  /// One of the networks of a file; a word may be in any of them.
  struct Section: Sendable {
    let name: String
    let initial: Int
    /// The states, followed by one whose first arc is past the end.
    let states: [State]

    /// Returns the indices of a state's arcs.
    func arcs(of state: Int) -> Range<Int> { states[state].firstArc..<states[state + 1].firstArc }
  }

  /// The index of a state's first arc, and whether a word can end in the state.
  struct State: Sendable {
    private static let finalBit: UInt32 = 1 << 31
    /// The maximum size of a file in bytes, which limits the number of arcs.
    static let limit = Int(finalBit) - 1

    private var bits: UInt32

    init(firstArc: Int) { bits = UInt32(truncatingIfNeeded: firstArc) }

    var firstArc: Int { Int(bits & ~Self.finalBit) }
    var isFinal: Bool { bits & Self.finalBit != 0 }

    mutating func makeFinal() { bits |= Self.finalBit }
  }
}
