/// Searches files for many strings at once.
///
/// It is an Aho–Corasick automaton: the time does not depend on the number of strings.
package struct TextSearch: Sendable {
  /// The next state for each state and byte.
  ///
  /// A state is a prefix of a string.
  private var edges: [UInt64: UInt32] = [:]
  /// For each state, the state of its longest proper suffix that is also a prefix.
  private var suffixes: [UInt32] = [0]
  /// For each state, whether it has occurred in the files.
  private var isSeen = [true]
  /// The final state of each string.
  private var ends: [UInt32] = []

  /// Creates a search for strings.
  package init(_ texts: [String]) {
    var parents: [(state: UInt32, byte: UInt8)] = [(0, 0)]
    for text in texts {
      var state: UInt32 = 0
      for byte in text.utf8 {
        let next = edges[Self.edge(state, byte)] ?? UInt32(suffixes.count)
        if Int(next) == suffixes.count {
          edges[Self.edge(state, byte)] = next
          suffixes.append(0)
          isSeen.append(false)
          parents.append((state, byte))
        }
        state = next
      }
      ends.append(state)
    }
    // Process states by length: a state is numbered after its own prefixes, but not after those of
    // other strings.
    var lengths = [Int](repeating: 0, count: suffixes.count)
    for state in lengths.indices.dropFirst() {
      lengths[state] = lengths[Int(parents[state].state)] + 1
    }
    for state in lengths.indices.dropFirst().sorted(by: { lengths[$0] < lengths[$1] }) {
      let (parent, byte) = parents[state]
      if parent != 0 { suffixes[state] = step(from: suffixes[Int(parent)], over: byte) }
    }
  }

  private static func edge(_ state: UInt32, _ byte: UInt8) -> UInt64 {
    UInt64(state) << 8 | UInt64(byte)
  }

  private func step(from state: UInt32, over byte: UInt8) -> UInt32 {
    var state = state
    while true {
      if let next = edges[Self.edge(state, byte)] { return next }
      guard state != 0 else { return 0 }
      state = suffixes[Int(state)]
    }
  }

  /// Searches the bytes of a file.
  package mutating func look(in bytes: some Sequence<UInt8>) {
    var state: UInt32 = 0
    for byte in bytes {
      state = step(from: state, over: byte)
      var seen = Int(state)
      while !isSeen[seen] {
        isSeen[seen] = true
        seen = Int(suffixes[seen])
      }
    }
  }

  package func hasFound(_ number: Int) -> Bool { isSeen[Int(ends[number])] }
}
