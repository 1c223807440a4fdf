internal import TerminalUI

/// Everything that is known of the selected row, beside the list, under it, or in its place.
struct InspectorView {
  private let model: Model
  private let place: InspectorPlace
  private let lines: [Strip]

  /// The inspector of a model; nil where none is shown, or no row is selected.
  init?(model: Model) {
    guard let place = model.inspectorPlace, model.list.indices.contains(model.selection)
    else { return nil }
    self.model = model
    self.place = place
    let margin = place == .beside ? model.listColumns + 2 : 1
    let columns = model.size.columns - margin - 1
    let row = model.list[model.selection]
    lines = model.makers.inspectorLines(of: row, columns: columns, look: model.look) {
      let inspection = model.makers.inspection(of: row, at: model.place(of: row))
      return InspectorLines(inspection, in: model, columns: columns).lines.map(Strip.init)
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
    case .below: canvas.drawRule(row: first - 1, model.look)
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
    for row in 0..<min(height, lines.count - top) {
      canvas.draw(lines[top + row], at: Position(column: column, row: first + row))
    }
    guard lastTop > 0, place == .below || model.hasRules else { return }
    let note = InspectorNote(
      look: model.look, keymap: model.keymap, lines: top..<min(top + height, lines.count),
      count: lines.count)
    let strip = model.kept.inspectorNote.strip(.inspectorNote(note))
    guard strip.columns <= model.size.columns - 4 else { return }
    canvas.draw(
      strip,
      at: Position(
        column: model.size.columns - strip.columns - 2, row: place == .below ? first - 1 : 1))
  }
}

/// Which of the inspector's lines are shown, and which keys show the others.
struct InspectorNote: Equatable, Sendable {
  let look: Look
  /// Never changes while rows are shown.
  let keymap: Keymap
  let lines: Range<Int>
  let count: Int

  static func == (left: InspectorNote, right: InspectorNote) -> Bool {
    left.look == right.look && left.lines == right.lines && left.count == right.count
  }

  func draw() -> Strip {
    let keys = keymap.legend(for: [.scrollDown, .scrollUp])
    var line = Line(look)
    let dots = look.glyphs.dots
    line.add(" \(keys) \(dots) \(lines.lowerBound + 1)-\(lines.upperBound) of \(count) ")
    var canvas = Canvas(Size(columns: line.columns, rows: 1))
    line.draw(on: &canvas, at: Position(column: 0, row: 0), to: line.columns)
    return canvas.strip(0)
  }
}
