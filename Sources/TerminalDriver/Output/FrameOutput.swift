import TerminalUI

/// Sends canvases to the terminal, and remembers the last one to send only the cells that changed.
///
/// Terminals disagree about the columns of some clusters. Such a loose cluster is first blank; after
/// the rest of its row, it is written over the blanks, and the cursor is put where the next one goes.
/// So the cells beside it stay in place, however wide the terminal draws it. A row that has or had
/// loose clusters is sent as a whole.
struct FrameOutput {
  /// What the terminal shows; `nil` if that is unknown.
  private(set) var canvas: Canvas?
  private(set) var cursor: Position?
  /// Whether the terminal's rows have loose clusters.
  private var isLoose: [Bool] = []
  /// The loose clusters of the row that is being sent.
  private var looseClusters: [LooseCluster] = []
  private var encodings = ClusterEncodingCache()
  private var frame: FrameBytes

  private struct LooseCluster {
    let column: Int
    let cell: PackedCell
    let bytes: [UInt8]
  }

  /// Makes the output for the open terminal, with that many colours.
  init(colors: Int) {
    frame = FrameBytes(colors: colors)
  }

  /// Forgets what the terminal shows, so that the next frame is sent as a whole.
  mutating func forget() {
    canvas = nil
    frame.forget()
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
    if isSynchronized { frame.add("\u{1B}[?2026h") }
    if let canvas, canvas.size == next.size, isLoose.count == size.rows {
      sendChanges(from: canvas, to: next, on: size)
    } else {
      sendAll(of: next, on: size)
    }
    frame.showCursor(at: nextCursor.flatMap { size.holds($0) ? $0 : nil })
    if isSynchronized { frame.add("\u{1B}[?2026l") }
    cursor = nextCursor
    guard frame.send() else { return forget() }
    let before = canvas
    canvas = next
    if let before { next = before }
  }

  private mutating func sendAll(of next: Canvas, on size: Size) {
    // On a terminal that cannot be cleared, every row is sent as a whole.
    isLoose = Array(repeating: !frame.clear(), count: size.rows)
    let blank = Strip(columns: next.size.columns)
    for row in 0..<size.rows { send(next.strip(row), after: blank, to: row, on: size) }
  }

  private mutating func sendChanges(from old: Canvas, to next: Canvas, on size: Size) {
    let rows = 0..<size.rows
    let changed = rows.filter { !next.hasRow($0, of: old, at: $0) }
    guard frame.canScroll, let scroll = Scroll(from: old, to: next, changed: changed),
      scroll.rows.upperBound <= size.rows
    else {
      for row in changed { send(next.strip(row), after: old.strip(row), to: row, on: size) }
      return
    }
    frame.scroll(scroll)
    let wasLoose = isLoose
    let blank = Strip(columns: next.size.columns)
    for row in rows {
      let source = scroll.source(of: row)
      isLoose[row] = source.map { wasLoose[$0] } ?? false
      if let source, next.hasRow(row, of: old, at: source) { continue }
      send(next.strip(row), after: source.map(old.strip) ?? blank, to: row, on: size)
    }
  }
}

extension FrameOutput {
  /// Adds the cells of a row that differ from those that the terminal shows there.
  private mutating func send(_ strip: Strip, after old: Strip, to row: Int, on size: Size) {
    let (packed, oldPacked) = (strip.packed, old.packed)
    let oldCells = oldPacked.span
    let end = frame.wrapsAtEnd && row == size.rows - 1 ? size.columns - 1 : size.columns
    let cells = packed.span.extracting(first: strip.end(before: end))
    let hasLoose = hasLooseClusters(cells, of: strip)
    let isWhole = hasLoose || isLoose[row]
    isLoose[row] = hasLoose
    var covered = 0
    var column = 0
    while column < cells.count {
      let start = column
      while column < cells.count,
        isWhole || !(cells[column] == oldCells[column]) || cells[column].isLong
      {
        column += max(1, cells[column].columns)
      }
      if start < column {
        reach(start, of: cells, in: row)
        put(start..<column, of: cells, of: strip, covered: &covered)
      } else {
        column += max(1, cells[column].columns)
      }
    }
    let oldEnd = isWhole ? size.columns : min(old.end, size.columns)
    frame.clear(from: Position(column: cells.count, row: row), to: oldEnd)
    putLooseClusters(in: row)
  }

  private mutating func hasLooseClusters(_ cells: Span<PackedCell>, of strip: Strip) -> Bool {
    for index in cells.indices where cells[index].ascii == nil && !cells[index].isContinuation {
      if encodings.encoding(for: cells[index], of: strip).isLoose { return true }
    }
    return false
  }

  /// Moves the cursor to a column.
  ///
  /// If only a few letters of the style that is on lie between, it writes them again: that takes fewer
  /// bytes than a move.
  private mutating func reach(_ column: Int, of cells: Span<PackedCell>, in row: Int) {
    if let place = frame.place, place.row == row, place.column < column,
      column - place.column <= Self.fewLetters
    {
      let between = cells.extracting(place.column..<column)
      if frame.isStyle(of: between[0]) { _ = frame.writeLetters(of: between) }
    }
    frame.move(to: Position(column: column, row: row))
  }

  private static let fewLetters = 6

  /// Writes cells; blanks for loose clusters, which are kept until the end of the row.
  ///
  /// A terminal may draw the loose clusters so far up to the column `covered`: what lies before it is
  /// written again after them.
  private mutating func put(
    _ columns: Range<Int>, of cells: Span<PackedCell>, of strip: Strip, covered: inout Int
  ) {
    var column = columns.lowerBound
    while column < columns.upperBound {
      if column >= covered {
        column += frame.writeLetters(of: cells.extracting(column..<columns.upperBound))
        guard column < columns.upperBound else { return }
      }
      let cell = cells[column]
      let encoding = encodings.encoding(for: cell, of: strip)
      let blanks = encoding.isLoose ? Array(repeating: 0x20, count: cell.columns) : encoding.bytes
      frame.write(blanks, columns: cell.columns, in: cell)
      if encoding.isLoose || column < covered {
        looseClusters.append(LooseCluster(column: column, cell: cell, bytes: encoding.bytes))
      }
      column += max(1, cell.columns)
      covered = max(covered, column + encoding.spill)
    }
  }

  private mutating func putLooseClusters(in row: Int) {
    for cluster in looseClusters where !cluster.bytes.isEmpty {
      frame.move(to: Position(column: cluster.column, row: row))
      frame.write(cluster.bytes, columns: 0, in: cluster.cell)
      frame.losePlace()
    }
    looseClusters.removeAll(keepingCapacity: true)
  }
}
