internal import TerminalUI

/// Everything that is known of the selected row, beside the list, under it, or in its place.
struct InspectorView {
  private let model: Model
  private let place: InspectorPlace
  private let lines: [[Cell]]

  /// The inspector of a model; nil where none is shown, or no row is selected.
  init?(model: Model) {
    guard let place = model.inspectorPlace, model.list.indices.contains(model.selection)
    else { return nil }
    self.model = model
    self.place = place
    let margin = place == .beside ? model.listColumns + 2 : 1
    let columns = model.size.columns - margin - 1
    let row = model.list[model.selection]
    lines = model.makers.inspectorLines(of: row, columns: columns, theme: model.theme) {
      let inspection = model.makers.inspection(of: row, at: model.place(of: row))
      return InspectorLines(inspection, in: model, columns: columns).lines
    }
  }

  /// The last line that may be the first on the screen.
  var lastTop: Int { max(0, lines.count - model.inspectorHeight) }

  /// Draws as many lines as there is room for.
  func draw(on canvas: inout Canvas) {
    let height = model.inspectorHeight
    let first = place == .below ? model.listTop + model.listHeight + 1 : model.listTop
    var column = 1
    switch place {
    case .below: drawRule(row: first - 1, on: &canvas)
    case .instead: break
    case .beside:
      column = model.listColumns + 2
      for row in first..<first + height {
        canvas.draw(
          model.glyphs.divider, style: model.theme[.rule],
          at: Position(column: column - 2, row: row))
      }
    }
    let top = min(model.inspectorTop, lastTop)
    for (row, line) in lines.dropFirst(top).prefix(height).enumerated() {
      canvas.draw(line, at: Position(column: column, row: first + row))
    }
    guard lastTop > 0, place == .below || model.hasRules else { return }
    drawNote(top: top, height: height, row: place == .below ? first - 1 : 1, on: &canvas)
  }

  private func drawRule(row: Int, on canvas: inout Canvas) {
    canvas.fill(
      with: model.glyphs.rule, style: model.theme[.rule], columns: 0..<model.size.columns, row: row)
  }

  /// Which of the lines are shown, and which keys show the others.
  private func drawNote(top: Int, height: Int, row: Int, on canvas: inout Canvas) {
    let keys = model.keys(of: [.scrollDown, .scrollUp])
    let range = "\(top + 1)-\(min(top + height, lines.count)) of \(lines.count)"
    var line = Line(in: model)
    line.add(" \(keys) \(model.glyphs.dots) \(range) ")
    let room = model.size.columns - 4
    guard line.columns <= room else { return }
    canvas.draw(
      line.fitted(to: room, in: model),
      at: Position(column: model.size.columns - line.columns - 2, row: row))
  }
}
