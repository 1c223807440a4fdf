internal import TerminalUI
internal import TextLayout

extension PlacedLine {
  /// The cells of the line, each in the style of the fragment from which it comes.
  func cells(
    _ columnWidth: ColumnWidth, style: (Int) -> Style, match: Style = .plain
  ) -> [Cell] {
    runs.flatMap { run in
      let own = style(run.fragment)
      let style = run.isMarked ? own.adding(match) : own
      return run.text.map {
        Cell(String($0), columns: columnWidth.columns(of: $0), style: style)
      }
    }
  }
}
