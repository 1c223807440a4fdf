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
    let candidates = [
      environment(named: true, covered: true), environment(named: true, covered: false),
      environment(named: false, covered: false), tag,
    ]
    let right = candidates.first { left.columns + 1 + $0.columns <= width } ?? tag
    let room = max(0, width - right.columns - 1)
    canvas.draw(left.fitted(to: room, in: model), at: Position(column: 0, row: 0))
    canvas.draw(
      right.fitted(to: width, in: model),
      at: Position(column: max(0, width - right.columns), row: 0)
    )
    guard model.hasRules else { return }
    drawRule(on: &canvas, row: 1)
    if model.fixedWidth != nil, model.listHeight > 0 { drawRuler(on: &canvas) }
    drawRule(on: &canvas, row: model.ruleRow)
  }

  /// Where the selected row is.
  private var place: Line {
    var line = Line(in: model)
    line.add(" galley", model.theme[.title])
    if model.list.count > 0 {
      let place = model.place(of: model.list[model.selection])
      let sheet = model.sheets[place.sheet]
      let isWhole = model.filter.isEmpty && model.sort == .file
      let (number, count) =
        isWhole ? (place.entry, sheet.count) : (model.selection, model.list.count)
      line.add("  \(sheet.table.name) \(model.glyphs.dots) \(number + 1) of \(count)")
    }
    for note in notes { line.add("  \(note)", model.theme[.warning]) }
    return line
  }

  /// What is not as it was at the start, so that nobody wonders.
  private var notes: [String] {
    let root = model.root
    return [
      model.filter.isEmpty ? nil : "&\(model.filter.text)",
      model.sort == .file ? nil : "by \(model.sort.rawValue)",
      root.device == .other ? nil : root.device.rawValue, root.pseudo?.rawValue,
      root.fallback == .editor ? nil : root.fallback.rawValue,
      model.forcedLayout?.rawValue,
    ].compactMap(\.self)
  }

  private var tag: Line {
    var line = Line(in: model)
    line.add(model.environment.localeTag.withoutPrivateUse.description + " ", model.theme[.title])
    return line
  }

  private func environment(named: Bool, covered: Bool) -> Line {
    let locale = model.environment.localeTag
    var line = Line(in: model)
    line.add(locale.withoutPrivateUse.description, model.theme[.title])
    if named { line.add("  \(model.localeName)") }
    if covered, let percent = model.coverage.percent {
      line.add(" \(model.glyphs.dots) \(percent) %")
    }
    line.add(locale.prefersFullNames ? "  full names " : "  @names ", model.theme[.hint])
    return line
  }

  /// The columns of the rows, counted, where they are not the terminal's.
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
