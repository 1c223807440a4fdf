internal import LocalizedText
internal import TerminalUI

extension Model {
  /// Does an action of the group "Move": moves the selection, scrolls the help, or changes the
  /// locale in the comparison.
  mutating func move(_ action: Action) {
    if action == .table { return openPicker(.table) }
    switch overlay.pane {
    case .help(let help):
      let top = target(
        of: action, from: help.top, page: geometry.helpHeight - 1, last: lastHelpTop)
      overlay.changeHelp { $0.top = top }
    case .compare(let compare) where ![.nextTable, .previousTable].contains(action):
      guard let comparison = compare.comparison, let position = comparedPosition else {
        return moveSelection(action)
      }
      let target = target(
        of: action, from: position, page: geometry.comparedHeight - 1,
        last: comparison.rows.count - 1)
      if target != position { setLocale(comparison.rows[target].locale) }
    default: moveSelection(action)
    }
  }

  private mutating func moveSelection(_ action: Action) {
    list.select(
      target(
        of: action, from: list.selection, page: geometry.listHeight - 1, last: list.count - 1))
  }

  /// The position to which an action moves from another one, in the list or the help.
  private func target(of action: Action, from position: Int, page: Int, last: Int) -> Int {
    let page = max(1, page)
    let target =
      switch action {
      case .down: position + 1
      case .up: position - 1
      case .pageDown: position + page
      case .pageUp: position - page
      case .halfPageDown: position + max(1, page / 2)
      case .halfPageUp: position - max(1, page / 2)
      case .top: 0
      case .bottom: last
      case .nextTable where overlay.mode != .help:
        list.tableStart(from: position, step: 1, in: catalog)
      case .previousTable where overlay.mode != .help:
        list.tableStart(from: position, step: -1, in: catalog)
      default: position
      }
    return max(0, min(target, last))
  }

  /// The last line of the help that can be the first on the screen.
  private var lastHelpTop: Int {
    guard let help = overlay.help else { return 0 }
    let text = HelpText(
      keymap: screen.keymap, glyphs: screen.appearance.glyphs, query: help.query,
      columns: screen.size.columns)
    return max(0, text.lines.count - geometry.helpHeight)
  }

  /// Scrolls the help or the comparison, and the list, as little as necessary to show what is
  /// selected.
  mutating func reveal() {
    if let help = overlay.help {
      let last = lastHelpTop
      if help.top > last { overlay.changeHelp { $0.top = last } }
    }
    revealComparedLocale()
    // The list is taken out while it changes, because the model computes the lines of its rows.
    var list = list
    list.reveal(height: geometry.listHeight) { lines(at: $0) }
    self.list = list
  }
}
