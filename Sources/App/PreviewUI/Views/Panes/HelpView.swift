internal import TerminalValues

/// The help, followed by the keys that close or filter it.
struct HelpView {
  let help: OverlayState.HelpState
  let message: String?
  let screen: ScreenState

  func draw(on canvas: inout Canvas) {
    let (size, appearance) = (screen.size, screen.appearance)
    let theme = appearance.theme
    let lines = HelpText(help, on: screen).lines
    let shown = lines.dropFirst(help.top).prefix(max(1, size.rows - 1))
    for (row, pieces) in shown.enumerated() {
      var line = Line(appearance)
      for piece in pieces { line.add(piece.text, piece.role.map { theme[$0] } ?? .plain) }
      line.draw(on: &canvas, at: Position(column: 0, row: row), to: size.columns)
    }
    if lines.isEmpty {
      canvas.draw("   no matches", style: theme[.hint], at: Position(column: 0, row: 0))
    }
    let bottom = Position(column: 0, row: size.rows - 1)
    canvas.fill(style: theme[.status], columns: 0..<size.columns, row: bottom.row)
    let words = message ?? hint(last: help.top + shown.count, of: lines.count)
    Line(" " + words, theme[.status], in: appearance)
      .draw(on: &canvas, at: bottom, to: size.columns)
  }

  private func hint(last: Int, of count: Int) -> String {
    let dots = screen.appearance.glyphs.dots
    guard count > 0 else { return "no match for \"\(help.query.text)\" \(dots) Esc show all" }
    let place = "\(last) of \(count)"
    return help.query.isEmpty
      ? "q close \(dots) / search \(dots) \(place)"
      : "Esc show all \(dots) \(place) with \"\(help.query.text)\""
  }
}
