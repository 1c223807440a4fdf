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
    let left = place
    // What there is room for: the locale's tag is needed most, then the place, then the rest.
    let candidates = [environment(named: true), environment(named: false), tag]
    let right = candidates.first { left.columns + 1 + $0.columns <= width } ?? tag
    let room = max(0, width - right.columns - 1)
    canvas.draw(left.fitted(to: room, in: model), at: Position(column: 0, row: 0))
    canvas.draw(
      right.fitted(to: width, in: model),
      at: Position(column: max(0, width - right.columns), row: 0)
    )
    guard model.hasRules else { return }
    drawRule(on: &canvas, row: 1)
    drawRule(on: &canvas, row: model.size.rows - 2)
  }

  /// Where the selected row is.
  private var place: Line {
    var line = Line()
    line.add(" galley", model.theme[.title])
    guard model.rowCount > 0 else { return line }
    let place = model.place(of: model.selection)
    let sheet = model.sheets[place.sheet]
    line.add("  \(sheet.table.name) \(model.glyphs.dots) \(place.entry + 1) of \(sheet.count)")
    return line
  }

  private var tag: Line {
    var line = Line()
    line.add(model.environment.localeTag.withoutPrivateUse.description + " ", model.theme[.title])
    return line
  }

  private func environment(named: Bool) -> Line {
    let locale = model.environment.localeTag
    var line = Line()
    line.add(locale.withoutPrivateUse.description, model.theme[.title])
    if named { line.add("  \(locale.displayName())") }
    line.add(locale.prefersFullNames ? "  full names " : "  @names ", model.theme[.hint])
    return line
  }

  private func drawRule(on canvas: inout Canvas, row: Int) {
    let rule = String(repeating: model.glyphs.rule, count: model.size.columns)
    canvas.draw(rule, style: model.theme[.rule], at: Position(column: 0, row: row))
  }
}
