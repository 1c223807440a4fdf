internal import TerminalUI

/// Where a row and its gutter stand on the screen: mirrored where its lines begin at the right.
struct RowPlace {
  /// The first line of the screen that it takes.
  let top: Int
  let isMirrored: Bool
  /// The columns that are the row's on the screen, of which it may need fewer or more.
  let columns: Range<Int>
  /// The column where the row's own columns begin.
  private let origin: Int
  private let width: Int

  /// The place of a row of so many columns in a list of others.
  init(isMirrored: Bool, top: Int, rowWidth: Int, listColumns: Int) {
    self.top = top
    self.isMirrored = isMirrored
    width = listColumns
    origin = isMirrored ? width - Model.gutter - rowWidth : Model.gutter
    columns =
      isMirrored ? 0..<max(0, width - Model.gutter) : Model.gutter..<max(Model.gutter, width)
  }

  /// The column of a mark of the gutter, counted from the edge of the list.
  func column(ofMark number: Int) -> Int { isMirrored ? width - 1 - number : number }

  /// The place of a mark of the gutter beside a line.
  func position(ofMark number: Int, line: Int = 0) -> Position {
    Position(column: column(ofMark: number), row: top + line)
  }

  /// The place of the marks behind the one of the selection.
  var positionOfMarks: Position { position(ofMark: isMirrored ? Model.gutter - 1 : 1) }

  /// The place where a line of the row begins.
  func position(of line: DrawnRow.Line) -> Position {
    Position(column: origin + line.column, row: top + line.row)
  }
}
