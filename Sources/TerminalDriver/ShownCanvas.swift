import CTerminal
import TerminalUI

/// What the terminal shows, and how it comes to show something else.
///
/// curses holds most clusters; one that it would cut or take for another width is left blank there
/// and written over the blanks after the update. curses does not know of these, so a row that has
/// or had any is sent whole whenever it changes.
struct ShownCanvas {
  /// What is shown; `nil` when nobody knows.
  private(set) var canvas: Canvas?
  private(set) var cursor: Position?
  private var overlays: [[Overlay]] = []
  private var plans = ClusterPlans()
  private let colors: Int
  private let strikes = ct_strikes() != 0
  private let scrolls = ct_scrolls() != 0
  private var blank = 0

  private struct Overlay {
    let column: Int
    let bytes: [UInt8]
    let style: Style
  }

  init(colors: Int) {
    self.colors = colors
  }

  /// Knows nothing any more of what the terminal shows.
  mutating func forget() {
    canvas = nil
  }

  /// Sends what differs, and takes the canvas in exchange for the one before; without something
  /// shown before, that is everything.
  ///
  /// What is shown already costs no memory and no byte.
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
    if scrolls, let old, let scroll = Scroll(from: old, to: next, changed: changed),
      scroll.rows.upperBound <= size.rows
    {
      move(scroll)
      changed = (0..<size.rows).filter { row in
        scroll.source(of: row).map { !next.hasRow(row, of: old, at: $0) } ?? true
      }
    }
    for row in changed { put(row, of: next, size: size) }
    ct_update(Int32(clamping: cursor?.column ?? -1), Int32(clamping: cursor?.row ?? -1))
    // On its way curses may move the cursor by writing what it believes to stand there.
    let touched = Set(changed + [oldCursor?.row, cursor?.row].compactMap(\.self))
    for row in touched.sorted() where overlays.indices.contains(row) {
      for overlay in overlays[row] { write(overlay, row: row) }
    }
    ct_frame_end()
  }

  /// Scrolls the terminal, and with it what curses and this believe to stand there.
  private mutating func move(_ scroll: Scroll) {
    ct_scroll(
      Int32(scroll.rows.lowerBound), Int32(scroll.rows.upperBound - 1), Int32(scroll.distance))
    let moved = overlays
    for row in scroll.rows { overlays[row] = scroll.source(of: row).map { moved[$0] } ?? [] }
  }

  /// Hands a row to curses, and keeps what that cannot hold.
  private mutating func put(_ row: Int, of canvas: Canvas, size: Size) {
    let hadOverlays = !overlays[row].isEmpty
    var found: [Overlay] = []
    var column = 0
    // Up to here what stands to the left may cover what is written; so that is written after it.
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
      if let byte = cell.ascii, column >= covered, !strikes || !cell.isStruck {
        ct_ascii(byte)
      } else {
        let plan = plans.plan(for: cell, of: strip)
        if plan.isHeld {
          ct_cell(plan.scalars, Int32(plan.scalars.count))
        } else {
          for _ in 0..<cell.columns { ct_blank(Int32(blank)) }
        }
        if !plan.isHeld || column < covered || strikes && cell.isStruck, !plan.scalars.isEmpty {
          found.append(Overlay(column: column, bytes: plan.bytes, style: cell.style))
        }
        covered = max(covered, column + cell.columns + plan.spill)
      }
      column += cell.columns
    }
    ct_row_end(Int32(row), Int32(column), hadOverlays || !found.isEmpty ? 1 : 0)
    overlays[row] = found
    // Where rows with overlays look alike to curses, it may scroll them by itself.
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
