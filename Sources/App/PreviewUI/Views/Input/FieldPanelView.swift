internal import TerminalValues
internal import TextLayout

/// The panel of a long text, above the status line.
struct FieldPanelView {
  let panel: FieldPanel
  let prompt: TextPrompt
  let geometry: ScreenGeometry
  let appearance: Appearance

  /// Draws the panel, and returns the position of the cursor.
  func draw(on canvas: inout Canvas) -> Position {
    let height = geometry.panelHeight
    let above = panel.sourceLines(height: height)
    for row in 0..<height {
      canvas.fill(columns: 0..<geometry.size.columns, row: geometry.panelTop + row)
    }
    for (row, cells) in panel.source.prefix(above).enumerated() {
      let position = Position(column: 0, row: geometry.panelTop + row)
      let end = canvas.draw(cells, at: position)
      guard row == above - 1, above < panel.source.count else { continue }
      let ellipsis = Line(
        appearance.glyphs.marks.ellipsis, appearance.theme[.hint], in: appearance)
      let column = min(end.column, geometry.size.columns - ellipsis.columns)
      ellipsis.draw(
        on: &canvas, at: Position(column: column, row: position.row), to: ellipsis.columns)
    }
    return drawField(from: geometry.panelTop + above, lines: height - above, on: &canvas)
  }

  /// Draws the lines of the text around the cursor.
  private func drawField(from row: Int, lines: Int, on canvas: inout Canvas) -> Position {
    let (field, style) = (prompt.field, appearance.theme[.prompt])
    let ranges = panel.field.ranges
    let top = max(0, min(panel.field.cursorLine - lines / 2, ranges.count - lines))
    var cursor = Position(column: 0, row: row)
    for (offset, number) in (top..<min(ranges.count, top + lines)).enumerated() {
      var position = Position(column: panel.indent, row: row + offset)
      if number == 0 {
        let mark = Line(prompt.mark, style, in: appearance)
        position = mark.draw(
          on: &canvas, at: Position(column: 0, row: position.row), to: geometry.size.columns - 1)
      }
      let columns = geometry.size.columns - position.column
      let isCursorLine = number == panel.field.cursorLine
      let place = FieldView(
        field: field.part(ranges[number]), style: style, appearance: appearance,
        isReadFromRight: field.text.isReadFromRight
      ).draw(at: position, columns: columns, on: &canvas)
      if isCursorLine { cursor = place }
    }
    return cursor
  }
}
