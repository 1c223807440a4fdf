internal import TerminalUI
internal import TextLayout

/// The help, and below it how to leave it.
struct HelpView {
  let model: Model

  func draw(on canvas: inout Canvas) {
    let width = model.size.columns
    let lines = HelpText(of: model).lines
    let shown = lines.dropFirst(model.helpTop).prefix(model.helpHeight)
    for (row, pieces) in shown.enumerated() {
      var line = Line(model.look)
      for piece in pieces { line.add(piece.text, piece.role.map { model.theme[$0] } ?? .plain) }
      line.draw(on: &canvas, at: Position(column: 0, row: row), to: width)
    }
    let bottom = Position(column: 0, row: model.size.rows - 1)
    let status = model.theme[.status]
    canvas.fill(style: status, columns: 0..<width, row: bottom.row)
    var line = Line(model.look)
    line.add(" " + words(last: model.helpTop + shown.count, of: lines.count), status)
    line.draw(on: &canvas, at: bottom, to: width)
  }

  private func words(last: Int, of count: Int) -> String {
    if let message = model.message { return message }
    let dots = model.glyphs.dots
    let place = "\(last) of \(count)"
    return model.helpFilter.isEmpty
      ? "q closes \(dots) / narrows \(dots) \(place)"
      : "Esc shows all \(dots) \(place) hold \"\(model.helpFilter.text)\""
  }
}
