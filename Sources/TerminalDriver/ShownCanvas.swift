import CTerminal
import TerminalUI

/// What the terminal shows, and how it comes to show something else.
///
/// curses holds most clusters; one that it would cut or take for another width is left blank there
/// and written over the blanks after the update. curses does not know of these, so a row that has
/// or had any is sent whole whenever it changes.
struct ShownCanvas {
  let canvas: Canvas
  let cursor: Position?
  private var overlays: [[Overlay]]

  private struct Overlay {
    let column: Int
    let bytes: [UInt8]
    let style: Style
  }

  /// Sends what differs; without something shown before, that is everything.
  init(
    replacing old: ShownCanvas?, by canvas: Canvas, cursor: Position?, on size: Size, colors: Int
  ) {
    self.canvas = canvas
    self.cursor = cursor
    overlays = Array(repeating: [], count: size.rows)
    var changed: [Int] = []
    for row in 0..<size.rows {
      if let old, old.canvas.size == canvas.size, old.canvas[row: row] == canvas[row: row] {
        overlays[row] = old.overlays[row]
      } else {
        changed.append(row)
      }
    }
    if changed.isEmpty && old?.cursor == cursor { return }
    ct_frame_begin()
    for row in changed {
      overlays[row] = ShownCanvas.put(canvas[row: row], row: row, size: size, colors: colors)
      let whole = !overlays[row].isEmpty || old.map { !$0.overlays[row].isEmpty } ?? false
      ct_row_end(Int32(row), whole ? 1 : 0)
    }
    ct_update(Int32(clamping: cursor?.column ?? -1), Int32(clamping: cursor?.row ?? -1))
    // On its way curses may move the cursor by writing what it believes to stand there.
    let touched = Set(changed + [old?.cursor?.row, cursor?.row].compactMap(\.self))
    for row in touched.sorted() where overlays.indices.contains(row) {
      for overlay in overlays[row] { ShownCanvas.write(overlay, row: row, colors: colors) }
    }
    ct_frame_end()
  }

  /// Hands a row to curses and answers what it cannot hold.
  private static func put(
    _ cells: ArraySlice<Cell>, row: Int, size: Size, colors: Int
  ) -> [Overlay] {
    var overlays: [Overlay] = []
    var column = 0
    var current: Style?
    for cell in cells where !cell.isContinuation && column + cell.columns <= size.columns {
      if cell.style != current {
        use(cell.style, colors: colors)
        current = cell.style
      }
      let scalars = cell.sendableScalars
      let count = Int32(scalars.count)
      let isHeld = ct_holds(scalars, count, Int32(cell.columns)) != 0
      if isHeld {
        ct_cell(scalars, count)
      } else {
        for _ in 0..<cell.columns { ct_cell([0x20], 1) }
      }
      let isStruck = cell.style.attributes.contains(.strikethrough) && ct_strikes() != 0
      if !scalars.isEmpty && (!isHeld || isStruck) {
        let bytes = scalars.compactMap(Unicode.Scalar.init).flatMap { Array(String($0).utf8) }
        overlays.append(Overlay(column: column, bytes: bytes, style: cell.style))
      }
      column += cell.columns
    }
    if column < size.columns { use(.plain, colors: colors) }
    while column < size.columns {
      ct_cell([0x20], 1)
      column += 1
    }
    return overlays
  }

  private static func write(_ overlay: Overlay, row: Int, colors: Int) {
    use(overlay.style, colors: colors)
    ct_overlay(Int32(overlay.column), Int32(row), overlay.bytes, Int32(overlay.bytes.count))
  }

  private static func use(_ style: Style, colors: Int) {
    let style = style.reduced(toColors: colors)
    ct_style(
      Int32(style.attributes.rawValue), Int32(style.foreground.paletteIndex ?? -1),
      Int32(style.background.paletteIndex ?? -1))
  }
}
