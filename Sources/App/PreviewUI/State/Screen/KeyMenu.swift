/// The menu at the bottom of the screen with the keys that complete a sequence.
struct KeyMenu: Equatable, Sendable {
  struct Choice: Equatable, Sendable {
    let keys: String
    let action: Action
    /// The short name of the action.
    let name: String
    /// The number of rows of the action's kind; empty if unknown or not applicable.
    var count = ""
  }

  private(set) var choices: [Choice]
  /// The words common to all choices; may be empty.
  private let family: String
  /// Whether the counts include several tables.
  private var countsTables = false

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - continuations: the keys that may follow.
  ///   - hides: whether kinds of rows are to be hidden instead of shown.
  ///   - adds: whether other kinds are shown or hidden already.
  init(_ continuations: [Keymap.Continuation], hides: Bool = false, adds: Bool = false) {
    // A menu for hiding does not offer the hide key again.
    choices = continuations.filter { !hides || $0.action != .hide }.map { continuation in
      let action = continuation.action
      return Choice(
        keys: continuation.keys, action: action,
        name: action.menuWords?.name ?? action.name.replacing("-", with: " "))
    }
    let families = Set(continuations.map { $0.action.menuWords?.family ?? "" })
    let family = families.count == 1 ? families.first ?? "" : ""
    self.family = family == "show" ? (hides ? "hide" : "show") + (adds ? " also" : "") : family
  }

  /// Whether the menu lists kinds of rows.
  var hasKinds: Bool { choices.contains { $0.action.kind != nil } }

  /// Returns the menu with the number of rows of each kind, out of `count` rows; `plain` of them
  /// are listed without a filter.
  ///
  /// The header counts rows of one table, so the menu notes if it counts several.
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

  /// The level of detail.
  enum Detail: CaseIterable {
    case names, namesAlone, keys, keysAlone

    var hasNames: Bool { self == .names || self == .namesAlone }
    var hasCounts: Bool { self == .names || self == .keys }
  }

  /// Returns the choices at a level of detail.
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
