internal import LocalizedText
internal import TerminalValues

extension Model {
  /// Handles a mouse gesture.
  func take(_ mouse: MouseEvent) -> Effect? {
    status.clear()
    stage.keys = KeySequence()
    switch mouse.gesture {
    case .wheelUp, .wheelDown:
      let step = mouse.gesture == .wheelDown ? 1 : -1
      _ = ask { $0.turn(step, at: mouse.position, in: self) }
    case .click:
      if case .handled(let effect) = ask({ $0.click(at: mouse.position, in: self) }) {
        return effect
      }
    case .doubleClick:
      // The first of the two clicks has selected the row.
      if stage.input == nil, !stage.hasPane,
        position(onLine: mouse.position.row) == list.selection
      {
        _ = perform(.inspect)
      }
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
