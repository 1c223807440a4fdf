internal import TerminalValues
internal import TextLayout

/// The rule above the list, with the headings of the columns beside the rows, and the width of the
/// rows if the user has set one.
struct RulerView {
  let preview: PreviewState
  let geometry: ScreenGeometry
  /// Whether rows are below the rule, rather than another pane.
  let showsRows: Bool
  let appearance: Appearance

  private var sideColumns: ListColumns { geometry.sideColumns }
  private var isMirrored: Bool { preview.isMirrored }

  func draw() -> Strip {
    var canvas = Canvas(Size(columns: geometry.size.columns, rows: 1))
    canvas.drawRule(row: 0, appearance)
    if showsRows { nameColumns(on: &canvas) }
    guard geometry.listHeight > 0, let rowWidth = preview.fixedColumns else {
      return canvas.strip(0)
    }
    let listColumns = geometry.listColumns
    // Rows that are wider than the list end outside of it.
    let room = max(0, listColumns - ScreenGeometry.gutter - sideColumns.width)
    let width = min(rowWidth, room)
    func draw(_ text: String, endingAt column: Int) {
      let gutter = ScreenGeometry.gutter
      let end = isMirrored ? listColumns - gutter - column : gutter + sideColumns.width + column
      let start = isMirrored ? end : end - text.count
      canvas.draw(text, style: appearance.theme[.hint], at: Position(column: start, row: 0))
    }
    for column in stride(from: 10, to: width - 4, by: 10) { draw("\(column)", endingAt: column) }
    let glyphs = appearance.glyphs
    let edge =
      rowWidth > room ? glyphs.marks.ellipsis : isMirrored ? glyphs.edgeAtLeft : glyphs.edge
    draw(isMirrored ? "\(edge)\(rowWidth)" : "\(rowWidth)\(edge)", endingAt: width)
    return canvas.strip(0)
  }

  private func nameColumns(on canvas: inout Canvas) {
    let start = isMirrored ? 0 : ScreenGeometry.gutter
    let style = appearance.theme[.hint]
    if sideColumns.key > 0 {
      canvas.draw("key ", style: style, at: Position(column: start, row: 0))
    }
    if sideColumns.source > 0 {
      canvas.draw(
        "source ", style: style, at: Position(column: start + sideColumns.sourceStart, row: 0))
    }
  }
}

extension Canvas {
  /// Draws a rule across the screen.
  mutating func drawRule(row: Int, _ appearance: Appearance) {
    fill(
      with: appearance.glyphs.rule, style: appearance.theme[.rule], columns: 0..<size.columns,
      row: row)
  }

  /// Draws the range of visible lines on the rule below them, unless all are visible.
  mutating func drawNote(
    of shown: Range<Int>, in count: Int, _ name: String, _ geometry: ScreenGeometry,
    _ appearance: Appearance
  ) {
    guard geometry.hasRules, shown.count < count else { return }
    let words = " \(shown.lowerBound + 1)-\(shown.upperBound) of \(count) \(name) "
    let note = Line(words, appearance.theme[.hint], in: appearance)
    let start = size.columns - note.columns - 2
    guard start >= 0 else { return }
    note.draw(on: &self, at: Position(column: start, row: geometry.ruleRow), to: note.columns)
  }
}
