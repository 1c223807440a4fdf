internal import TerminalUI
internal import TextLayout

extension PlacedLine {
  /// Draws the line from a position on, each part of it in the style of the fragment from which it
  /// comes.
  func draw(
    on canvas: inout Canvas, at position: Position, _ columnWidth: ColumnWidth,
    style: (Int) -> Style, match: Style = .plain
  ) {
    var place = position
    for run in runs {
      let own = style(run.fragment)
      place = canvas.draw(
        run.text, style: run.isMarked ? own.adding(match) : own, at: place,
        columns: columnWidth.columns)
    }
  }

  /// The cells of the line, each in the style of the fragment from which it comes.
  func cells(
    _ columnWidth: ColumnWidth, style: (Int) -> Style
  ) -> [Cell] {
    runs.flatMap { run in
      let style = style(run.fragment)
      return run.text.map {
        Cell(String($0), columns: columnWidth.columns(of: $0), style: style)
      }
    }
  }
}
