package import TerminalValues

/// A mapping from key sequences to actions.
///
/// Sequences are matched key by key as the user types.
package struct Keymap: Sendable {
  /// The meaning of the keys typed so far.
  enum Meaning: Equatable {
    case action(Action)
    case command(UserCommand)
    /// The start of a longer sequence.
    case prefix
    case nothing
  }

  /// A way to complete a partially typed sequence.
  struct Continuation {
    /// The remaining keys.
    let keys: String
    let action: Action
  }

  private var actions: [[Key]: Action] = [:]
  private var commands: [[Key]: UserCommand] = [:]
  private var prefixes: Set<[Key]> = []

  /// The default keymap, from the table of actions.
  package static let standard = Keymap()

  private init() {
    for action in Action.allCases {
      for spelling in action.entry.keys {
        guard let keys = try? Key.keys(in: spelling) else { continue }
        actions[keys] = action
      }
    }
    collectPrefixes()
  }

  /// Creates a keymap that overrides default bindings; nil unbinds a sequence.
  ///
  /// The user's commands override actions.
  package init(
    binding bindings: [(keys: [Key], action: Action?)],
    commands: [(keys: [Key], command: UserCommand)] = []
  ) {
    self = .standard
    for (keys, action) in bindings where !keys.isEmpty { actions[keys] = action }
    for (keys, command) in commands where !keys.isEmpty {
      actions[keys] = nil
      self.commands[keys] = command
    }
    collectPrefixes()
  }

  private mutating func collectPrefixes() {
    let sequences = Array(actions.keys) + commands.keys
    prefixes = Set(
      sequences.flatMap { keys in (1..<max(1, keys.count)).map { Array(keys.prefix($0)) } })
  }

  func meaning(of keys: [Key]) -> Meaning {
    if let action = actions[keys] { return .action(action) }
    if let command = commands[keys] { return .command(command) }
    return prefixes.contains(keys) ? .prefix : .nothing
  }

  /// Returns the key sequences of an action for display, default ones first.
  func legends(for action: Action) -> [String] {
    let bound = actions.filter { $0.value == action }
      .map { $0.key == [.character("<")] ? "<" : Key.script($0.key) }
    let standard = action.entry.legends.filter(bound.contains)
    return standard + bound.filter { !standard.contains($0) }.sorted()
  }

  /// The user's commands with their keys.
  var ownCommands: [(keys: String, line: String)] {
    commands.map { (keys: Key.script($0.key), line: $0.value.line) }.sorted { $0.keys < $1.keys }
  }

  /// Returns the first key sequence of each action for display.
  func legend(for actions: [Action]) -> String {
    actions.compactMap { legends(for: $0).first }.joined(separator: " ")
  }

  /// Returns the keys of an action's sequence before the last one; empty if a single key suffices.
  func prefix(of action: Action) -> ArraySlice<Key> {
    let sequences = actions.filter { $0.value == action }.keys
    return sequences.min { Key.script($0) < Key.script($1) }?.dropLast() ?? []
  }

  /// Returns the longer sequences that start with the given keys.
  func continuations(of keys: [Key]) -> [Continuation] {
    actions.filter { $0.key.count > keys.count && $0.key.starts(with: keys) }
      .map { Continuation(keys: Key.script($0.key.dropFirst(keys.count)), action: $0.value) }
      .sorted { ($0.action.order, $0.keys) < ($1.action.order, $1.keys) }
  }
}

extension Action {
  /// The position in the table of actions.
  fileprivate var order: Int { Action.allCases.firstIndex(of: self) ?? 0 }
}
