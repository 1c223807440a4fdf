extension Model {
  /// Performs an action of the group "Move": moves the selection, or scrolls.
  func move(_ action: Action, count: Int? = nil) {
    switch action {
    case .table: openPicker(TablePicker(in: self))
    case .jumpBack: jumpBack(count ?? 1)
    case .scrollDown: scrollList(by: count ?? 1)
    case .scrollUp: scrollList(by: -(count ?? 1))
    case .focus:
      if list.selectedRow != nil {
        open(InspectorPane())
        _ = perform(.focus)
      }
    case .nextTable, .previousTable: moveByTables(action == .nextTable ? 1 : -1, count ?? 1)
    default: moveSelection(action, count: count)
    }
  }

  /// Scrolls the list by some rows.
  func scrollList(by step: Int) {
    // The list is taken out while it changes, because the model computes the lines of its rows.
    var list = list
    list.scroll(by: step, height: geometry.listHeight, margin: listMargin) { lines(at: $0) }
    self.list = list
  }

  /// The number of lines of other rows to keep visible above and below the selected row.
  var listMargin: Int { max(0, min(screen.scrollOff, (geometry.listHeight - 1) / 2)) }

  // MARK: - Jumps

  /// Remembers a row, by default the selected one, before a jump.
  func rememberPlace(_ row: Int? = nil) {
    guard let row = row ?? list.selectedRow, row < catalog.rowCount else { return }
    list.jumps.add(catalog.identity(of: row))
  }

  /// Goes back by a number of jumps.
  private func jumpBack(_ count: Int) {
    var target: Int?
    var rest = count
    while rest > 0, let place = list.jumps.takeLast() {
      // A jump may have found nothing, or its entry may be gone.
      guard let row = catalog.row(of: place), row != target ?? list.selectedRow else { continue }
      target = row
      rest -= 1
    }
    if let target { show(target) } else { status.say("nowhere to jump back to") }
  }

  private func moveSelection(_ action: Action, count: Int?) {
    switch action {
    // The list then scrolls as far as necessary to show the row.
    case .rowToTop: list.scroll(to: list.selection, leavingRoom: true)
    case .rowToBottom: list.scroll(to: 0, leavingRoom: true)
    case .rowToMiddle:
      list.scroll(to: list.start(ofPageEndingAt: list.selection, height: middle) { lines(at: $0) })
    case .screenTop: list.select(positionsOnScreen.lowerBound)
    case .screenMiddle:
      list.select(
        positionsOnScreen.clamped(list.end(ofPageFrom: list.top, height: middle) { lines(at: $0) }))
    case .screenBottom: list.select(positionsOnScreen.upperBound)
    case .top, .bottom:
      let last = action == .top ? 0 : list.count - 1
      list.select(count.map(position(ofRow:)) ?? last)
    default:
      list.select(
        action.line(
          from: list.selection, count: count, page: geometry.listHeight - 1, last: list.count - 1))
    }
  }

  /// The number of lines of the list down to its middle.
  private var middle: Int { max(1, (geometry.listHeight + 1) / 2) }

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

  /// Moves by a number of tables, or reports that there is no further one.
  private func moveByTables(_ step: Int, _ count: Int) {
    guard list.count > 0 else { return }
    if list.tableStart(from: list.selection, step: step, in: catalog) == list.selection {
      status.say(step > 0 ? "already at the last table" : "already at the first table")
    }
    let start = tableStart(from: list.selection, steps: step * count)
    if start != list.selection { list.showTable(at: start) }
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
}

extension Action {
  /// Returns the line to which the action moves in a list, from another one.
  ///
  /// `count` repeats the action, or is a number of a line from 1.
  func line(from line: Int, count: Int?, page: Int, last: Int) -> Int {
    let page = max(1, page)
    let times = count ?? 1
    let target =
      switch self {
      case .down, .scrollDown: line + times
      case .up, .scrollUp: line - times
      case .pageDown: line + page * times
      case .pageUp: line - page * times
      case .halfPageDown: line + max(1, page / 2) * times
      case .halfPageUp: line - max(1, page / 2) * times
      case .top: count.map { $0 - 1 } ?? 0
      case .bottom: count.map { $0 - 1 } ?? last
      default: line
      }
    return max(0, min(target, last))
  }
}
