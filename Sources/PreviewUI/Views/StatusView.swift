internal import CatalogCheck
internal import PreviewRows
internal import StringCatalog
internal import TerminalUI
internal import TextLayout

/// The status line: key, state and layout of the selected row; or a message.
struct StatusView: Equatable, Sendable {
  private let appearance: Appearance
  private let columns: Int
  /// Whether no other line names the key for help.
  private let showsHelp: Bool
  private let rowWidth: Int
  private let message: String?
  private let progress: String?
  private let selected: ShownRow?
  /// Whether the user has edited samples of the selected row.
  private let isEdited: Bool

  init(
    _ status: StatusState, selected: ShownRow?, isEdited: Bool, _ geometry: ScreenGeometry,
    _ appearance: Appearance
  ) {
    self.appearance = appearance
    columns = geometry.size.columns
    showsHelp = geometry.hintsRow == nil
    rowWidth = geometry.rowWidth
    message = status.message
    progress = status.progress
    self.selected = selected
    self.isEdited = isEdited
  }

  private var style: Style { appearance.theme[.status] }

  func draw() -> Strip {
    var canvas = Canvas(Size(columns: columns, rows: 1))
    canvas.fill(style: style, columns: 0..<columns, row: 0)
    if showsHelp { canvas.draw("?", style: style, at: Position(column: columns - 2, row: 0)) }
    drawWords(on: &canvas, columns: columns - (showsHelp ? 3 : 1))
    return canvas.strip(0)
  }

  /// Draws the message, else the details of the selected row.
  private func drawWords(on canvas: inout Canvas, columns: Int) {
    let start = Position(column: 0, row: 0)
    var line = Line(appearance)
    line.add(" ", style)
    if let progress { line.add("\(progress) \(appearance.glyphs.dots) ", style) }
    guard message == nil, let selected else {
      line.add(message ?? "", style)
      line.draw(on: &canvas, at: start, to: columns)
      return
    }
    let key = selected.row.entry.key
    line.add(key.isEmpty ? "(empty key)" : key, style)
    let least = min(line.columns, 8)
    // The key is truncated before any detail is dropped: users look here for the details. A detail
    // is drawn whole or not at all.
    let fitting = (0..<Self.detailLevels).lazy.map { details($0, of: selected) }
      .first { least + $0.columns <= columns }
    let end = line.draw(on: &canvas, at: start, to: columns - (fitting?.columns ?? 0))
    fitting?.draw(on: &canvas, at: end, to: columns)
  }

  private static let detailLevels = 5

  /// The details of the row: all of them at level 0, and fewer for narrower screens.
  private func details(_ level: Int, of selected: ShownRow) -> Line {
    let fitted = selected.fitted
    var line = Line(appearance)
    if level < 4 { addState(of: selected.row, to: &line) }
    if level < 3 { addLayout(of: selected, to: &line) }
    if level < 2 {
      line.add(separator, style)
      line.add(
        level == 0 ? describe(fitted.breakpoints) : numbers(fitted.breakpoints), style)
      line.add(separator, style)
      line.add(width(of: selected), style)
    }
    if level == 4 {
      line.add("\(separator)\(appearance.glyphs.mark(of: fitted)) \(width(of: selected))", style)
    }
    return line
  }

  private var separator: String { " \(appearance.glyphs.dots) " }

  private func addState(of row: Row, to line: inout Line) {
    line.add(separator, style)
    line.add("\(row.state)", style)
    if isEdited { line.add("\(separator)edited", style) }
  }

  /// The width of the row, or of its slot.
  private func width(of shown: ShownRow) -> String {
    shown.points.map { "\($0.slot.width.shown) pt" } ?? "\(rowWidth)"
  }

  private func addLayout(of shown: ShownRow, to line: inout Line) {
    let fitted = shown.fitted
    line.add(separator + appearance.glyphs.mark(of: fitted), style)
    line.add(" \(fitted.layout.rawValue)", style)
    let lost = fitted.lostColumns
    let unit = shown.points == nil ? (lost == 1 ? "column" : "columns") : "pt"
    if lost > 0 { line.add(", \(lost) \(unit) cut", style) }
    guard let points = shown.points else { return }
    line.add(", \(points.words)", style)
  }

  private func numbers(_ breakpoints: Breakpoints) -> String {
    [breakpoints.compact, breakpoints.standard].map { $0.map(String.init) ?? "-" }
      .joined(separator: "/")
  }

  private func describe(_ breakpoints: Breakpoints) -> String {
    switch (breakpoints.compact, breakpoints.standard) {
    case (let compact?, let standard?): "compact from \(compact), standard from \(standard)"
    case (nil, let standard?): "standard from \(standard)"
    case (let compact?, nil): "compact from \(compact)"
    case (nil, nil): "extended at every width"
    }
  }
}

extension PointRow {
  /// Whether the row fits, in a few words.
  var words: String {
    let place = written == nil ? "" : " in its slot"
    return switch verdict {
    case .fits: "fits\(place)"
    case .near: "near\(place)"
    case .cut: "over \(slot.lines) \(slot.lines == 1 ? "line" : "lines")\(place)"
    }
  }
}
