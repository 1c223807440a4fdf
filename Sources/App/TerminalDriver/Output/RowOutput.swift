import CTerminal
import TerminalValues

/// Passes the cells of a row to ncurses.
struct RowOutput {
  /// The number of colors.
  let colors = Int(ct_colors())
  /// Whether the terminal supports strikethrough, which ncurses does not.
  private let strikes = ct_strikes() != 0
  /// Whether the last cell of the last row must stay blank, because writing it would scroll.
  private let wraps = ct_wraps() != 0
  /// Whether ncurses fills the last cell of the last row by inserting the cell before it.
  private let inserts = ct_inserts() != 0
  private var encodings = ClusterEncodingCache()
  private var letters: [UInt8] = []
  /// The packed style of the next cells.
  private var style: UInt32?

  /// Returns whether a cluster must be an overlay.
  private func needsRoom(_ encoding: ClusterEncoding, at column: Int, in row: Int, on size: Size)
    -> Bool
  {
    if encoding.isLoose { return true }
    let end = column + encoding.columns
    // The terminal would put marks on the next row.
    if wraps, end == size.columns, encoding.scalars.count > 1 { return true }
    // ncurses would insert half of a wide cell.
    return inserts && row == size.rows - 1 && encoding.columns > 1 && end == size.columns - 1
  }

  /// Puts cells into an ncurses row, with spaces for overlays; returns the row as ncurses knows it.
  mutating func put(_ strip: Strip, to row: Int, on size: Size, overlays: inout [Overlay])
    -> DrawnRow
  {
    let end = wraps && row == size.rows - 1 ? size.columns - 1 : size.columns
    let packed = strip.packed
    let cells = packed.span.extracting(first: strip.end(before: end))
    style = nil
    var drawn = DrawnRow()
    // Overlays may be drawn up to this column, so rewrite everything before it.
    var covered = 0
    var column = 0
    while column < cells.count {
      if column >= covered { column += putLetters(of: cells.extracting(column...), in: &drawn) }
      guard column < cells.count else { break }
      let cell = cells[column]
      let encoding = encodings.encoding(for: cell, of: strip)
      let isOverlay =
        strikes && cell.isStruck || needsRoom(encoding, at: column, in: row, on: size)
      use(cell)
      if isOverlay {
        ct_room(Int32(cell.columns))
        drawn.add(UInt32(CT_ROOM), columns: cell.columns)
        drawn.hasOverlays = true
      } else {
        ct_cell(encoding.scalars, Int32(encoding.scalars.count))
        drawn.add(encoding.scalars[0], columns: cell.columns)
      }
      if isOverlay || column < covered {
        if !overlays.extendLast(encoding, of: cell, at: column, row: row) {
          overlays.append(Overlay(encoding, of: cell, at: column, row: row))
        }
      }
      column += max(1, cell.columns)
      covered = max(covered, column + encoding.spill)
    }
    ct_row_end(Int32(row))
    return drawn
  }

  /// Adds the leading printable ASCII cells, up to the next style, and returns their number.
  private mutating func putLetters(of cells: Span<PackedCell>, in drawn: inout DrawnRow) -> Int {
    guard cells[0].ascii != nil, !(strikes && cells[0].isStruck) else { return 0 }
    use(cells[0])
    letters.removeAll(keepingCapacity: true)
    letters.append(addingCapacity: cells.count) { letters in
      for index in cells.indices {
        guard let byte = cells[index].ascii, cells[index].packedStyle == style else { return }
        letters.append(byte)
        drawn.add(UInt32(byte), columns: 1)
      }
    }
    ct_ascii(letters, Int32(letters.count))
    return letters.count
  }

  private mutating func use(_ cell: PackedCell) {
    guard cell.packedStyle != style else { return }
    style = cell.packedStyle
    cell.style.use(colors: colors)
  }
}

extension [Overlay] {
  fileprivate mutating func extendLast(
    _ encoding: ClusterEncoding, of cell: PackedCell, at column: Int, row: Int
  ) -> Bool {
    !isEmpty && self[count - 1].extend(encoding, of: cell, at: column, row: row)
  }
}

extension Style {
  /// Applies the style to the following cells and overlays, reduced to the available colors.
  func use(colors: Int) {
    let style = reduced(toColors: colors)
    ct_style(
      Int32(style.attributes.rawValue), Int32(style.foreground.paletteIndex ?? -1),
      Int32(style.background.paletteIndex ?? -1))
  }
}
