extension Model {
  /// Performs an action of the group "Move": moves the selection, scrolls the help, or changes the
  /// locale in the comparison.
  mutating func move(_ action: Action, count: Int? = nil) {
    switch action {
    case .table: return openPicker(.table)
    case .jumpBack: return jumpBack(count ?? 1)
    case .scrollDown: return scroll(by: count ?? 1)
    case .scrollUp: return scroll(by: -(count ?? 1))
    case .focus: return changeFocus()
    default: break
    }
    if moveInBoard(action, count: count) { return }
    sayTableEnd(action)
    switch overlay.pane {
    case .inspect(let inspector) where inspector.isFocused && action.scrollsInspector,
      .diff(let inspector) where inspector.isFocused && action.scrollsInspector:
      let target = target(
        of: action, count: count, from: inspector.top, page: geometry.inspectorHeight - 1,
        last: .max - 1)
      scrollInspector(to: target)
    case .help(let help):
      let top = target(
        of: action, count: count, from: help.top, page: geometry.helpHeight - 1, last: lastHelpTop)
      overlay.help?.top = top
    case .compare(let compare) where ![.nextTable, .previousTable].contains(action):
      guard let comparison = compare.comparison, let position = comparedPosition else {
        return moveSelection(action, count: count)
      }
      let target = target(
        of: action, count: count, from: position, page: geometry.comparedHeight - 1,
        last: comparison.rows.count - 1)
      if target != position { setLocale(comparison.rows[target].locale) }
    default: moveSelection(action, count: count)
    }
  }

  /// Toggles whether movement keys scroll the inspector, opening it if necessary, or move in the
  /// list.
  private mutating func changeFocus() {
    guard overlay.mode.hasInspector || list.selectedRow != nil else { return }
    let isFocused = overlay.inspector?.isFocused == true
    if !overlay.mode.hasInspector { open(.inspect) }
    overlay.inspector?.isFocused = !isFocused
    if geometry.hintsRow == nil {
      status.say(isFocused ? "list has focus" : "inspector has focus")
    }
  }

  /// Scrolls the inspector if it is open, or else the list, by some lines.
  private mutating func scroll(by step: Int) {
    switch overlay.mode {
    case .inspect, .diff: scrollInspector(by: step)
    case .browse: scrollList(by: step)
    case .help, .compare, .problems, .coverage: move(step > 0 ? .down : .up, count: abs(step))
    }
  }

  /// Scrolls the list by some rows.
  mutating func scrollList(by step: Int) {
    // The list is taken out while it changes, because the model computes the lines of its rows.
    var list = list
    list.scroll(by: step, height: geometry.listHeight, margin: listMargin) { lines(at: $0) }
    self.list = list
  }

  /// The number of lines of other rows to keep visible above and below the selected row.
  var listMargin: Int { max(0, min(screen.scrollOff, (geometry.listHeight - 1) / 2)) }

  // MARK: - Jumps

  /// Remembers a row, by default the selected one, before a jump.
  mutating func rememberPlace(_ row: Int? = nil) {
    guard let row = row ?? list.selectedRow, row < catalog.rowCount else { return }
    jumps.add(catalog.identity(of: row))
  }

  /// Goes back by a number of jumps.
  private mutating func jumpBack(_ count: Int) {
    var target: Int?
    var rest = count
    while rest > 0, let place = jumps.takeLast() {
      // A jump may have found nothing, or its entry may be gone.
      guard let row = catalog.row(of: place), row != target ?? list.selectedRow else { continue }
      target = row
      rest -= 1
    }
    if let target { show(target) } else { status.say("nowhere to jump back to") }
  }

