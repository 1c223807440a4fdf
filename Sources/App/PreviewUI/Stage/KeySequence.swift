internal import TerminalValues

/// The keys of an incomplete sequence, the number before it, and the menu of keys that complete it.
struct KeySequence: Sendable {
  /// The keys so far.
  private(set) var pending: [Key] = []
  /// The count typed before them.
  private(set) var count: Int?
  /// The menu of keys that complete the sequence, if any.
  var menu: KeyMenu?

  /// The maximum count, more than any list has rows.
  private static let largestCount = 1_000_000_000

  /// Adds a key, and returns the sequence.
  mutating func add(_ key: Key) -> [Key] {
    pending.append(key)
    return pending
  }

  /// Adds a digit to the count before a key, and returns the count.
  ///
  /// Nil if the key is not a digit, is a leading zero, or a sequence is pending.
  mutating func addDigit(_ key: Key) -> Int? {
    guard pending.isEmpty, case .character(let scalar) = key, ("0"..."9").contains(scalar),
      count != nil || scalar != "0"
    else { return nil }
    let digit = Int(scalar.value) - 0x30
    count = min((count ?? 0) * 10 + digit, Self.largestCount)
    return count
  }
}

extension Model {
  /// Whether a key edits the current input, or is bound to an action.
  func isKey(_ key: Key) -> Bool {
    guard let input = stage.input else {
      return screen.keymap.meaning(of: stage.keys.pending + [key]) != .nothing
    }
    var field = TextField()
    return input.takesText && field.edit(key)
  }

  /// Performs the action of a key, or waits for the rest of its sequence.
  func pressAction(_ key: Key) -> Effect? {
    // A digit bound to an action is not a count.
    if screen.keymap.meaning(of: [key]) == .nothing, let count = stage.keys.addDigit(key) {
      status.say("\(count)")
      return nil
    }
    let count = stage.keys.count
    if count != nil, key == .escape {
      stage.keys = KeySequence()
      return nil
    }
    let keys = stage.keys.add(key)
    switch screen.keymap.meaning(of: keys) {
    case .action(let action):
      stage.keys = KeySequence()
      if action.kind == nil { list.excludesNextKind = false }
      if let words = refusal(of: action, by: keys) { return refuse(words) }
      return perform(action, count: count)
    case .command(let command):
      stage.keys = KeySequence()
      if let words = refusal(of: nil, by: keys) { return refuse(words) }
      return run(command)
    case .prefix:
      openMenu()
      return nil
    case .nothing:
      list.excludesNextKind = false
      stage.keys = KeySequence()
      // Escape cancels the pending sequence.
      if keys.count > 1, key == .escape { return nil }
      return refuse(
        refusal(of: nil, by: keys)
          ?? "\(keys.map(\.description).joined()) is not bound; ? for keys")
    }
  }

  /// Shows the keys that complete the pending sequence.
  func openMenu() {
    let choices = screen.keymap.continuations(of: stage.keys.pending)
    stage.keys.menu = KeyMenu(choices, hides: list.excludesNextKind, adds: !list.kinds.isEmpty)
    guard choices.contains(where: { $0.action.kind != nil }) else { return }
    if list.kindCounts == nil { list.kindCounts = KindCounts() }
    updateMenu()
  }

  /// Updates the numbers of rows in the menu.
  func updateMenu() {
    guard let counts = list.kindCounts, let menu = stage.keys.menu else { return }
    stage.keys.menu = menu.with(
      counts, of: catalog.rowCount, plain: catalog.plainList.count, tables: catalog.tables.count)
  }

  /// Says that keys do nothing in the open pane; nil if they may act on the list.
  private func refusal(of action: Action?, by keys: [Key]) -> String? {
    stage.pane.refusal(of: action, by: keys.map(\.description).joined(), in: self)
  }
}
