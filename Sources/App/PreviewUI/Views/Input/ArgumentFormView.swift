internal import PreviewRows
internal import TerminalValues

/// The fields of the argument form below the list, one per line.
struct ArgumentFormView {
  let form: ArgumentForm
  let geometry: ScreenGeometry
  let screen: ScreenState

  private var appearance: Appearance { screen.appearance }
  private var theme: Theme { appearance.theme }

  /// Draws the fields and the key hints, and returns the position of the cursor.
  func draw(on canvas: inout Canvas) -> Position {
    let first = geometry.panelStart
    var cursor = Position(column: 0, row: geometry.panelTop)
    let shown = form.fields.dropFirst(first).prefix(geometry.panelHeight)
    for (row, field) in shown.enumerated() {
      let isSelected = first + row == form.selection
      let end = draw(field, isSelected: isSelected, row: geometry.panelTop + row, on: &canvas)
      if isSelected { cursor = end }
    }
    if geometry.hintsRow == nil { drawKeys(on: &canvas) }
    return cursor
  }

  /// Draws the number of a field, its text, and the expected type at the right.
  private func draw(
    _ field: ArgumentForm.Field, isSelected: Bool, row: Int, on canvas: inout Canvas
  ) -> Position {
    let width = screen.size.columns
    let labels = form.fields.map(\.label.count).max() ?? 0
    let name = field.part.role.rawValue
    let kind = Line(
      field.isRefused ? "not a valid \(name)" : name, theme[field.isRefused ? .problem : .hint],
      in: appearance)
    let start = 2 + labels + 2
    let hasKind = field.isRefused || width - start - kind.columns - 2 >= 12
    let end = hasKind ? max(start + 1, width - kind.columns - 2) : width
    canvas.draw(field.label, style: theme[.key], at: Position(column: 2, row: row))
    var style =
      if case .argument(let place) = field.owner { theme.argument(place + 1) } else {
        theme[.value]
      }
    if isSelected, field.text.isSelected { style = style.adding(Style(.reverse)) }
    let cursor = FieldView(field: field.text, style: style, appearance: appearance)
      .draw(at: Position(column: start, row: row), columns: end - start, on: &canvas)
    if hasKind {
      kind.draw(
        on: &canvas, at: Position(column: max(end, width - kind.columns - 1), row: row),
        to: kind.columns)
    }
    if isSelected {
      canvas.draw(
        appearance.glyphs.selection, style: theme[.prompt], at: Position(column: 0, row: row))
    }
    return cursor
  }

  private func drawKeys(on canvas: inout Canvas) {
    let (columns, row) = (screen.size.columns, screen.size.rows - 1)
    let dots = appearance.glyphs.dots
    canvas.fill(style: theme[.status], columns: 0..<columns, row: row)
    Line(" Enter apply \(dots) Esc cancel \(dots) Tab next", theme[.status], in: appearance)
      .draw(on: &canvas, at: Position(column: 0, row: row), to: columns)
  }
}
