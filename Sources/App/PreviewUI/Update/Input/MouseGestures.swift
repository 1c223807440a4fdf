internal import LocalizedText
internal import TerminalValues

extension Model {
  /// The number of lines to scroll per step of the wheel.
  private static let wheelLines = 3

  /// Handles a mouse gesture.
  mutating func take(_ mouse: MouseEvent) -> Effect? {
    status.clear()
    status.endKeys()
    switch mouse.gesture {
    case .wheelUp: turnWheel(by: -1, at: mouse.position)
    case .wheelDown: turnWheel(by: 1, at: mouse.position)
    case .click: return click(at: mouse.position)
    case .doubleClick:
      // The first of the two clicks has selected the row.
      if case .none = overlay.input, overlay.mode == .browse,
        position(onLine: mouse.position.row) == list.selection
      {
        _ = perform(.inspect)
      }
    }
    return nil
  }

  private mutating func turnWheel(by step: Int, at position: Position) {
    let geometry = geometry
    if let help = overlay.help {
      overlay.help?.top = max(0, help.top + step * Self.wheelLines)
    } else if geometry.isInspector(position) {
      scrollInspector(by: step)
    } else if overlay.picker != nil, position.row >= geometry.panelTop {
      overlay.picker?.move(by: step)
      followPicker()
    } else if overlay.confirmation != nil {
      scrollConfirmation(by: step)
    } else if overlay.mode == .compare || overlay.hasBoard {
      move(step > 0 ? .down : .up)
    } else {
      scrollList(by: step * Self.wheelLines)
    }
  }

  private mutating func click(at position: Position) -> Effect? {
    let geometry = geometry
    let line = position.row - geometry.panelTop
    let isInPanel = (0..<geometry.panelHeight).contains(line)
    let chosen = geometry.panelStart + line
    switch overlay.input {
    case .picker:
      guard isInPanel, overlay.picker?.select(chosen) == true else { return nil }
      followPicker()
      return acceptPicked()
    case .form: if isInPanel { overlay.form?.select(chosen) }
    case .prompt, .confirmation, .waiting, .proposal: break
    case .none:
      guard overlay.mode != .help, !overlay.hasBoard, !geometry.isInspector(position) else {
        return nil
      }
      if let locale = comparedLocale(onLine: position.row) {
        setLocale(locale)
      } else if let clicked = self.position(onLine: position.row) {
        list.select(clicked)
      }
    }
    return nil
  }

  /// Returns the locale on a line of the comparison.
  private func comparedLocale(onLine line: Int) -> LocaleTag? {
    let geometry = geometry
    guard let compare = overlay.compare, let comparison = compare.comparison,
      line < geometry.listLines.upperBound
    else { return nil }
    let place = line - geometry.listTop - (geometry.hasComparedHeading ? 1 : 0)
    let isPinned = place < comparison.pinned(in: geometry.comparedHeight)
    let number = isPinned ? place : compare.top + place
    guard place >= 0, comparison.rows.indices.contains(number) else { return nil }
    return comparison.rows[number].locale
  }

  /// Returns the position of the row on a line of the screen; nil if there is none.
  private func position(onLine line: Int) -> Int? {
    guard overlay.mode != .compare else { return nil }
    let geometry = geometry
    let lines = geometry.listLines
    var row = lines.lowerBound
    var position = list.top
    while position < list.count, row < lines.upperBound {
      // A list of one line shows no headings.
      let hasHeading = geometry.listHeight > 1 && list.startsTable(position, in: catalog)
      let start = row + (hasHeading ? 1 : 0)
      let end = start + listedRow(position).height
      if line < end { return line < start || line >= lines.upperBound ? nil : position }
      row = end
      position += 1
    }
    return nil
  }
}
