internal import LocalizedText
internal import PreviewRows
internal import StringCatalog
internal import TerminalUI
internal import TextLayout

/// The first lines: the program, the table, where one is in it, and the environment.
struct TitleView {
  let model: Model

  func draw(on canvas: inout Canvas) {
    let width = model.size.columns
    let cut = model.glyphs.marks.cut
    var right = Line()
    let locale = model.environment.locale
    right.add(locale.withoutPrivateUse.description, model.theme[.title])
    right.add("  \(locale.displayName())")
    right.add(locale.prefersFullNames ? "  full names" : "  @names", model.theme[.hint])
    right.add(" ")
    var left = Line()
    left.add(" galley", model.theme[.title])
    if model.rowCount > 0 {
      let place = model.place(of: model.selection)
      let sheet = model.sheets[place.sheet]
      left.add("  \(sheet.table.name) \(model.glyphs.dots) \(place.entry + 1) of \(sheet.count)")
    }
    let room = max(0, width - left.columns - 1)
    canvas.draw(left.fitted(to: width, cut: cut), at: Position(column: 0, row: 0))
    let cells = right.fitted(to: room, cut: cut)
    let columns = cells.reduce(0) { $0 + $1.columns }
    canvas.draw(cells, at: Position(column: width - columns, row: 0))
    drawRule(on: &canvas, row: 1)
    drawRule(on: &canvas, row: model.size.rows - 2)
  }

  private func drawRule(on canvas: inout Canvas, row: Int) {
    let rule = String(repeating: model.glyphs.rule, count: model.size.columns)
    canvas.draw(rule, style: model.theme[.rule], at: Position(column: 0, row: row))
  }
}
