internal import TerminalValues

/// A label with its keys, either of actions or of a prompt, which has its own keys.
struct Hint: Sendable {
  var actions: [Action] = []
  var keys = ""
  let word: String
  /// Whether to show only the first key of each sequence, such as `v` for `vm`.
  var isMenu = false
  /// Whether narrow screens drop this hint last.
  var isNeeded = false
  /// Whether this is the way out, which is shown on every screen.
  var isWayOut = false

  static let help = Self([.help], "help")
  /// The hint for closing a prompt, picker, or form.
  static let cancel = Self("Esc", "cancel", isWayOut: true)
  /// Returns the hint for closing what is open.
  static func close(_ action: Action) -> Self { Self([action], "close", isWayOut: true) }

  /// Creates a hint for the keys of actions.
  init(
    _ actions: [Action], _ word: String, isMenu: Bool = false, isNeeded: Bool = false,
    isWayOut: Bool = false
  ) {
    (self.actions, self.word, self.isMenu) = (actions, word, isMenu)
    (self.isNeeded, self.isWayOut) = (isNeeded, isWayOut)
  }

  /// Creates a hint for keys that are no actions.
  init(_ keys: String, _ word: String, isNeeded: Bool = false, isWayOut: Bool = false) {
    (self.keys, self.word, self.isNeeded, self.isWayOut) = (keys, word, isNeeded, isWayOut)
  }
}

extension Model {
  /// The hints for the last line, omitting those of unbound actions.
  var hints: [Hint] {
    let hints = stage.fromTop.lazy.compactMap { $0.hints(in: self) }.first ?? []
    return hints.compactMap { hint in
      var hint = hint
      if !hint.actions.isEmpty {
        let keymap = screen.keymap
        let legend =
          hint.isMenu ? keymap.menuLegend(for: hint.actions) : keymap.legend(for: hint.actions)
        hint.keys = legend.withPlainKeyNames
      }
      return hint.keys.isEmpty ? nil : hint
    }
  }
}

extension Keymap {
  /// Returns the first keys of the sequences of actions.
  fileprivate func menuLegend(for actions: [Action]) -> String {
    actions.compactMap { prefix(of: $0).first?.description }.joined(separator: " ")
  }
}

extension String {
  /// The keys in short form: `^e Enter` instead of `<C-e> <Enter>`.
  var withPlainKeyNames: String {
    split(separator: " ").map { key in
      guard key.count > 2, key.hasPrefix("<"), key.hasSuffix(">") else { return String(key) }
      let name = key.dropFirst().dropLast()
      return name.hasPrefix("C-") && name.count == 3 ? "^\(name.dropFirst(2))" : String(name)
    }.joined(separator: " ")
  }
}