  private mutating func moveSelection(_ action: Action, count: Int?) {
    switch action {
    // The list then scrolls as far as necessary to show the row.
    case .rowToTop: list.scroll(to: list.selection, leavingRoom: true)
    case .rowToBottom: list.scroll(to: 0, leavingRoom: true)
    case .rowToMiddle:
      list.scroll(to: list.start(ofPageEndingAt: list.selection, height: middle) { lines(at: $0) })
    case .nextTable, .previousTable:
      let start = target(
        of: action, count: count, from: list.selection, page: 1, last: list.count - 1)
      if start != list.selection { list.showTable(at: start) }
    default:
      list.select(
        target(
          of: action, count: count, from: list.selection, page: geometry.listHeight - 1,
          last: list.count - 1))
    }
  }

  /// The number of lines of the list down to its middle.
  private var middle: Int { max(1, (geometry.listHeight + 1) / 2) }

  /// Returns the position to which an action moves, in the list or the help.
  ///
  /// `count` repeats the action, or is a row number from 1.
  func target(of action: Action, count: Int?, from position: Int, page: Int, last: Int) -> Int {
    let page = max(1, page)
    let times = count ?? 1
    let target =
      switch action {
      case .down: position + times
      case .up: position - times
      case .pageDown: position + page * times
      case .pageUp: position - page * times
      case .halfPageDown: position + max(1, page / 2) * times
      case .halfPageUp: position - max(1, page / 2) * times
      case .top: count.map { numbered($0, last: last) } ?? 0
      case .bottom: count.map { numbered($0, last: last) } ?? last
      case .nextTable where movesList: tableStart(from: position, steps: times)
      case .previousTable where movesList: tableStart(from: position, steps: -times)
      case .screenTop where movesList && overlay.mode != .compare: positionsOnScreen.lowerBound
      case .screenMiddle where movesList && overlay.mode != .compare:
        positionsOnScreen.clamped(list.end(ofPageFrom: list.top, height: middle) { lines(at: $0) })
      case .screenBottom where movesList && overlay.mode != .compare: positionsOnScreen.upperBound
      default: position
      }
    return max(0, min(target, last))
  }

  /// Returns the position of a number; in the list, this is a row number of the table, as in the
  /// header.
  private func numbered(_ number: Int, last: Int) -> Int {
    movesList && overlay.mode != .compare ? position(ofRow: number) : min(number - 1, last)
  }

  /// Returns the position of a row number in the selected row's table, as in the header; clamped to
  /// the rows of the table.
  func position(ofRow number: Int) -> Int {
    let positions = list.positionsOfSelectedTable(in: catalog)
    guard !positions.isEmpty else { return 0 }
    return positions.lowerBound + max(0, min(number - 1, positions.count - 1))
  }

  private var positionsOnScreen: ClosedRange<Int> {
    list.positionsOnScreen(height: geometry.listHeight, margin: listMargin) { lines(at: $0) }
  }

  /// Whether rows of the list are on the screen, alone or with another pane.
  private var movesList: Bool { overlay.mode != .help && !overlay.hasBoard }

  /// Reports that there is no next or previous table, rather than doing nothing.
  private mutating func sayTableEnd(_ action: Action) {
    guard movesList, action == .nextTable || action == .previousTable, list.count > 0 else {
      return
    }
    let step = action == .nextTable ? 1 : -1
    guard list.tableStart(from: list.selection, step: step, in: catalog) == list.selection
    else { return }
    status.say(step > 0 ? "already at the last table" : "already at the first table")
  }

  /// Returns the start of the table a number of tables below, or above if negative.
  private func tableStart(from position: Int, steps: Int) -> Int {
    var place = position
    for _ in 0..<min(abs(steps), catalog.tables.count) {
      let next = list.tableStart(from: place, step: steps.signum(), in: catalog)
      if next == place { break }
      place = next
    }
    return place
  }

  /// The maximum scroll position of the help.
  var lastHelpTop: Int {
    guard let help = overlay.help else { return 0 }
    return max(0, HelpText(help, on: screen).lines.count - geometry.helpHeight)
  }
}

extension Action {
  /// Whether the action scrolls the inspector while it has the focus.
  fileprivate var scrollsInspector: Bool {
    switch self {
    case .down, .up, .pageDown, .pageUp, .halfPageDown, .halfPageUp, .top, .bottom: true
    default: false
    }
  }
}
