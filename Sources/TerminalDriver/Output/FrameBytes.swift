import CTerminal
import TerminalUI

/// The bytes of a frame, as they are put together.
///
/// It knows where the terminal's cursor is and which style is on, and adds a move or a style only if
/// it changes something.
struct FrameBytes {
  /// Whether the terminal can scroll some of its rows.
  let canScroll: Bool
  /// Whether a character in the last column of the last row would scroll the whole terminal.
  let wrapsAtEnd: Bool

  private var bytes: [UInt8] = []
  /// Where the next character goes; `nil` if that is unknown.
  private(set) var place: Position?
  /// The packed style that is on; `nil` if that is unknown.
  private var style: UInt32?
  /// Whether the cursor is shown; `nil` if that is unknown.
  private var isCursorShown: Bool?
  private let styles: StyleSequences
  private let clearScreen = Terminfo.sequence("clear")
  private let clearToEnd = Terminfo.sequence("el")
  private let hideCursor = Terminfo.sequence("civis")
  private let showCursor = Terminfo.sequence("cnorm")
  /// Whether a style may be on while the cursor moves.
  private let movesInStyle = Terminfo.has("msgr")
  /// Memory for the sequence that moves the cursor.
  private var move = [UInt8](repeating: 0, count: 64)

  /// Asks terminfo how to draw on the open terminal.
  ///
  /// - Parameter colors: how many colours may be used: 0, 8, 16 or 256.
  init(colors: Int) {
    styles = StyleSequences(colors: colors)
    let scrolls = [["indn", "rin"], ["ind", "ri"]].contains { $0.allSatisfy(Terminfo.hasSequence) }
    canScroll = ct_is_ansi() != 0 && Terminfo.hasSequence("csr") && scrolls
    let staysInRow = Terminfo.hasSequence("rmam") && Terminfo.hasSequence("smam")
    wrapsAtEnd = Terminfo.has("am") && !Terminfo.has("xenl") && !staysInRow
  }

  /// Sends the bytes, and begins the next frame; returns whether the terminal took them all.
  mutating func send() -> Bool {
    defer { bytes.removeAll(keepingCapacity: true) }
    return ct_send(bytes, Int32(bytes.count)) != 0
  }
}

extension FrameBytes {
  /// Adds a sequence that leaves the cursor and the style alone.
  mutating func add(_ sequence: String) { bytes += sequence.utf8 }

  /// Moves the cursor.
  mutating func move(to target: Position) {
    guard place != target else { return }
    if !movesInStyle { use(.blank(.plain)) }
    place = target
    let (column, row) = (Int32(clamping: target.column), Int32(clamping: target.row))
    let count = ct_move(column, row, &move, Int32(move.count))
    bytes += move.prefix(Int(count))
  }

  /// Forgets where the cursor is.
  mutating func losePlace() { place = nil }

  /// Writes what moves the cursor by some columns, in the style of a cell.
  mutating func write(_ text: [UInt8], columns: Int, in cell: PackedCell) {
    use(cell)
    bytes += text
    place?.column += columns
  }

  /// Writes the printable ASCII at the beginning of some cells, up to the next style; returns how
  /// many cells that are.
  mutating func writeLetters(of cells: Span<PackedCell>) -> Int {
    guard cells[0].ascii != nil else { return 0 }
    use(cells[0])
    let style = cells[0].packedStyle
    var count = 0
    bytes.append(addingCapacity: cells.count) { letters in
      while count < cells.count, cells[count].packedStyle == style, let byte = cells[count].ascii {
        letters.append(byte)
        count += 1
      }
    }
    place?.column += count
    return count
  }

  /// Whether a cell has the style that is on.
  func isStyle(of cell: PackedCell) -> Bool { cell.packedStyle == style }

  private mutating func use(_ cell: PackedCell) {
    guard cell.packedStyle != style else { return }
    let plain = PackedCell.blank(.plain).packedStyle
    if style != plain { bytes += styles.plain }
    style = cell.packedStyle
    if style != plain { styles.append(cell.style, to: &bytes) }
  }
}

extension FrameBytes {
  /// Makes the whole screen blank; returns whether the terminal can do that.
  mutating func clear() -> Bool {
    guard !clearScreen.isEmpty else { return false }
    use(.blank(.plain))
    bytes += clearScreen
    place = nil
    return true
  }

  /// Makes the columns from one to the end of its row blank.
  mutating func clear(from start: Position, to end: Int) {
    guard start.column < end else { return }
    move(to: start)
    use(.blank(.plain))
    if clearToEnd.isEmpty {
      bytes += repeatElement(0x20, count: end - start.column)
      place = nil
    } else {
      bytes += clearToEnd
    }
  }

  /// Shows the cursor at a position, or hides it.
  mutating func showCursor(at position: Position?) {
    use(.blank(.plain))
    if let position { move(to: position) }
    let isShown = position != nil
    if isShown != isCursorShown { bytes += isShown ? showCursor : hideCursor }
    isCursorShown = isShown
  }

  /// Forgets everything about the terminal, because another program may have used it.
  mutating func forget() {
    place = nil
    style = nil
    isCursorShown = nil
  }

  /// Moves rows of the terminal; blank rows appear.
  mutating func scroll(_ scroll: Scroll) {
    use(.blank(.plain))
    let (top, bottom) = (scroll.rows.lowerBound, scroll.rows.upperBound - 1)
    let count = abs(scroll.distance)
    let (many, one) = scroll.distance > 0 ? ("indn", "ind") : ("rin", "ri")
    bytes += Terminfo.sequence("csr", top, bottom)
    place = nil
    if Terminfo.hasSequence(many), count > 1 || !Terminfo.hasSequence(one) {
      bytes += Terminfo.sequence(many, count)
    } else {
      move(to: Position(column: 0, row: scroll.distance > 0 ? bottom : top))
      for _ in 0..<count { bytes += Terminfo.sequence(one) }
    }
    // The whole screen scrolls again, and the cursor may be anywhere.
    bytes += "\u{1B}[r".utf8
    place = nil
  }
}
