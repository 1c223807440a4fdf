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
    guard model.rowCount > 0 else {
      canvas.draw("   no entries", style: model.theme[.hint], at: selected)
      return selected
    }
    while row < end, number < model.rowCount {
      // Where there is one line alone, it is the row's.
      if model.startsTable(number), model.listHeight > 1 {
        drawHeading(of: number, at: row, on: &canvas)
        row += 1
      }
      guard row < end else { break }
      let isSelected = number == model.selection
      if isSelected { selected.row = row }
      let height = draw(number, isSelected: isSelected, at: row, before: end, on: &canvas)
      row += max(1, height)
      number += 1
    }
    return selected
  }

  private func drawHeading(of number: Int, at row: Int, on canvas: inout Canvas) {
    let table = model.sheets[model.place(of: number).sheet].table
    var line = Line()
    line.add("   \(table.name) ", model.theme[.table])
    let rest = max(0, model.size.columns - line.columns)
    line.add(String(repeating: model.glyphs.dots, count: rest), model.theme[.rule])
    let cells = line.fitted(to: model.size.columns, cut: model.glyphs.marks.cut)
    canvas.draw(cells, at: Position(column: 0, row: row))
  }

  /// Draws one row as far as there is room; returns its height.
  private func draw(
    _ number: Int, isSelected: Bool, at top: Int, before end: Int, on canvas: inout Canvas
  ) -> Int {
    let (row, fitted) = model.row(number)
    let height = max(1, fitted.height)
    let visible = min(height, end - top)
    for line in 0..<visible where isSelected {
      canvas.draw(
        model.glyphs.selection, style: model.theme[.prompt],
        at: Position(column: 0, row: top + line))
    }
    canvas.draw(
      model.glyphs.mark(of: fitted), style: model.theme[.layout], at: Position(column: 1, row: top))
    let (mark, role) = stateMark(of: row)
    canvas.draw(mark, style: model.theme[role], at: Position(column: 2, row: top))
    for line in fitted.lines where line.row < visible {
      draw(line, of: row, at: top, on: &canvas)
    }
    for line in fitted.valueLines where line.row < visible {
      draw(line, style: model.theme[.value], at: top, on: &canvas)
    }
    if isSelected {
      for line in 0..<visible {
        canvas.apply(
          model.theme[.selection], columns: Model.gutter..<model.size.columns, row: top + line)
      }
    }
    return height
  }

  private func draw(_ line: PlacedLine, of row: Row, at top: Int, on canvas: inout Canvas) {
    var place = Position(column: Model.gutter + line.column, row: top + line.row)
    for run in line.runs {
      place = canvas.draw(
        run.text, style: style(of: run.fragment, in: row), at: place,
        columns: model.columnWidth.columns(of:))
    }
  }

  private func draw(_ line: PlacedLine, style: Style, at top: Int, on canvas: inout Canvas) {
    var place = Position(column: Model.gutter + line.column, row: top + line.row)
    for run in line.runs {
      place = canvas.draw(
        run.text, style: style, at: place, columns: model.columnWidth.columns(of:))
    }
  }

  private func style(of fragment: Int, in row: Row) -> Style {
    guard row.title.fragments.indices.contains(fragment) else { return model.theme[.literal] }
    return model.theme.style(of: row.title.fragments[fragment])
  }

  private func stateMark(of row: Row) -> (String, Theme.Role) {
    switch row.state {
    case .translated, .notTranslated: (" ", .state)
    case .missing: (model.glyphs.missing, .problem)
    case .needsReview: (model.glyphs.review, .warning)
    case .new, .other: (model.glyphs.new, .warning)
    }
  }
}
