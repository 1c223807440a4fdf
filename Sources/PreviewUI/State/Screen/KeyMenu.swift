internal import TerminalUI

/// The keys that complete a sequence, which the bottom of the screen shows while galley waits for one.
struct KeyMenu: Equatable, Sendable {
  /// One of the keys.
  struct Choice: Equatable, Sendable {
    let keys: String
    let action: Action
    /// The action in few words.
    let name: String
    /// How many rows are of the action's kind; empty if it has none or nothing is counted yet.
    var count = ""
  }

  private(set) var choices: [Choice]
  /// The words before the choices; empty for none.
  private(set) var heading = ""

  init(_ continuations: [Keymap.Continuation]) {
    let names = continuations.map { $0.action.name.split(separator: "-") }
    choices = zip(continuations, names).map { continuation, words in
      // "show missing" and "show new" differ in the second word only.
      let isRepeated = words.count > 1 && names.count(where: { $0.first == words.first }) > 1
      return Choice(
        keys: continuation.keys, action: continuation.action,
        name: words.dropFirst(isRepeated ? 1 : 0).joined(separator: " "))
    }
  }

  /// Whether the menu lists kinds of rows.
  var hasKinds: Bool { choices.contains { $0.action.kind != nil } }

  /// The menu with the numbers of the rows of each kind, of `count` rows; without a kind, `plain` of
  /// them are listed.
  ///
  /// The header counts in one table, so the menu says if it counts in several.
  func with(_ counts: KindCounts, of count: Int, plain: Int, tables: Int) -> KeyMenu {
    var menu = self
    menu.heading = tables > 1 ? "in all tables: " : ""
    for place in choices.indices {
      if let kind = choices[place].action.kind {
        guard counts.isKnown(kind) else { continue }
        let number = "\(counts.numbers[kind] ?? 0)"
        menu.choices[place].count = counts.isFinal(kind, of: count) ? number : "\(number)+"
      } else if choices[place].action == .showAll {
        menu.choices[place].count = "\(plain)"
      }
    }
    return menu
  }

  /// How much is said about each key.
  enum Detail: CaseIterable {
    case help, namesUnderHeading, names, keys

    var hasNames: Bool { self == .namesUnderHeading || self == .names }
  }

  /// The choices with more or with fewer words.
  func words(_ detail: Detail) -> [String] {
    let words = choices.map { choice in
      let words =
        switch detail {
        case .help: choice.action.entry.help
        case .namesUnderHeading, .names: choice.name
        case .keys: ""
        }
      return [choice.keys, words, choice.count].filter { !$0.isEmpty }.joined(separator: " ")
    }
    guard !heading.isEmpty, detail == .help || detail == .namesUnderHeading, let first = words.first
    else { return words }
    return [heading + first] + words.dropFirst()
  }
}
