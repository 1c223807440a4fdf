internal import LocalizedText
internal import PreviewRows
internal import StringCatalog
internal import TerminalUI
internal import TextLayout

/// The last lines: the selected row's key, state and layout, and when asked for its fragments.
struct StatusView {
  let model: Model

  func draw(on canvas: inout Canvas) {
    let width = model.size.columns
    let cut = model.glyphs.marks.cut
    let bottom = model.size.rows - 1
    let status = model.theme[.status]
    canvas.draw(
      String(repeating: " ", count: width), style: status, at: Position(column: 0, row: bottom))
    canvas.draw("?", style: status, at: Position(column: width - 2, row: bottom))
    var line = Line()
    line.add(" ", status)
    guard model.message == nil, model.rowCount > 0 else {
      line.add(model.message ?? "", status)
      canvas.draw(
        line.fitted(to: width - 3, cut: cut), at: Position(column: 0, row: bottom))
      return
    }
    let (row, fitted) = model.row(model.selection)
    // The key gives way, the measures stay: they are what one looks here for.
    var measures = Line()
    measures.add(" \(model.glyphs.dots) " + self.measures(of: row, fitted), status)
    line.add(row.entry.key.isEmpty ? "(empty key)" : row.entry.key, status)
    let room = max(8, width - 3 - measures.columns)
    var cells = line.fitted(to: room, cut: cut)
    cells += measures.cells
    var whole = Position(column: 0, row: bottom)
    for cell in cells where whole.column + cell.columns <= width - 3 {
      whole = canvas.draw([cell], at: whole)
    }
    if model.mode == .inspect { drawFragments(of: row, row: bottom - 2, on: &canvas) }
  }

  private func measures(of row: Row, _ fitted: FittedRow) -> String {
    let dot = " \(model.glyphs.dots) "
    var parts = ["\(row.state)"]
    parts.append("\(model.glyphs.mark(of: fitted)) \(fitted.layout.rawValue)")
    parts.append(describe(fitted.breakpoints))
    parts.append("\(model.rowWidth)")
    return parts.joined(separator: dot)
  }

  private func describe(_ breakpoints: Breakpoints) -> String {
    switch (breakpoints.compact, breakpoints.standard) {
    case (let compact?, let standard?): "compact from \(compact), standard from \(standard)"
    case (nil, let standard?): "standard from \(standard)"
    case (let compact?, nil): "compact from \(compact)"
    case (nil, nil): "extended at every width"
    }
  }

  /// One line: the fragments in order, arguments with their numbers.
  private func drawFragments(of row: Row, row line: Int, on canvas: inout Canvas) {
    var text = Line()
    text.add(" fragments ", model.theme[.hint])
    for fragment in row.title.fragments {
      switch fragment.kind {
      case .literal:
        text.add(" \"\(fragment.text)\"", model.theme[.literal])
      case .argument(let number):
        text.add(" \(model.glyphs.open)\(number) ", model.theme[.hint])
        text.add(fragment.text, model.theme.argument(number))
        text.add(model.glyphs.close, model.theme[.hint])
      case .unresolved(let reason):
        text.add(" \(fragment.text) (\(reason))", model.theme[.unresolved])
      }
    }
    let cells = text.fitted(to: model.size.columns, cut: model.glyphs.marks.cut)
    canvas.draw(cells, at: Position(column: 0, row: line))
  }
}
