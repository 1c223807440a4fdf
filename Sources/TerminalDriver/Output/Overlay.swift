import CTerminal
import TerminalUI

/// A text that is written over the cells of ncurses.
struct Overlay {
  let column: Int
  let row: Int
  /// The column after the text, if the terminal is sure to draw it as wide as its cells.
  private(set) var end: Int?
  private let cell: PackedCell
  private var bytes: [UInt8]

  init(_ encoding: ClusterEncoding, of cell: PackedCell, at column: Int, row: Int) {
    self.column = column
    self.row = row
    self.cell = cell
    bytes = encoding.bytes
    end = encoding.isLoose ? nil : column + cell.columns
  }

  /// Adds a cell that follows in the same style; returns false if it does not.
  mutating func extend(_ encoding: ClusterEncoding, of next: PackedCell, at column: Int, row: Int)
    -> Bool
  {
    guard end == column, row == self.row, !encoding.isLoose,
      next.packedStyle == cell.packedStyle
    else { return false }
    bytes += encoding.bytes
    end = column + next.columns
    return true
  }

  /// Adds the text to the frame of ncurses.
  func draw(colors: Int) {
    guard !bytes.isEmpty else { return }
    cell.style.use(colors: colors)
    ct_overlay(Int32(column), Int32(row), bytes, Int32(bytes.count))
  }
}
