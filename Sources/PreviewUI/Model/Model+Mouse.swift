internal import LocalizedText
internal import TerminalUI
internal import TextLayout

extension Model {
  /// The lines that the wheel scrolls at once.
  private static let wheelLines = 3

  /// Takes in what was done with the mouse.
  mutating func take(_ mouse: MouseEvent) {
    message = nil
    pendingKeys = []
    switch mouse.gesture {
    case .wheelUp: turn(by: -1, at: mouse.position)
    case .wheelDown: turn(by: 1, at: mouse.position)
    case .click: click(at: mouse.position)
    case .doubleClick:
      // The first of the two clicks has selected the row.
      if picker == nil, form == nil, prompt == nil, mode == .browse,
        position(ofLine: mouse.position.row) == selection
      {
        _ = perform(.inspect)
      }
    }
  }

  private mutating func turn(by step: Int, at position: Position) {
    if mode == .help {
      helpTop = max(0, helpTop + step * Self.wheelLines)
    } else if isInspector(position) {
      scrollInspector(by: step)
    } else if picker != nil, position.row >= panelTop {
      picker?.move(by: step)
      followPicker()
    } else if mode == .compare {
      move(step > 0 ? .down : .up)
    } else {
      scroll(by: step * Self.wheelLines)
    }
  }

  /// Scrolls the list; the selection goes along only where it would leave the screen.
  private mutating func scroll(by rows: Int) {
    guard list.count > 0 else { return }
    top = max(0, min(top + rows, lastTop))
    selection = max(selection, top)
    var height = linesOf(top)
    var last = top
    while last < selection, height + linesOf(last + 1) <= listHeight {
      last += 1
      height += linesOf(last)
    }
    selection = min(selection, last)
  }

  /// The place of the first row on the screen with which the last one of the list is seen.
  private var lastTop: Int {
    var place = list.count - 1
    var height = linesOf(place)
    while place > 0, height + linesOf(place - 1) <= listHeight {
      place -= 1
      height += linesOf(place)
    }
    return place
  }

  private mutating func click(at position: Position) {
    let line = position.row - panelTop
    let chosen = panelStart + line
    if picker != nil, (0..<panelHeight).contains(line) {
      guard picker?.select(chosen) == true else { return }
      followPicker()
      takePicked()
    } else if form != nil {
      if (0..<panelHeight).contains(line) { form?.select(chosen) }
    } else if picker == nil, prompt == nil, mode != .help,
      !isInspector(position)
    {
      if let locale = comparedLocale(inLine: position.row) {
        setLocale(locale)
      } else if let place = self.position(ofLine: position.row) {
        selection = place
      }
    }
  }

  /// Whether a place of the screen is the inspector's.
  private func isInspector(_ position: Position) -> Bool {
    switch inspectorPlace {
    case .beside: position.column >= listColumns && position.row >= listTop
    case .below: (listTop + listHeight..<ruleRow).contains(position.row)
    case .instead: true
    case nil: false
    }
  }

  /// The locale that stands in a line of the screen, where locales are compared.
  private func comparedLocale(inLine line: Int) -> LocaleTag? {
    guard let comparison, line < listTop + listHeight else { return nil }
    let place = line - listTop - (hasComparedHeading ? 1 : 0)
    guard place >= 0, comparison.rows.indices.contains(comparedTop + place) else { return nil }
    return comparison.rows[comparedTop + place].locale
  }

  /// The place of the row that stands in a line of the screen; nil where none does.
  func position(ofLine line: Int) -> Int? {
    guard mode != .compare else { return nil }
    var row = listTop
    var place = top
    while place < list.count, row < listTop + listHeight {
      // Where there is one line alone, no heading is drawn.
      let heading = startsTable(place) && listHeight > 1 ? 1 : 0
      let end = row + heading + max(1, listedRow(place).fitted.height)
      if line < end { return line < row + heading || line >= listTop + listHeight ? nil : place }
      row = end
      place += 1
    }
    return nil
  }
}
