internal import PreviewRows
internal import StringCatalog
internal import TerminalUI
internal import TextLayout

/// The last line: the selected row's key, state and layout; or a message, if there is one.
struct StatusView: Equatable, Sendable {
  private let look: Look
  private let columns: Int
  private let rowWidth: Int
  private let message: String?
  private let progress: String?
  private let selected: ShownRow?
  private let isEdited: Bool

  init(model: Model) {
    look = model.look
    columns = model.size.columns
    rowWidth = model.rowWidth
    message = model.message
    progress = model.progress
    selected = model.selectedRow
    isEdited = selected.map { model.isEdited($0.row) } ?? false
  }

  private var style: Style { look.theme[.status] }

  func draw() -> Strip {
    var canvas = Canvas(Size(columns: columns, rows: 1))
    canvas.fill(style: style, columns: 0..<columns, row: 0)
    canvas.draw("?", style: style, at: Position(column: columns - 2, row: 0))
    drawWords(on: &canvas, columns: columns - 3)
    return canvas.strip(0)
  }

  /// The message if there is one, else what is known of the selected row.
  private func drawWords(on canvas: inout Canvas, columns: Int) {
    let start = Position(column: 0, row: 0)
    var line = Line(look)
    line.add(" ", style)
    if let progress { line.add("\(progress) \(look.glyphs.dots) ", style) }
    guard message == nil, let selected else {
      line.add(message ?? "", style)
      line.draw(on: &canvas, at: start, to: columns)
      return
    }
    let key = selected.row.entry.key
    line.add(key.isEmpty ? "(empty key)" : key, style)
    let least = min(line.columns, 8)
    // The key is cut before a measure goes, for those are what one looks here for; a measure is
    // there whole or not at all.
    let fitting = (0..<Self.measureCount).lazy.map { measures($0, of: selected) }
      .first { least + $0.columns <= columns }
    let end = line.draw(on: &canvas, at: start, to: columns - (fitting?.columns ?? 0))
    fitting?.draw(on: &canvas, at: end, to: columns)
  }

  private static let measureCount = 5

  /// What is known of the row, from all of it to the little that a narrow screen has room for.
  private func measures(_ number: Int, of selected: ShownRow) -> Line {
    let fitted = selected.fitted
    var line = Line(look)
    if number < 4 { addState(of: selected.row, to: &line) }
    if number < 3 { addLayout(of: fitted, to: &line) }
    if number < 2 {
      line.add(separator, style)
      line.add(
        number == 0 ? describe(fitted.breakpoints) : numbers(fitted.breakpoints), style)
      line.add(separator, style)
      line.add("\(rowWidth)", style)
    }
    if number == 4 { line.add("\(separator)\(look.glyphs.mark(of: fitted)) \(rowWidth)", style) }
    return line
  }

  private var separator: String { " \(look.glyphs.dots) " }

  private func addState(of row: Row, to line: inout Line) {
    line.add(separator, style)
    line.add("\(row.state)", style)
    if isEdited { line.add("\(separator)edited", style) }
  }

  private func addLayout(of fitted: FittedRow, to line: inout Line) {
    line.add(separator + look.glyphs.mark(of: fitted), style)
    line.add(" \(fitted.layout.rawValue)", style)
    let lost = fitted.lostColumns
    if lost > 0 { line.add(", \(lost) \(lost == 1 ? "column" : "columns") cut", style) }
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
