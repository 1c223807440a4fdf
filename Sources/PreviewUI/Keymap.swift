internal import TerminalUI

/// Which keys do what: sequences of keys, told apart as they are typed.
struct Keymap: Sendable {
  /// What a sequence means so far.
  enum Meaning: Equatable {
    case action(Action)
    /// The start of a longer sequence.
    case prefix
    case nothing
  }

  private var actions: [[Key]: Action] = [:]
  private var prefixes: Set<[Key]> = []

  /// The keys of the action table.
  static let standard = Keymap()

  private init() {
    for action in Action.allCases {
      for spelling in action.entry.keys {
        guard let keys = try? Key.keys(in: spelling) else { continue }
        actions[keys] = action
        for length in 1..<max(1, keys.count) { prefixes.insert(Array(keys.prefix(length))) }
      }
    }
  }

  func meaning(of keys: [Key]) -> Meaning {
    if let action = actions[keys] { return .action(action) }
    return prefixes.contains(keys) ? .prefix : .nothing
  }
}
