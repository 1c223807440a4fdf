import CTerminal
import TerminalValues

/// Passes canvases to ncurses, sending only the rows that changed since the last one.
///
/// Terminals disagree about the width of some clusters, and ncurses supports neither these nor
/// strikethrough. They are overlays: ncurses draws spaces in their place, and the overlay is
/// written over them at the end. Neighboring cells stay in place, however wide the terminal draws
/// it.
///
/// ncurses decides what to scroll without knowing about overlays, so the overlays of all rows that
/// it may have moved are written again.
struct FrameOutput {
  /// The canvas on the terminal, or nil if unknown.
  private(set) var canvas: Canvas?
  private(set) var cursor: Position?
  /// The rows of the terminal, as ncurses knows them.
  private var rows: [DrawnRow] = []
  private var overlays: [Overlay] = []
  private var output = RowOutput()

  /// Forgets what the terminal shows, so that the next frame is drawn completely.
  mutating func forget() {
    canvas = nil
  }

  /// Sends the difference to the previous canvas, and gives the caller the previous canvas in
  /// exchange.
  ///
  /// Showing the same canvas again uses no memory and no output.
  ///
  /// If `isSynchronized`, the terminal shows the frame all at once.
  mutating func show(
    _ next: inout Canvas, cursor nextCursor: Position?, on size: Size, isSynchronized: Bool
  ) {
    if let canvas, cursor == nextCursor, canvas == next { return }
    ct_frame_begin(isSynchronized ? 1 : 0)
    put(next, on: size)
    ct_update()
    for overlay in overlays { overlay.draw(colors: output.colors) }
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

  /// Puts changed rows into ncurses, along with rows whose overlays it may move.
  private mutating func put(_ next: Canvas, on size: Size) {
    func put(_ row: Int) {
      rows[row] = output.put(next.strip(row), to: row, on: size, overlays: &overlays)
    }
    guard let canvas, canvas.size == next.size, rows.count == size.rows else {
      ct_repaint()
      rows = Array(repeating: DrawnRow(), count: size.rows)
      for row in rows.indices { put(row) }
      return
    }
    let before = rows
    let changed = rows.indices.filter { !next.hasRow($0, of: canvas, at: $0) }
    for row in changed { put(row) }
    let isMoving = changed.contains { row in
      before.indices.contains { $0 != row && before[$0].hash == rows[row].hash }
    }
    guard isMoving, let first = changed.first, let last = changed.last else { return }
    let isChanged = Set(changed)
    for row in first...last where rows[row].hasOverlays && !isChanged.contains(row) { put(row) }
  }
}

/// A row of the terminal, as ncurses knows it.
struct DrawnRow {
  /// A hash of the characters, without styles and trailing spaces; equal for rows that ncurses
  /// considers equal.
  private(set) var hash: UInt64 = 0
  /// Whether the row has overlays, which ncurses does not know about.
  var hasOverlays = false
  /// The pending spaces, which only count if other characters follow.
  private var blanks = 0

  /// Adds the character of a cell, once per column.
  mutating func add(_ character: UInt32, columns: Int) {
    guard character != 0x20 else {
      blanks += columns
      return
    }
    for _ in 0..<blanks { mix(0x20) }
    blanks = 0
    for _ in 0..<max(1, columns) { mix(character) }
  }

  private mutating func mix(_ character: UInt32) {
    hash = ((hash << 5 | hash >> 59) ^ UInt64(character)) &* 0x9E37_79B9_7F4A_7C15
  }
}
