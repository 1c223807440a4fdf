internal import TerminalUI
internal import TextLayout

/// The line above the rows, and how wide they are where that is not left to the terminal.
struct RulerView: Equatable, Sendable {
  private let look: Look
  private let columns: Int
  private let listColumns: Int
  /// The width of the rows, where it is counted on the line.
  private let rowWidth: Int?
  private let isMirrored: Bool

  init(model: Model) {
    look = model.look
    columns = model.size.columns
    listColumns = model.listColumns
    rowWidth = model.listHeight > 0 ? model.fixedWidth : nil
    isMirrored = model.isMirrored
  }

  func draw() -> Strip {
    var canvas = Canvas(Size(columns: columns, rows: 1))
    canvas.drawRule(row: 0, look)
    guard let rowWidth else { return canvas.strip(0) }
    // Rows that are wider than the list end behind its edge.
    let room = max(0, listColumns - Model.gutter)
    let width = min(rowWidth, room)
    func draw(_ text: String, endingAt column: Int) {
      let end = isMirrored ? listColumns - Model.gutter - column : Model.gutter + column
      let start = isMirrored ? end : end - text.count
      canvas.draw(text, style: look.theme[.hint], at: Position(column: start, row: 0))
    }
    for column in stride(from: 10, to: width - 4, by: 10) { draw("\(column)", endingAt: column) }
    let glyphs = look.glyphs
    let edge =
      rowWidth > room ? glyphs.marks.ellipsis : isMirrored ? glyphs.edgeAtLeft : glyphs.edge
    draw(isMirrored ? "\(edge)\(rowWidth)" : "\(rowWidth)\(edge)", endingAt: width)
    return canvas.strip(0)
  }
}

extension Canvas {
  /// Draws a line that parts what is above it from what is below.
  mutating func drawRule(row: Int, _ look: Look) {
    fill(with: look.glyphs.rule, style: look.theme[.rule], columns: 0..<size.columns, row: row)
  }
}
