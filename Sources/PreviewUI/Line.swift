internal import StringCatalog
internal import TerminalUI
internal import TextLayout

/// A line of words in several styles, cut to a width with a mark where it is cut.
struct Line {
  private(set) var cells: [Cell] = []
  private(set) var columns = 0
  private static let width = ColumnWidth()
  /// More scalars than the widest screen shows of one text; a key may be a gigabyte long.
  private static let limit = 4 * Size.limit

  /// Adds text; what must not reach a terminal is written as an escape sequence would be.
  mutating func add(_ text: String, _ style: Style = .plain) {
    let isLong = text.utf8.count > Self.limit
    let shown = isLong ? String(text.unicodeScalars.prefix(Self.limit)) : text
    for character in shown.marked {
      let columns = Self.width.columns(of: character)
      guard columns > 0 else { continue }
      cells.append(Cell(String(character), columns: columns, style: style))
      self.columns += columns
    }
  }

  /// The cells that a width has room for; the last one is the mark if there are more.
  func fitted(to width: Int, cut: String) -> [Cell] {
    guard columns > width else { return cells }
    var fitted: [Cell] = []
    var filled = 0
    for cell in cells {
      guard filled + cell.columns <= width - 1 else { break }
      fitted.append(cell)
      filled += cell.columns
    }
    if width > 0 { fitted.append(Cell(cut, style: fitted.last?.style ?? .plain)) }
    return fitted
  }
}
