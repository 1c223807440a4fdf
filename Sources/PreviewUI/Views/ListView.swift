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
    while row < end, number < model.list.count {
      // Where there is one line alone, it is the row's.
      if model.startsTable(number), model.listHeight > 1 {
        drawHeading(of: number, at: row, on: &canvas)
        row += 1
      }
      guard row < end else { break }
      let isSelected = number == model.selection
      let shown = model.listedRow(number)
      let fitted = shown.fitted
      let place = RowPlace(fitted, in: model, top: row)
      if isSelected { selected = Position(column: place.column(ofMark: 0), row: row) }
      let drawn = model.makers.drawn(
        model.list[number], at: model.place(of: model.list[number]),
        look: RowLook(theme: model.theme, search: model.search))
      draw(shown, drawn, isSelected: isSelected, at: place, before: end, on: &canvas)
      row += max(1, fitted.height)
      number += 1
    }
    return selected
  }

  private func drawHeading(of number: Int, at row: Int, on canvas: inout Canvas) {
    let table = model.sheets[model.place(of: model.list[number]).sheet].table
    var line = Line(in: model)
    line.add("   \(table.name) ", model.theme[.table])
    let rest = max(0, model.listColumns - line.columns)
    line.add(String(repeating: model.glyphs.dots, count: rest), model.theme[.rule])
    let cells = line.fitted(to: model.listColumns, in: model)
    canvas.draw(cells, at: Position(column: 0, row: row))
  }

  /// Draws one row as far as there is room.
  private func draw(
    _ shown: ShownRow, _ drawn: DrawnRow, isSelected: Bool, at place: RowPlace, before end: Int,
    on canvas: inout Canvas
  ) {
    let visible = min(max(1, shown.fitted.height), end - place.top)
    for line in 0..<visible where isSelected {
      canvas.draw(
        place.isMirrored ? model.glyphs.selectionAtRight : model.glyphs.selection,
        style: model.theme[.prompt], at: place.position(ofMark: 0, line: line))
    }
    canvas.draw(
      model.glyphs.mark(of: shown.fitted), style: model.theme[.layout],
      at: place.position(ofMark: 1))
    let (mark, role) = model.glyphs.mark(of: shown)
    canvas.draw(mark, style: model.theme[role], at: place.position(ofMark: 2))
    for line in drawn.lines where line.row < visible {
      canvas.draw(line.cells, at: place.position(of: line))
    }
    for line in 0..<visible where isSelected {
      canvas.apply(model.theme[.selection], columns: place.columns, row: place.top + line)
    }
  }
}
