internal import LocalizedText
public import TerminalUI
public import TextLayout

extension Model {
  /// Takes in an event.
  public mutating func update(_ event: Event) -> Effect? {
    var effect: Effect?
    switch event {
    case .key(let key): effect = press(key)
    case .mouse(let mouse): take(mouse)
    case .paste(let text):
      message = nil
      pendingKeys = []
      paste(text)
    case .resize(let size): resize(to: size)
    case .hangup: return .quit
    default: return nil
    }
    // What can be done at once is on the screen with the key that asked for it.
    if isSeeking { work() }
    followSelection()
    if isComparing { compare() }
    reveal()
    return effect
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
