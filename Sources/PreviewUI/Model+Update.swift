internal import LocalizedText
internal import PreviewRows
internal import StringCatalog
public import TerminalUI
internal import TextLayout

/// What the run loop has to do after an update, apart from drawing.
public enum Effect: Hashable, Sendable {
  /// Leave.
  case quit
  /// Send the whole screen again.
  case redraw
}

extension Model {
  /// Takes in an event.
  public mutating func update(_ event: Event) -> Effect? {
    switch event {
    case .key(let key):
      return press(key)
    case .resize(let size):
      resize(to: size)
      reveal()
      return nil
    case .wake, .mouse, .paste, .calibrated:
      return nil
    case .hangup:
      return .quit
    }
  }

  private mutating func press(_ key: Key) -> Effect? {
    message = nil
    pendingKeys.append(key)
    switch Keymap.standard.meaning(of: pendingKeys) {
    case .action(let action):
      pendingKeys = []
      return perform(action)
    case .prefix:
      return nil
    case .nothing:
      let keys = pendingKeys.map(\.description).joined()
      pendingKeys = []
      message = "\(keys) does nothing here; ? lists the keys"
      return nil
    }
  }

  /// Does what an action says.
  public mutating func perform(_ action: Action) -> Effect? {
    switch action {
    case .quit where mode == .browse: return .quit
    case .quit, .back: mode = .browse
    case .redraw: return .redraw
    case .help:
      mode = mode == .help ? .browse : .help
      helpTop = 0
    case .inspect: mode = mode == .inspect ? .browse : .inspect
    case .nextLocale: stepLocale(1)
    case .previousLocale: stepLocale(-1)
    case .fullNames:
      setRoot { $0.prefersFullNames.toggle() }
    default: move(action)
    }
    reveal()
    return nil
  }

  private mutating func stepLocale(_ step: Int) {
    guard !locales.isEmpty else { return }
    let index = locales.firstIndex(of: root.locale.withoutPrivateUse) ?? 0
    let next = locales[(index + step + locales.count) % locales.count]
    setRoot { $0.locale = next }
  }

  private mutating func move(_ action: Action) {
    if mode == .help {
      helpTop = place(helpTop, moved: action, page: helpHeight - 1, last: lastHelpTop)
    } else {
      selection = place(selection, moved: action, page: listHeight - 1, last: rowCount - 1)
    }
  }

  /// Where a motion leads from a place in the list, or in the help.
  private func place(_ place: Int, moved action: Action, page: Int, last: Int) -> Int {
    let page = max(1, page)
    let target =
      switch action {
      case .down: place + 1
      case .up: place - 1
      case .pageDown: place + page
      case .pageUp: place - page
      case .halfPageDown: place + max(1, page / 2)
      case .halfPageUp: place - max(1, page / 2)
      case .top: 0
      case .bottom: last
      case .nextTable where mode != .help: starts.first { $0 > place && $0 <= last } ?? place
      case .previousTable where mode != .help: starts.last { $0 < place } ?? place
      default: place
      }
    return max(0, min(target, last))
  }

  private var lastHelpTop: Int { max(0, HelpView.lineCount - helpHeight) }

  /// Scrolls as little as it takes to show the selected row whole.
  private mutating func reveal() {
    helpTop = min(helpTop, lastHelpTop)
    top = max(0, min(top, selection))
    guard rowCount > 0, listHeight > 0 else { return }
    var height = linesOf(selection)
    var first = selection
    while first > top, height + linesOf(first - 1) <= listHeight {
      first -= 1
      height += linesOf(first)
    }
    top = max(top, first)
  }

  /// The lines that a row takes on the screen, with the heading of its table.
  func linesOf(_ number: Int) -> Int {
    max(1, row(number).fitted.height) + (startsTable(number) ? 1 : 0)
  }
}
