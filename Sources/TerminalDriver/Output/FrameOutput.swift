import CTerminal
import TerminalUI

/// Hands canvases to ncurses, and remembers the last one to hand over only the rows that changed.
///
/// Terminals disagree about the columns of some clusters, and ncurses holds neither these nor struck
/// text. They are overlays: ncurses draws blanks, and after everything else the text is written over
/// them. So the cells beside it stay in place, however wide the terminal draws it.
///
/// ncurses does not know of overlays, and would scroll rows that look alike without them. So while there
/// are any, the rows that change are drawn as blank first: then no row looks like another one.
struct FrameOutput {
  /// What the terminal shows; `nil` if that is unknown.
  private(set) var canvas: Canvas?
  private(set) var cursor: Position?
  /// Whether the terminal's rows have overlays.
  private var hasOverlays: [Bool] = []
  private var overlays: [Overlay] = []
  private var row = RowOutput()

  /// Forgets what the terminal shows, so that the next frame is drawn as a whole.
  mutating func forget() {
    canvas = nil
  }

  /// Sends the difference between a canvas and the previous one, and gives the caller the previous
  /// one in exchange.
  ///
  /// A canvas that is already shown costs no memory and no output.
  ///
  /// If `isSynchronized`, the terminal shows the frame only when it is complete.
  mutating func show(
    _ next: inout Canvas, cursor nextCursor: Position?, on size: Size, isSynchronized: Bool
  ) {
    if let canvas, cursor == nextCursor, canvas == next { return }
    let changed = changedRows(of: next, on: size)
    let hadOverlays = hasOverlays.contains(true)
    for row in changed {
      hasOverlays[row] = self.row.hasOverlays(next.strip(row), in: row, on: size)
    }
    ct_frame_begin(isSynchronized ? 1 : 0)
    if hadOverlays || hasOverlays.contains(true), canvas != nil {
      for row in changed { ct_row_clear(Int32(row)) }
      ct_update()
    }
    for row in changed {
      self.row.put(next.strip(row), to: row, on: size, overlays: &overlays)
      ct_row_end(Int32(row))
    }
    ct_update()
    for overlay in overlays { overlay.draw(colors: row.colors) }
    overlays.removeAll(keepingCapacity: true)
    let place = nextCursor.flatMap { size.holds($0) ? $0 : nil }
    let isTaken = ct_frame_end(
      Int32(place?.column ?? -1), Int32(place?.row ?? -1), isSynchronized ? 1 : 0)
    cursor = nextCursor
    guard isTaken != 0 else { return forget() }
    let before = canvas
    canvas = next
    if let before { next = before }
  }

  /// The rows that differ from those that the terminal shows.
  private mutating func changedRows(of next: Canvas, on size: Size) -> [Int] {
    let rows = 0..<size.rows
    if let canvas, canvas.size == next.size, hasOverlays.count == size.rows {
      return rows.filter { !next.hasRow($0, of: canvas, at: $0) }
    }
    ct_repaint()
    hasOverlays = Array(repeating: false, count: size.rows)
    return Array(rows)
  }
}
