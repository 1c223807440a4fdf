internal import PreviewRows
internal import TerminalUI

/// The arguments that are edited, a line for each, below the list.
struct ArgumentFormView {
  let model: Model
  let form: ArgumentForm

  /// Draws the fields and the keys that leave them; returns where the cursor stands.
  func draw(on canvas: inout Canvas) -> Position {
    let height = model.panelHeight
    let first = model.panelStart
    var cursor = Position(column: 0, row: model.panelTop)
    for (row, field) in form.fields.dropFirst(first).prefix(height).enumerated() {
      let isSelected = first + row == form.selection
      let end = draw(field, isSelected: isSelected, row: model.panelTop + row, on: &canvas)
      if isSelected { cursor = end }
    }
    drawKeys(on: &canvas)
    return cursor
  }

  private func draw(
    _ field: ArgumentForm.Field, isSelected: Bool, row: Int, on canvas: inout Canvas
  ) -> Position {
    let width = model.size.columns
    let labels = form.fields.map(\.label.count).max() ?? 0
    var kind = Line(model.look)
    kind.add(
      field.isRefused ? "no \(field.part.role.rawValue)" : field.part.role.rawValue,
      model.theme[field.isRefused ? .problem : .hint])
    let start = 2 + labels + 2
    let hasKind = field.isRefused || width - start - kind.columns - 2 >= 12
    let end = hasKind ? max(start + 1, width - kind.columns - 2) : width
    canvas.draw(field.label, style: model.theme[.key], at: Position(column: 2, row: row))
    let style = field.argument.map { model.theme.argument($0 + 1) } ?? model.theme[.value]
    let cursor = FieldView(model: model, field: field.text, style: style)
      .draw(at: Position(column: start, row: row), columns: end - start, on: &canvas)
    if hasKind {
      kind.draw(
        on: &canvas, at: Position(column: max(end, width - kind.columns - 1), row: row),
        to: kind.columns)
    }
    if isSelected {
      canvas.draw(
        model.glyphs.selection, style: model.theme[.prompt], at: Position(column: 0, row: row))
    }
    return cursor
  }

  private func drawKeys(on canvas: inout Canvas) {
    let width = model.size.columns
    let status = model.theme[.status]
    let bottom = Position(column: 0, row: model.size.rows - 1)
    let dots = model.glyphs.dots
    var line = Line(model.look)
    line.add(" Enter keeps \(dots) Esc leaves \(dots) Tab next", status)
    canvas.fill(style: status, columns: 0..<width, row: bottom.row)
    line.draw(on: &canvas, at: bottom, to: width)
  }
}
