/// The keys that complete a sequence, which the bottom of the screen shows while galley waits for one.
struct KeyMenu: Equatable, Sendable {
  struct Choice: Equatable, Sendable {
    let keys: String
    let action: Action
    /// The action in few words.
    let name: String
    /// How many rows are of the action's kind; empty if it has none or nothing is counted yet.
    var count = ""
  }

  private(set) var choices: [Choice]
  /// What all choices have in common; empty for nothing.
  private let family: String
  /// Whether the numbers of rows are those of several tables.
  private var countsTables = false

  /// The menu of some keys; `hides` says that those which show a kind of rows hide it this time.
  init(_ continuations: [Keymap.Continuation], hides: Bool = false) {
    // What hides already has no key to hide.
    choices = continuations.filter { !hides || $0.action != .hide }.map { continuation in
      let action = continuation.action
      return Choice(
        keys: continuation.keys, action: action,
        name: action.menuWords?.name ?? action.name.replacing("-", with: " "))
    }
    let families = Set(continuations.map { $0.action.menuWords?.family ?? "" })
    let family = families.count == 1 ? families.first ?? "" : ""
    self.family = hides && family == "show" ? "hide" : family
  }

  /// Whether the menu lists kinds of rows.
  var hasKinds: Bool { choices.contains { $0.action.kind != nil } }

  /// The menu with the numbers of the rows of each kind, of `count` rows; without a kind, `plain` of
  /// them are listed.
  ///
  /// The header counts in one table, so the menu says if it counts in several.
  func with(_ counts: KindCounts, of count: Int, plain: Int, tables: Int) -> KeyMenu {
    var menu = self
    menu.countsTables = tables > 1
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
    case names, namesAlone, keys, keysAlone

    var hasNames: Bool { self == .names || self == .namesAlone }
    var hasCounts: Bool { self == .names || self == .keys }
  }

  /// The choices with more or with fewer words.
  func words(_ detail: Detail) -> [String] {
    let words = choices.map { choice in
      let name = detail.hasNames ? choice.name : ""
      let count = detail.hasCounts ? choice.count : ""
      return [choice.keys, name, count].filter { !$0.isEmpty }.joined(separator: " ")
    }
    guard !family.isEmpty, detail.hasNames, let first = words.first else { return words }
    let heading = family + (countsTables && detail == .names ? " in all tables" : "")
    return ["\(heading): \(first)"] + words.dropFirst()
  }
}
