import CTerminal
import TerminalUI

/// Sends canvases to the terminal, and remembers the last one to send only what changed.
///
/// curses can hold most clusters in its cells. If it would truncate a cluster or give it another
/// width, it gets blanks instead, and the cluster is written over them after the update: an overlay.
/// curses does not know about overlays, so a row that has or had one is sent as a whole.
struct FrameOutput {
  /// What the terminal shows; `nil` if that is unknown.
  private(set) var canvas: Canvas?
  private(set) var cursor: Position?
  private var overlays: [[Overlay]] = []
  private var encodings = ClusterEncodingCache()
  private let colors: Int
  private let canStrikeThrough = ct_strikes() != 0
  private let canScroll = ct_scrolls() != 0
  private var blank = 0

  private struct Overlay {
    let column: Int
    let bytes: [UInt8]
    let style: Style
  }

  init(colors: Int) {
    self.colors = colors
  }

  /// Forgets what the terminal shows, so that the next frame is sent as a whole.
  mutating func forget() {
    canvas = nil
  }

  /// Sends the difference between a canvas and the previous one, and gives the caller the previous
  /// one in exchange.
  ///
  /// A canvas that is already shown costs no memory and no output.
  mutating func show(_ next: inout Canvas, cursor nextCursor: Position?, on size: Size) {
    if let canvas, cursor == nextCursor, canvas == next { return }
    let old = canvas?.size == next.size && overlays.count == size.rows ? canvas : nil
    let oldCursor = cursor
    cursor = nextCursor
    send(next, after: old, oldCursor: oldCursor, on: size)
    let before = canvas
    canvas = next
    if let before { next = before }
  }

  private mutating func send(
    _ next: Canvas, after old: Canvas?, oldCursor: Position?, on size: Size
  ) {
    var changed = (0..<size.rows).filter { row in
      old.map { !next.hasRow(row, of: $0, at: row) } ?? true
    }
    if old == nil { overlays = Array(repeating: [], count: size.rows) }
    ct_frame_begin()
    if canScroll, let old, let scroll = Scroll(from: old, to: next, changed: changed),
      scroll.rows.upperBound <= size.rows
    {
      move(scroll)
      changed = (0..<size.rows).filter { row in
        scroll.source(of: row).map { !next.hasRow(row, of: old, at: $0) } ?? true
      }
    }
    for row in changed { put(row, of: next, size: size) }
    ct_update(Int32(clamping: cursor?.column ?? -1), Int32(clamping: cursor?.row ?? -1))
    // curses may move the cursor along a row by writing the blanks that it believes to be there,
    // so overlays in the rows of the old and the new cursor are written again.
    let touched = Set(changed + [oldCursor?.row, cursor?.row].compactMap(\.self))
    for row in touched.sorted() where overlays.indices.contains(row) {
      for overlay in overlays[row] { write(overlay, row: row) }
    }
    ct_frame_end()
  }

  /// Scrolls the terminal, the screens of curses, and the overlays.
  private mutating func move(_ scroll: Scroll) {
    ct_scroll(
      Int32(scroll.rows.lowerBound), Int32(scroll.rows.upperBound - 1), Int32(scroll.distance))
    let moved = overlays
    for row in scroll.rows { overlays[row] = scroll.source(of: row).map { moved[$0] } ?? [] }
  }

  /// Gives a row to curses, and keeps as overlays what curses cannot hold.
  private mutating func put(_ row: Int, of canvas: Canvas, size: Size) {
    let hadOverlays = !overlays[row].isEmpty
    var found: [Overlay] = []
    var column = 0
    // A terminal may draw a cluster wider than its cell, up to this column. Whatever is in the
    // columns that it covers is written again after it, as an overlay.
    var covered = 0
    var current: UInt32?
    let strip = canvas.strip(row)
    let packed = strip.packed
    let cells = packed.span.extracting(first: strip.end)
    for index in cells.indices where !cells[index].isContinuation {
      let cell = cells[index]
      guard column + cell.columns <= size.columns else { break }
      if cell.packedStyle != current {
        use(cell.style)
        current = cell.packedStyle
      }
      if let byte = cell.ascii, column >= covered, !canStrikeThrough || !cell.isStruck {
        ct_ascii(byte)
      } else {
        let encoding = encodings.encoding(for: cell, of: strip)
        if encoding.fitsCurses {
          ct_cell(encoding.scalars, Int32(encoding.scalars.count))
        } else {
          for _ in 0..<cell.columns { ct_blank(Int32(blank)) }
        }
        let needsOverlay =
          !encoding.fitsCurses || column < covered || canStrikeThrough && cell.isStruck
        if needsOverlay, !encoding.scalars.isEmpty {
          found.append(Overlay(column: column, bytes: encoding.bytes, style: cell.style))
        }
        covered = max(covered, column + cell.columns + encoding.spill)
      }
      column += cell.columns
    }
    ct_row_end(Int32(row), Int32(column), hadOverlays || !found.isEmpty ? 1 : 0)
    overlays[row] = found
    // Two rows of equal blanks would look alike to curses, and it might scroll one to the other
    // without their overlays. So each row with overlays takes the next kind of blank.
    if !found.isEmpty { blank = (blank + 1) % Int(CT_BLANKS) }
  }

  private func write(_ overlay: Overlay, row: Int) {
    use(overlay.style)
    ct_overlay(Int32(overlay.column), Int32(row), overlay.bytes, Int32(overlay.bytes.count))
  }

  private func use(_ style: Style) {
    let style = style.reduced(toColors: colors)
    ct_style(
      Int32(style.attributes.rawValue), Int32(style.foreground.paletteIndex ?? -1),
      Int32(style.background.paletteIndex ?? -1))
  }
}
