internal import LocalizedText
internal import TerminalUI
internal import TextLayout

/// The lines that part the list from what is above and below it, and how wide the rows are where
/// that is not left to the terminal.
struct RulesView {
  let model: Model

  func draw(on canvas: inout Canvas) {
    guard model.hasRules else { return }
    drawRule(on: &canvas, row: 1)
    if model.fixedWidth != nil, model.listHeight > 0 { drawRuler(on: &canvas) }
    drawRule(on: &canvas, row: model.ruleRow)
  }

  /// The columns of the rows, counted.
  private func drawRuler(on canvas: inout Canvas) {
    // Rows that are wider than the list end behind its edge.
    let room = max(0, model.listColumns - Model.gutter)
    let width = min(model.rowWidth, room)
    let isMirrored = model.environment.layoutDirection == .rightToLeft
    func draw(_ text: String, endingAt column: Int) {
      let end = isMirrored ? model.listColumns - Model.gutter - column : Model.gutter + column
      let start = isMirrored ? end : end - text.count
      canvas.draw(text, style: model.theme[.hint], at: Position(column: start, row: 1))
    }
    for column in stride(from: 10, to: width - 4, by: 10) { draw("\(column)", endingAt: column) }
    let glyphs = model.glyphs
    let edge =
      model.rowWidth > room
      ? glyphs.marks.ellipsis : isMirrored ? glyphs.edgeAtLeft : glyphs.edge
    draw(isMirrored ? "\(edge)\(model.rowWidth)" : "\(model.rowWidth)\(edge)", endingAt: width)
  }

  private func drawRule(on canvas: inout Canvas, row: Int) {
    canvas.fill(
      with: model.glyphs.rule, style: model.theme[.rule], columns: 0..<model.size.columns, row: row)
  }
}
