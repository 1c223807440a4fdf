internal import LocalizedText
internal import PreviewRows
internal import TerminalUI
internal import TextLayout

/// What decides how the texts of all rows are drawn.
struct RowLook: Equatable, Sendable {
  let look: Look
  /// The words that are marked where they stand.
  let search: Needle
  /// The columns of the list, and of a row in it.
  let listColumns: Int
  let rowWidth: Int
  /// More lines than a screen has are never seen, and not drawn.
  let rows: Int
}

/// The lines of a row as they stand in the list, gutter and all: a frame takes them as they are.
final class DrawnRow: Sendable {
  /// The lines, from the first one.
  let lines: [Strip]
  /// The lines that it takes.
  let height: Int
  /// Whether its lines begin at the right, and its gutter stands there.
  let isMirrored: Bool

  init(_ shown: ShownRow, look rowLook: RowLook) {
    let look = rowLook.look
    height = shown.height
    isMirrored = shown.fitted.direction == .rightToLeft
    let place = RowPlace(
      isMirrored: isMirrored, rowWidth: rowLook.rowWidth, listColumns: rowLook.listColumns)
    var canvas = Canvas(
      Size(columns: rowLook.listColumns, rows: min(shown.height, rowLook.rows)))
    func draw(_ line: PlacedLine, style: (Int) -> Style) {
      line.draw(
        on: &canvas, at: place.position(of: line), look.columnWidth, style: style,
        match: look.theme[.match])
    }
    let fragments = shown.row.title.fragments
    for line in shown.fitted.lines.prefix(canvas.size.rows) {
      draw(line) { number in
        fragments.indices.contains(number)
          ? look.theme.style(of: fragments[number]) : look.theme[.literal]
      }
    }
    for line in shown.fitted.valueLines { draw(line) { _ in look.theme[.value] } }
    let (mark, role) = look.glyphs.mark(of: shown)
    canvas.draw(
      look.glyphs.mark(of: shown.fitted), style: look.theme[.layout], at: place.position(ofMark: 1))
    canvas.draw(mark, style: look.theme[role], at: place.position(ofMark: 2))
    lines = (0..<canvas.size.rows).map(canvas.strip)
  }

  /// The lines of the selected row.
  func selected(_ rowLook: RowLook) -> [Strip] {
    let look = rowLook.look
    let place = RowPlace(
      isMirrored: isMirrored, rowWidth: rowLook.rowWidth, listColumns: rowLook.listColumns)
    var canvas = Canvas(Size(columns: rowLook.listColumns, rows: lines.count))
    for (row, line) in lines.enumerated() {
      canvas.draw(line, at: Position(column: 0, row: row))
      canvas.draw(
        isMirrored ? look.glyphs.selectionAtRight : look.glyphs.selection,
        style: look.theme[.prompt], at: place.position(ofMark: 0, line: row))
      canvas.apply(look.theme[.selection], columns: place.columns, row: row)
    }
    return (0..<lines.count).map(canvas.strip)
  }
}
