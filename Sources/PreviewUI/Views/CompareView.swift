internal import LocalizedText
internal import PreviewRows
internal import TerminalUI
internal import TextLayout

/// The selected row in every locale, a line for each: from which widths it fits, and its text.
struct CompareView {
  let model: Model
  let comparison: Comparison
  private let tagColumns: Int
  private let hasStandard: Bool
  private let textColumn: Int

  /// The columns of a width.
  private static let numberColumns = 6
  /// The least columns of a text that leaves some to a value.
  private static let leastRoomForValue = 30

  init(model: Model, comparison: Comparison) {
    self.model = model
    self.comparison = comparison
    let widest = comparison.rows.lazy.map { $0.locale.description.utf8.count }.max() ?? 0
    tagColumns = min(max(widest, 6), max(6, model.size.columns / 4))
    let fixed = Model.gutter + tagColumns + Self.numberColumns + 2
    hasStandard = model.size.columns - fixed - Self.numberColumns >= 8
    textColumn = fixed + (hasStandard ? Self.numberColumns : 0)
  }

  /// Draws as many lines as there is room for; returns where the one of the locale begins.
  func draw(on canvas: inout Canvas) -> Position {
    var top = model.listTop
    if model.hasComparedHeading {
      drawHeading(row: top, on: &canvas)
      top += 1
    }
    var selected = Position(column: 0, row: top)
    let rows = comparison.rows.indices.dropFirst(model.comparedTop).prefix(model.comparedHeight)
    for (offset, number) in rows.enumerated() {
      let isSelected = number == model.comparedPlace
      if isSelected { selected.row = top + offset }
      draw(comparison.rows[number], isSelected: isSelected, row: top + offset, on: &canvas)
    }
    return selected
  }

  private func drawHeading(row: Int, on canvas: inout Canvas) {
    let style = model.theme[.table]
    let columns = model.size.columns
    canvas.draw("locale", style: style, at: Position(column: Model.gutter, row: row))
    drawNumber(model.glyphs.compact, place: 0, style: style, row: row, on: &canvas)
    if hasStandard {
      drawNumber(model.glyphs.standard, place: 1, style: style, row: row, on: &canvas)
    }
    let dotted = textColumn..<max(textColumn, columns)
    canvas.fill(with: model.glyphs.dots, style: model.theme[.rule], columns: dotted, row: row)
  }

  private func draw(
    _ compared: Comparison.Row, isSelected: Bool, row: Int, on canvas: inout Canvas
  ) {
    let (glyphs, theme) = (model.glyphs, model.theme)
    if isSelected {
      canvas.draw(glyphs.selection, style: theme[.prompt], at: Position(column: 0, row: row))
    }
    let layout = compared.breakpoints.layout(at: model.rowWidth)
    canvas.draw(
      glyphs.mark(of: layout), style: theme[.layout], at: Position(column: 1, row: row))
    let (mark, role) = glyphs.mark(of: compared.state)
    canvas.draw(mark, style: theme[role], at: Position(column: 2, row: row))
    var tag = Line(model.look)
    tag.add(compared.locale.description, theme[.title])
    tag.draw(on: &canvas, at: Position(column: Model.gutter, row: row), to: tagColumns)
    // No screen is nearly as wide, and longer numbers would meet.
    let number = { (columns: Int?) in
      columns.map { $0 < 10_000 ? "\($0)" : ">9999" } ?? glyphs.none
    }
    drawNumber(
      number(compared.breakpoints.compact), place: 0, style: .plain, row: row, on: &canvas)
    if hasStandard {
      drawNumber(
        number(compared.breakpoints.standard), place: 1, style: .plain, row: row, on: &canvas)
    }
    drawText(of: compared, row: row, on: &canvas)
    if isSelected {
      canvas.apply(
        theme[.selection], columns: Model.gutter..<max(Model.gutter, model.size.columns), row: row)
    }
  }

  /// Draws a number so that it ends where the others do.
  private func drawNumber(
    _ number: String, place: Int, style: Style, row: Int, on canvas: inout Canvas
  ) {
    let end = Model.gutter + tagColumns + (place + 1) * Self.numberColumns
    canvas.draw(number, style: style, at: Position(column: end - number.count, row: row))
  }

  /// Draws the text on one line, cut where it must be, as its language is read.
  private func drawText(of compared: Comparison.Row, row: Int, on canvas: inout Canvas) {
    let room = max(0, model.size.columns - textColumn)
    let fitted = Arrangement.compact.row(
      title: compared.title, value: room < Self.leastRoomForValue ? nil : compared.value,
      width: room)
    for line in fitted.lines {
      let place = Position(column: textColumn + line.column, row: row)
      line.draw(on: &canvas, at: place, model.columnWidth) { fragment in
        guard !compared.isMissing, compared.fragments.indices.contains(fragment) else {
          return model.theme[.hint]
        }
        return model.theme.style(of: compared.fragments[fragment])
      }
    }
    if let line = fitted.valueLines.first {
      let place = Position(column: textColumn + line.column, row: row)
      line.draw(on: &canvas, at: place, model.columnWidth) { _ in model.theme[.value] }
    }
  }
}
