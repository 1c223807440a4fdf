internal import TerminalValues

/// The details of the selected row, beside the list, below it, or instead of it.
struct InspectorView {
  let lines: [[Cell]]
  /// The first line as scrolled by the user; there may be fewer lines by now.
  let top: Int
  let geometry: ScreenGeometry
  let appearance: Appearance

  /// The range of visible lines.
  private var shown: Range<Int> {
    let height = geometry.inspectorHeight
    let first = min(top, max(0, lines.count - height))
    return first..<min(first + height, lines.count)
  }

  /// Draws the lines that fit, and the range of them with the keys that scroll.
  func draw(on canvas: inout Canvas, keymap: Keymap) {
    let (first, column) = (geometry.inspectorTop, geometry.inspectorColumn)
    switch geometry.inspectorPlace {
    case .below: canvas.drawRule(row: first - 1, appearance)
    case .beside:
      for row in first..<first + geometry.inspectorHeight {
        canvas.draw(
          appearance.glyphs.divider, style: appearance.theme[.rule],
          at: Position(column: column - 2, row: row))
      }
    case .instead, nil: break
    }
    let shown = shown
    for number in shown {
      let row = first + number - shown.lowerBound
      canvas.draw(Strip(lines[number]), at: Position(column: column, row: row))
    }
    drawNote(keymap, on: &canvas)
  }

  /// Draws the range of visible lines on the rule above them, unless all are visible or there is no
  /// rule with space for it.
  private func drawNote(_ keymap: Keymap, on canvas: inout Canvas) {
    guard lines.count > geometry.inspectorHeight,
      geometry.inspectorPlace == .below || geometry.hasRules
    else { return }
    let keys = keymap.legend(for: [.scrollDown, .scrollUp]).withPlainKeyNames
    let dots = appearance.glyphs.dots
    let note = Line(
      " \(keys) \(dots) \(shown.lowerBound + 1)-\(shown.upperBound) of \(lines.count) ",
      in: appearance)
    guard note.columns <= geometry.size.columns - 4 else { return }
    note.draw(
      on: &canvas,
      at: Position(
        column: geometry.size.columns - note.columns - 2,
        row: geometry.inspectorPlace == .below ? geometry.inspectorTop - 1 : 1),
      to: note.columns)
  }
}
