internal import LocalizedText
internal import PreviewRows
internal import TerminalUI
internal import TextLayout

/// What decides how the texts of all rows are drawn.
struct RowLook: Equatable, Sendable {
  let theme: Theme
  let glyphs: Glyphs
  /// The words that are marked where they stand.
  let search: Needle
}

/// The lines of a row as cells in the row's own columns: all that a frame has to copy.
struct DrawnRow: Sendable {
  /// A line of its text or of its value.
  struct Line: Sendable {
    /// The line of the row, from 0.
    let row: Int
    /// The column of the row where it begins.
    let column: Int
    /// Its cells, as a frame copies them.
    let strip: Canvas
  }

  let lines: [Line]
  /// The lines that it takes.
  let height: Int
  /// Whether its lines begin at the right, and its gutter stands there.
  let isMirrored: Bool
  /// The marks of the gutter behind the one of the selection, as they stand on the screen.
  let marks: Canvas

  init(_ shown: ShownRow, look: RowLook, columnWidth: ColumnWidth) {
    func line(_ line: PlacedLine, style: (Int) -> Style) -> Line {
      let cells = line.cells(columnWidth, style: style, match: look.theme[.match])
      return Line(row: line.row, column: line.column, strip: Canvas(cells))
    }
    let fragments = shown.row.title.fragments
    let title = shown.fitted.lines.map {
      line($0) { number in
        fragments.indices.contains(number)
          ? look.theme.style(of: fragments[number]) : look.theme[.literal]
      }
    }
    let value = shown.fitted.valueLines.map { line($0) { _ in look.theme[.value] } }
    lines = title + value
    height = shown.height
    isMirrored = shown.fitted.direction == .rightToLeft
    let (mark, role) = look.glyphs.mark(of: shown)
    let marks = [
      Cell(look.glyphs.mark(of: shown.fitted), style: look.theme[.layout]),
      Cell(mark, style: look.theme[role]),
    ]
    self.marks = Canvas(isMirrored ? marks.reversed() : marks)
  }
}
