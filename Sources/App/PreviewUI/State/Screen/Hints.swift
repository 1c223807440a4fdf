internal import TerminalValues

/// A label with its keys, either of actions or of a prompt, which has its own keys.
struct Hint: Sendable {
  var actions: [Action] = []
  var keys = ""
  /// Whether to show only the first key of each sequence, such as `v` for `vm`.
  var isMenu = false
  var word: String
  /// Whether narrow screens drop this hint last.
  var isNeeded = false
  /// Whether this is the way out, which is shown on every screen.
  var isWayOut = false
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

extension Hint {
  init(_ actions: [Action], _ word: String) {
    self.actions = actions
    self.word = word
  }

  init(menu action: Action, _ word: String) {
    actions = [action]
    isMenu = true
    self.word = word
  }

  init(_ keys: String, _ word: String) {
    self.keys = keys
    self.word = word
  }

  static let help = Self([.help], "help")

  /// Returns the hint for closing what is open.
  static func close(_ action: Action) -> Self { wayOut([action], "close") }

  /// Returns a hint that narrow screens drop last.
  static func needed(_ hint: Self) -> Self {
    var hint = hint
    hint.isNeeded = true
    return hint
  }

  static func wayOut(_ actions: [Action], _ word: String) -> Self { way(out: Self(actions, word)) }

  /// The hint for closing a prompt, picker, or form.
  static let cancel = way(out: Self("Esc", "cancel"))

  static func way(out hint: Self) -> Self {
    var hint = hint
    hint.isWayOut = true
    return hint
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
