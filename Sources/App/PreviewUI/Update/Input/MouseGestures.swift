internal import LocalizedText
internal import TerminalValues

extension Model {
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
      if case .none = overlay.input, !stage.hasPane,
        position(onLine: mouse.position.row) == list.selection
      {
        _ = perform(.inspect)
      }
    }
    return nil
  }

  private mutating func turnWheel(by step: Int, at position: Position) {
    let geometry = geometry
    if overlay.picker != nil, position.row >= geometry.panelTop {
      overlay.picker?.move(by: step)
      followPicker()
    } else if overlay.confirmation != nil {
      scrollConfirmation(by: step)
    } else {
      _ = ask { $0.turnWheel(by: step, at: position, in: &$1) }
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
      _ = ask { $0.click(at: position, in: &$1) }
    }
    return nil
  }

  /// Returns the position of the row on a line of the screen; nil if there is none.
  func position(onLine line: Int) -> Int? {
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
