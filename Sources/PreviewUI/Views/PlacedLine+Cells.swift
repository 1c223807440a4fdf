internal import TerminalUI
internal import TextLayout

extension PlacedLine {
  /// The cells of the line, each in the style of the fragment from which it comes.
  func cells(_ columnWidth: ColumnWidth, style: (Int) -> Style) -> [Cell] {
    runs.flatMap { run in
      let style = style(run.fragment)
      return run.text.map {
        Cell(String($0), columns: columnWidth.columns(of: $0), style: style)
      }
    }
  }
}
