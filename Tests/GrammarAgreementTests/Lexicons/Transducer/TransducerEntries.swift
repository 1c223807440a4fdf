@testable import GrammarAgreement

/// The entries of one section of a transducer: each input that it accepts, with a number.
///
/// Loops make endless many words, such as numbers; arcs within a loop are left out.
struct TransducerEntries {
  private struct Arc {
    var input: Symbol
    var target: Int
  }

  /// The number of entries.
  var count: Int { counts[section.initial] }

  private let section: Transducer.Section
  private var arcs: [[Arc]]
  /// The number of ways from each state to an end.
  private var counts: [Int]

  init(_ transducer: Transducer, _ section: Transducer.Section) {
    self.section = section
    let states = 0..<section.states.count - 1
    counts = Array(repeating: 0, count: states.count)
    arcs = states.map { state in
      section.arcs(of: state).map {
        Arc(input: transducer.arcs.inputs[$0], target: Int(transducer.arcs.targets[$0]))
      }
    }
    let (component, order) = components()
    for state in order {
      arcs[state].removeAll { component[$0.target] == component[state] }
      counts[state] = arcs[state].reduce(section.states[state].isFinal ? 1 : 0) {
        min(1 << 60, $0 + counts[$1.target])
      }
    }
  }

  /// The symbols of an entry.
  subscript(number: Int) -> [Symbol] {
    var number = number
    var state = section.initial
    var symbols: [Symbol] = []
    while true {
      if section.states[state].isFinal {
        if number == 0 { return symbols.filter { $0 != .nothing } }
        number -= 1
      }
      guard let arc = arcs[state].first(where: { takes($0, &number) }) else { return symbols }
      symbols.append(arc.input)
      state = arc.target
    }
  }

  /// Whether the entry with a number goes on here; if not, the number becomes that among the arcs after it.
  private func takes(_ arc: Arc, _ number: inout Int) -> Bool {
    if number < counts[arc.target] { return true }
    number -= counts[arc.target]
    return false
  }

  /// The loop that each state is in, and the states in an order in which every arc out of a loop leads to
  /// an earlier one.
  ///
  /// This is Tarjan's algorithm for strongly connected components, without recursion.
  private func components() -> (component: [Int], order: [Int]) {
    var numbers = Array(repeating: 0, count: arcs.count)
    var lowest = numbers
    var component = numbers
    var waiting: [Int] = []
    var ordered: [Int] = []
    var count = 0
    var path = [(state: section.initial, arc: 0)]
    while let (state, arc) = path.last {
      if arc == 0 {
        count += 1
        numbers[state] = count
        lowest[state] = count
        waiting.append(state)
      }
      if arc < arcs[state].count {
        path[path.count - 1].arc += 1
        let target = arcs[state][arc].target
        if numbers[target] == 0 {
          path.append((target, 0))
        } else if component[target] == 0 {
          lowest[state] = min(lowest[state], numbers[target])
        }
        continue
      }
      path.removeLast()
      if let before = path.last?.state { lowest[before] = min(lowest[before], lowest[state]) }
      guard lowest[state] == numbers[state] else { continue }
      while let member = waiting.popLast() {
        component[member] = numbers[state]
        ordered.append(member)
        if member == state { break }
      }
    }
    return (component, ordered)
  }
}
