public import TerminalUI

/// Which keys do what: sequences of keys, told apart as they are typed.
public struct Keymap: Sendable {
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
  public static let standard = Keymap()

  private init() {
    for action in Action.allCases {
      for spelling in action.entry.keys {
        guard let keys = try? Key.keys(in: spelling) else { continue }
        actions[keys] = action
      }
    }
    collectPrefixes()
  }

  /// The keys of the action table but for those that are bound anew; a sequence bound to nil does
  /// nothing.
  public init(binding bindings: [(keys: [Key], action: Action?)]) {
    self = .standard
    for (keys, action) in bindings where !keys.isEmpty { actions[keys] = action }
    collectPrefixes()
  }

  private mutating func collectPrefixes() {
    prefixes = Set(
      actions.keys.flatMap { keys in (1..<max(1, keys.count)).map { Array(keys.prefix($0)) } })
  }

  func meaning(of keys: [Key]) -> Meaning {
    if let action = actions[keys] { return .action(action) }
    return prefixes.contains(keys) ? .prefix : .nothing
  }

  /// The sequences that do an action, as people read them: those of the table, then others.
  func legends(for action: Action) -> [String] {
    let bound = actions.filter { $0.value == action }
      .map { $0.key == [.character("<")] ? "<" : Key.script($0.key) }
    let standard = action.entry.legends.filter(bound.contains)
    return standard + bound.filter { !standard.contains($0) }.sorted()
  }

  /// The first key of each of some actions.
  func legend(for actions: [Action]) -> String {
    actions.compactMap { legends(for: $0).first }.joined(separator: " ")
  }

  /// The sequences that go on after these keys, each with its action.
  func continuations(of keys: [Key]) -> [(keys: String, action: Action)] {
    actions.filter { $0.key.count > keys.count && $0.key.starts(with: keys) }
      .map { (Key.script($0.key), $0.value) }
      .sorted { $0.0 < $1.0 }
  }
}
