internal import LocalizedText
public import TerminalUI
public import TextLayout

extension Model {
  /// Takes in an event.
  ///
  /// Where other events wait behind a key, what follows from it may be left for the last of them:
  /// a burst of keys asks for one screen, not for one after another.
  public mutating func update(_ event: Event, isLast: Bool = true) -> Effect? {
    var effect: Effect?
    var isLeft = false
    if case .key(let key) = event { isLeft = !isLast && mayLeave(key) }
    if !isLeft { settle() }
    isUnsettled = true
    switch event {
    case .key(let key): effect = press(key)
    case .mouse(let mouse): take(mouse)
    case .paste(let text):
      message = nil
      pendingKeys = []
      paste(text)
    case .resize(let size): resize(to: size)
    case .hangup: return .quit
    default: break
    }
    if !isLeft { settle() }
    return effect
  }

  /// Whether another key can come before all is done that follows from this one.
  private func mayLeave(_ key: Key) -> Bool {
    if let prompt { return prompt.kind != .command && key.isCharacter }
    guard picker == nil, form == nil, mode == .browse, pendingKeys.isEmpty, filter.isEmpty,
      sort == .file, case .action(let action) = keymap.meaning(of: [key])
    else { return false }
    return action.entry.group == .environment
  }

  /// Does what follows from the events that were taken in, before they are shown.
  public mutating func settle() {
    guard isUnsettled else { return }
    isUnsettled = false
    if hasTyped {
      hasTyped = false
      followTyping()
    }
    // What can be done at once is on the screen with the key that asked for it.
    if isSeeking { work() }
    followSelection()
    if isComparing { compare() }
    reveal()
  }

  /// Says something in the status line, until a key is pressed.
  public mutating func notice(_ text: String) { message = text }

  /// Takes back what was said, if it is still there.
  public mutating func withdraw(_ text: String) { if message == text { message = nil } }

  /// Takes what became known of the terminal: how wide clusters are there, which colours suit it,
  /// and whether it orders text by itself.
  public mutating func adapt(columnWidth: ColumnWidth, theme: Theme, order: BidiOrder) {
    let isAsBefore = columnWidth == self.columnWidth && order == self.order
    look = look.with(theme: theme, columnWidth: columnWidth, order: order)
    guard !isAsBefore else { return }
    remakeRows()
    reveal()
  }

  private mutating func press(_ key: Key) -> Effect? {
    message = nil
    tally?.isAwaited = false
    if prompt != nil { return type(key) }
    if picker != nil {
      pick(key)
      return nil
    }
    if form != nil {
      fill(key)
      return nil
    }
    pendingKeys.append(key)
    switch keymap.meaning(of: pendingKeys) {
    case .action(let action):
      pendingKeys = []
      return perform(action)
    case .prefix:
      message = hint(after: pendingKeys)
      return nil
    case .nothing:
      let keys = pendingKeys.map(\.description).joined()
      pendingKeys = []
      message = "\(keys) does nothing here; ? lists the keys"
      return nil
    }
  }

  /// Which keys may follow.
  private func hint(after keys: [Key]) -> String {
    keymap.continuations(of: keys).map { "\($0.keys) \($0.action.entry.help)" }
      .joined(separator: " \(glyphs.dots) ")
  }
}

extension Key {
  /// Whether it types a character.
  fileprivate var isCharacter: Bool {
    if case .character = self { true } else { false }
  }
}
