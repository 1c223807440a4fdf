internal import LocalizedText
internal import StringCatalog
internal import TerminalUI
internal import TextLayout

/// A line of words in several styles, cut to a width with a mark where it is cut.
///
/// It is galley's own, so it begins at the left; each piece is read in its own direction, and
/// turns nothing around it.
struct Line {
  private var pieces: [Fragment] = []
  private var styles: [Style] = []
  private(set) var columns = 0
  private let look: Look
  /// Whether each scalar is a cluster, and stands where it is read.
  private var isPlain = true
  /// More scalars than the widest screen shows of one text; a key may be a gigabyte long.
  private static let limit = 4 * Size.limit

  /// Makes an empty line.
  init(_ look: Look) { self.look = look }

  /// Adds text; what must not reach a terminal is written as an escape sequence would be.
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
    columns += look.columnWidth.columns(of: shown)
    isPlain = isPlain && shown.unicodeScalars.allSatisfy(\.isPlain)
  }

  /// Draws what a width has room for, with a mark at the end if there is more.
  ///
  /// - Returns: where the next piece would stand.
  @discardableResult
  func draw(on canvas: inout Canvas, at position: Position, to width: Int) -> Position {
    guard isPlain, columns <= width else {
      return canvas.draw(arranged(to: width), at: position)
    }
    return drawPlain(on: &canvas, at: position)
  }

  /// Draws scalars that stand one beside the other; most lines of every frame have no others.
  func drawPlain(on canvas: inout Canvas, at position: Position) -> Position {
    zip(pieces, styles).reduce(position) { place, piece in
      canvas.draw(piece.0.text, style: piece.1, at: place) { look.columnWidth.columns(of: $0) }
    }
  }

  /// The cells that a width has room for.
  func arranged(to width: Int) -> [Cell] {
    let text = look.measurer.measure(ResolvedText(pieces))
    let lines = Arrangement.compact.row(title: text, width: width).lines
    let cells = lines.flatMap { $0.cells(look.columnWidth) { styles[$0] } }
    // The blanks at the end have a style, though they have no ink.
    guard columns <= width, let style = styles.last else { return cells }
    let blanks = columns - cells.reduce(0) { $0 + $1.columns }
    return cells + Array(repeating: .blank(style), count: max(0, blanks))
  }

  /// The cells of as many lines of a width as it takes; at least one.
  func wrapped(to width: Int) -> [[Cell]] {
    let text = look.measurer.measure(ResolvedText(pieces))
    let lines = Arrangement.extended.row(title: text, width: width).lines
    return lines.isEmpty ? [[]] : lines.map { $0.cells(look.columnWidth) { styles[$0] } }
  }
}

extension Unicode.Scalar {
  /// Whether it joins no other scalar and is read from the left: ASCII, the letters of Western
  /// languages, and galley's own marks and frames.
  var isPlain: Bool {
    switch value {
    case 0x20...0x7E, 0xA1...0xAC, 0xAE...0x24F, 0x2010...0x2027, 0x2500...0x257F: true
    default: false
    }
  }
}

extension String {
  /// How many columns it takes where it is printable ASCII alone; else nil.
  fileprivate var asciiColumns: Int? {
    let bytes = utf8Span.span
    for index in bytes.indices where !(0x20...0x7E).contains(bytes[index]) { return nil }
    return bytes.count
  }
}
