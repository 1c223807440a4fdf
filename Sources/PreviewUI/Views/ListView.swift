internal import LocalizedText
internal import PreviewRows
internal import StringCatalog
internal import TerminalUI
internal import TextLayout

/// The rows, each in its layout, grouped under a line for each table.
struct ListView {
  let model: Model

  /// Draws the rows from the first one that is to be seen; returns where the selected one begins.
  func draw(on canvas: inout Canvas) -> Position {
    var row = model.listTop
    let end = row + model.listHeight
    var number = model.top
    var selected = Position(column: 0, row: row)
    guard model.list.count > 0 else {
      let words = model.rowCount > 0 ? "no row holds these words" : "no entries"
      canvas.draw("   " + words, style: model.theme[.hint], at: selected)
      return selected
    }
    // What is the same for all rows is asked for once: a model is large to go through.
    let (makers, list) = (model.makers, model.list)
    let (rowWidth, columns) = (model.rowWidth, model.listColumns)
    makers.use(RowLook(theme: model.theme, glyphs: model.glyphs, search: model.search))
    while row < end, number < list.count {
      // Where there is one line alone, it is the row's.
      if model.startsTable(number), model.listHeight > 1 {
        drawHeading(of: number, at: row, on: &canvas)
        row += 1
      }
      guard row < end else { break }
      guard let drawn = makers.drawn(list[number], at: model.place(of: list[number])) else { break }
      let place = RowPlace(
        isMirrored: drawn.isMirrored, top: row, rowWidth: rowWidth, listColumns: columns)
      draw(drawn, at: place, before: end, on: &canvas)
      if number == model.selection {
        selected = Position(column: place.column(ofMark: 0), row: row)
        select(drawn, at: place, before: end, on: &canvas)
      }
      row += drawn.height
      number += 1
    }
    return selected
  }

  private func drawHeading(of number: Int, at row: Int, on canvas: inout Canvas) {
    let table = model.sheets[model.place(of: model.list[number]).sheet].table
    var line = Line(in: model)
    line.add("   \(table.name) ", model.theme[.table])
    canvas.fill(
      with: model.glyphs.dots, style: model.theme[.rule], columns: 0..<model.listColumns, row: row)
    let cells = line.fitted(to: model.listColumns, in: model)
    canvas.draw(cells, at: Position(column: 0, row: row))
  }

  /// Draws one row as far as there is room.
  private func draw(
    _ drawn: DrawnRow, at place: RowPlace, before end: Int, on canvas: inout Canvas
  ) {
    canvas.draw(drawn.marks, at: place.positionOfMarks)
    for line in drawn.lines where place.top + line.row < end {
      canvas.draw(line.strip, at: place.position(of: line))
    }
  }

  /// Marks a row as the selected one.
  private func select(
    _ drawn: DrawnRow, at place: RowPlace, before end: Int, on canvas: inout Canvas
  ) {
    let glyphs = model.glyphs
    for line in 0..<min(drawn.height, end - place.top) {
      canvas.draw(
        place.isMirrored ? glyphs.selectionAtRight : glyphs.selection,
        style: model.theme[.prompt], at: place.position(ofMark: 0, line: line))
      canvas.apply(model.theme[.selection], columns: place.columns, row: place.top + line)
    }
  }
}
