internal import LocalizedText
internal import SourceText
internal import TerminalValues
internal import TextLayout

/// A line of text in several styles.
///
/// A line wider than its space is truncated with a mark.
///
/// Lines are part of galley's interface and therefore left-aligned. Each piece is ordered in its
/// own direction without affecting its neighbors.
struct Line {
  private var pieces: [Fragment] = []
  private var styles: [Style] = []
  private(set) var columns = 0
  let appearance: Appearance
  /// Whether every scalar is a separate cluster and drawn in logical order.
  private var isPlain = true
  /// The maximum number of scalars per piece, more than the widest screen can show.
  ///
  /// A key may be a gigabyte long.
  private static let limit = 4 * Size.limit

  /// Creates an empty line.
  init(_ appearance: Appearance) { self.appearance = appearance }

  /// Appends text.
  ///
  /// Characters that must not be sent to a terminal become visible marks.
  mutating func add(_ text: String, _ style: Style = .plain) {
    if let count = text.asciiColumns, count <= Self.limit {
      pieces.append(Fragment(.argument(number: styles.count), text))
      styles.append(style)
      columns += count
      return
    }
    let isLong = text.utf8.count > Self.limit
    let shown = (isLong ? String(text.unicodeScalars.prefix(Self.limit)) : text).marked
    pieces.append(Fragment(.argument(number: styles.count), shown))
    styles.append(style)
    columns += appearance.columnWidth.columns(of: shown)
    isPlain = isPlain && shown.unicodeScalars.allSatisfy(\.isPlain)
  }

  /// Draws the line, truncated to a width.
  ///
  /// - Returns: the position after the last cell.
  @discardableResult
  func draw(on canvas: inout Canvas, at position: Position, to width: Int) -> Position {
    guard isPlain, columns <= width else { return canvas.draw(arranged(to: width), at: position) }
    return drawPlain(on: &canvas, at: position)
  }

  /// Draws the scalars side by side without measuring them.
  ///
  /// Most lines of every frame are plain; measuring them would take most of the frame time.
  func drawPlain(on canvas: inout Canvas, at position: Position) -> Position {
    zip(pieces, styles).reduce(position) { place, piece in
      canvas.draw(piece.0.text, style: piece.1, at: place) {
        appearance.columnWidth.columns(of: $0)
      }
    }
  }

  /// Returns the cells of the line, truncated to a width.
  func arranged(to width: Int) -> [Cell] {
    let text = appearance.measurer.measure(ResolvedText(pieces))
    let lines = Arrangement.compact.row(title: text, width: width).lines
    let cells = lines.flatMap { $0.cells(appearance.columnWidth) { styles[$0] } }
    // A layout drops blanks at the end, but their style may be visible.
    guard columns <= width, let style = styles.last else { return cells }
    let blanks = columns - cells.reduce(0) { $0 + $1.columns }
    return cells + Array(repeating: .blank(style), count: max(0, blanks))
  }

  /// Draws the line, wrapped to a width.
  ///
  /// Text beyond the maximum number of lines is truncated with a mark.
  func draw(on canvas: inout Canvas, at position: Position, wrappedTo width: Int, lines: Int) {
    if isPlain, columns <= width {
      _ = drawPlain(on: &canvas, at: position)
      return
    }
    for line in placedLines(width, limit: lines) {
      let place = Position(column: position.column + line.column, row: position.row + line.row)
      line.draw(on: &canvas, at: place, appearance.columnWidth) { styles[$0] }
    }
  }

  /// Returns the cells of the line, wrapped to a width; at least one line.
  func wrapped(to width: Int) -> [[Cell]] {
    let lines = placedLines(width, limit: nil)
    return lines.isEmpty ? [[]] : lines.map { $0.cells(appearance.columnWidth) { styles[$0] } }
  }

  /// Returns the number of lines after wrapping to a width, up to a limit.
  func count(wrappedTo width: Int, limit: Int) -> Int { placedLines(width, limit: limit).count }

  private func placedLines(_ width: Int, limit: Int?) -> [PlacedLine] {
    let text = appearance.measurer.measure(ResolvedText(pieces))
    let arrangement = Arrangement(lineLimit: limit, value: .below(.trailing), breaksWords: true)
    return arrangement.row(title: text, width: width).lines
  }
}

extension Line {
  /// Creates a line with a single piece.
  init(_ text: String, _ style: Style = .plain, in appearance: Appearance) {
    self.init(appearance)
    add(text, style)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is left-to-right and never combines with its neighbors: ASCII, Western
  /// European letters, and galley's own marks and frames.
  var isPlain: Bool {
    switch value {
    case 0x20...0x7E, 0xA1...0xAC, 0xAE...0x24F, 0x2010...0x2027, 0x2500...0x257F: true
    default: false
    }
  }
}

extension String {
  /// The number of columns if the text is printable ASCII; nil otherwise.
  var asciiColumns: Int? {
    withBytes { bytes in
      for index in bytes.indices where !(0x20...0x7E).contains(bytes[index]) { return nil }
      return bytes.count
    }
  }
}

extension PlacedLine {
  /// Draws the line from a position, each run in the style of its fragment.
  func draw(
    on canvas: inout Canvas, at position: Position, _ columnWidth: ColumnWidth,
    style: (Int) -> Style, match: Style = .plain
  ) {
    var place = position
    for run in runs {
      let own = style(run.fragment)
      place = canvas.draw(
        run.text, style: run.isMarked ? own.adding(match) : own, at: place,
        columns: columnWidth.columns)
    }
  }

  /// Returns the cells of the line, each in the style of its fragment.
  func cells(_ columnWidth: ColumnWidth, style: (Int) -> Style) -> [Cell] {
    runs.flatMap { run in
      let style = style(run.fragment)
      return run.text.map {
        Cell(String($0), columns: columnWidth.columns(of: $0), style: style)
      }
    }
  }
}
