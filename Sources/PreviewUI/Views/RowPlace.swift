internal import TerminalUI
internal import TextLayout

/// Where a row and its gutter stand in the list: mirrored where its lines begin at the right.
struct RowPlace {
  /// The columns that are the row's on the screen, of which it may need fewer or more.
  let columns: Range<Int>
  private let isMirrored: Bool
  /// The column where the row's own columns begin.
  private let origin: Int
  private let listColumns: Int

  /// The place of a row of so many columns in a list of others.
  init(isMirrored: Bool, rowWidth: Int, listColumns: Int) {
    self.isMirrored = isMirrored
    self.listColumns = listColumns
    origin = isMirrored ? listColumns - Model.gutter - rowWidth : Model.gutter
    columns =
      isMirrored
      ? 0..<max(0, listColumns - Model.gutter) : Model.gutter..<max(Model.gutter, listColumns)
  }

  /// The place of a mark of the gutter, counted from the edge of the list, beside a line.
  func position(ofMark number: Int, line: Int = 0) -> Position {
    Position(column: isMirrored ? listColumns - 1 - number : number, row: line)
  }

  /// The place where a line of the row begins.
  func position(of line: PlacedLine) -> Position {
    Position(column: origin + line.column, row: line.row)
  }
}
