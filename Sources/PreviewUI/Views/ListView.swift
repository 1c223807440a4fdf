internal import LocalizedText
internal import PreviewRows
internal import StringCatalog
internal import TerminalUI

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
    let (makers, list, selection) = (model.makers, model.list, model.selection)
    makers.use(model.rowLook)
    while row < end, number < list.count {
      let place = model.place(of: list[number])
      // Where there is one line alone, it is the row's.
      if model.startsTable(number), model.listHeight > 1 {
        canvas.draw(makers.heading(place.sheet), at: Position(column: 0, row: row))
        row += 1
      }
      guard row < end, let drawn = makers.drawn(list[number], listedAt: number, in: place) else {
        break
      }
      var lines = drawn.lines
      if number == selection {
        selected = Position(column: drawn.isMirrored ? model.listColumns - 1 : 0, row: row)
        lines = makers.selected(drawn)
      }
      for line in 0..<min(lines.count, end - row) {
        canvas.draw(lines[line], at: Position(column: 0, row: row + line))
      }
      row += drawn.height
      number += 1
    }
    return selected
  }
}

extension Model {
  /// How rows look.
  var rowLook: RowLook {
    RowLook(
      look: look, search: search, listColumns: listColumns, rowWidth: rowWidth, rows: size.rows)
  }
}

extension RowLook {
  /// The line above the rows of a table.
  func heading(of table: Table) -> Strip {
    var canvas = Canvas(Size(columns: listColumns, rows: 1))
    canvas.fill(
      with: look.glyphs.dots, style: look.theme[.rule], columns: 0..<listColumns, row: 0)
    var line = Line(look)
    line.add("   \(table.name) ", look.theme[.table])
    line.draw(on: &canvas, at: Position(column: 0, row: 0), to: listColumns)
    return canvas.strip(0)
  }
}
