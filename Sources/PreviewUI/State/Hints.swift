internal import TerminalUI

/// The situations whose keys the last line of the screen names.
enum HintScene: Equatable, Sendable {
  case browse, inspect, inspectFocused, compare, coverage, problems
  case command, search, question, picker, form
}

/// The keys that matter in a situation, each with a word.
struct Hints: Sendable {
  /// A word, and the keys before it: those of actions, or of a prompt, which has keys of its own.
  struct Hint: Sendable {
    var actions: [Action] = []
    var keys = ""
    /// Whether only the keys that begin the sequence are named, as `v` for `vm`.
    var isMenu = false
    let word: String
  }

  let hints: [Hint]

  init(_ scene: HintScene) {
    hints =
      switch scene {
      case .browse:
        [
          Hint([.search], "search"), Hint(menu: .showMissing, "show"),
          Hint([.nextLocale], "language"), Hint([.compare], "compare"),
          Hint([.inspect], "inspect"), Hint([.edit], "edit"), Hint([.prompt], "command"), .help,
        ]
      case .inspect:
        [
          Hint([.focus], "into the inspector"), Hint([.scrollDown, .scrollUp], "scroll"),
          Hint([.nextLocale], "language"), Hint([.nextCount], "number"),
          Hint([.compare], "compare"), Hint([.edit], "edit"), Hint([.inspect], "close"), .help,
        ]
      case .inspectFocused:
        [
          Hint([.down, .up], "scroll"), Hint([.focus], "back to the list"),
          Hint([.nextLocale], "language"), Hint([.nextCount], "number"), Hint([.edit], "edit"),
          Hint([.inspect], "close"), .help,
        ]
      case .compare:
        [
          Hint([.down, .up], "language"), Hint([.inspect], "inspect"), Hint([.edit], "edit"),
          Hint([.compare], "close"), .help,
        ]
      case .coverage:
        [
          Hint([.down, .up], "language"), Hint([.nextLocale, .previousLocale], "table"),
          Hint([.inspect], "what is left"), Hint([.sortState], "least complete first"),
          Hint([.sortKey], "by name"), Hint([.quit], "close"), .help,
        ]
      case .problems:
        [
          Hint([.down, .up], "move"), Hint([.inspect], "go there"), Hint([.edit], "edit"),
          Hint([.quit], "close"), .help,
        ]
      case .command:
        [
          Hint("Enter", "run"), Hint("Tab", "complete"), Hint("Up", "earlier"),
          Hint("Esc", "cancel"),
        ]
      case .search: [Hint("Enter", "accept"), Hint("Up", "earlier"), Hint("Esc", "cancel")]
      case .question: [Hint("y", "yes"), Hint("n", "no")]
      case .picker:
        [
          Hint("Up Down", "move"), Hint("Enter", "accept"), Hint("Esc", "cancel"),
        ]
      case .form: [Hint("Enter", "keep"), Hint("Tab", "next"), Hint("Esc", "cancel")]
      }
  }

  /// The keys and words for display; keys that the user has unbound are left out.
  func words(_ keymap: Keymap) -> [(keys: String, word: String)] {
    hints.compactMap { hint in
      let keys =
        hint.isMenu
        ? keymap.menuLegend(for: hint.actions) : keymap.legend(for: hint.actions)
      let shown = hint.actions.isEmpty ? hint.keys : keys.withPlainKeyNames
      return shown.isEmpty ? nil : (shown, hint.word)
    }
  }
}

extension Hints.Hint {
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
}

extension Keymap {
  /// The keys with which the sequences of some actions begin.
  fileprivate func menuLegend(for actions: [Action]) -> String {
    actions.compactMap { prefix(of: $0).first?.description }.joined(separator: " ")
  }
}

extension String {
  /// Keys such as `<C-e> <Enter>` in the short form `^e Enter`.
  fileprivate var withPlainKeyNames: String {
    split(separator: " ").map { key in
      guard key.count > 2, key.hasPrefix("<"), key.hasSuffix(">") else { return String(key) }
      let name = key.dropFirst().dropLast()
      return name.hasPrefix("C-") && name.count == 3 ? "^\(name.dropFirst(2))" : String(name)
    }.joined(separator: " ")
  }
}

extension Model {
  /// The situation whose keys the last line names; nil if it names none.
  var hintScene: HintScene? {
    guard geometry.hintsRow != nil else { return nil }
    switch overlay.input {
    case .prompt(let prompt, _):
      switch prompt.purpose {
      case .command: return .command
      case .search, .filter, .help: return .search
      case .question: return .question
      }
    case .picker: return .picker
    case .form: return .form
    case .none: break
    }
    switch overlay.mode {
    case .browse: return .browse
    case .inspect: return overlay.isInspectorFocused ? .inspectFocused : .inspect
    case .compare: return .compare
    case .coverage: return .coverage
    case .problems: return .problems
    case .help: return nil
    }
  }
}
