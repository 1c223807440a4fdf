import CTerminal
import TerminalValues

/// A string written over the cells of ncurses.
struct Overlay {
  let column: Int
  let row: Int
  /// The column after the string, or nil if its width in the terminal is uncertain.
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

  /// Appends the next cell if it is adjacent and has the same style, or returns false.
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

  /// Adds the overlay to the ncurses frame.
  func draw(colors: Int) {
    guard !bytes.isEmpty else { return }
    cell.style.use(colors: colors)
    ct_overlay(Int32(column), Int32(row), bytes, Int32(bytes.count))
  }
}
