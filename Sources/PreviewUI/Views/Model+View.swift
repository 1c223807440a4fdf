public import TerminalUI

extension Model {
  /// The least screen on which there is room for rows.
  static let leastSize = (columns: 20, rows: 4)

  /// Whether there is room for the lines that part the list from what is above and below it.
  var hasRules: Bool { size.rows >= 8 }

  /// The first line of the list.
  var listTop: Int { hasRules ? 2 : 1 }

  /// The lines between what is above the list and what is below it.
  var bodyHeight: Int { max(0, size.rows - 2 * listTop) }

  /// The lines that the help has, above the status line.
  var helpHeight: Int { max(1, size.rows - 1) }

  var isTooSmall: Bool {
    size.columns < Self.leastSize.columns || size.rows < Self.leastSize.rows
  }

  /// The screen, and the place of its cursor: what is selected.
  public func draw() -> (canvas: Canvas, cursor: Position) {
    var canvas = Canvas(size)
    guard !isTooSmall else {
      canvas.draw("too small", at: Position(column: 0, row: 0))
      return (canvas, Position(column: 0, row: 0))
    }
    if mode == .help {
      HelpView(model: self).draw(on: &canvas)
      return (canvas, Position(column: 0, row: 0))
    }
    TitleView(model: self).draw(on: &canvas)
    let selected = drawBody(on: &canvas)
    if let prompt {
      let cursor = PromptView(model: self, prompt: prompt).draw(on: &canvas)
      return (canvas, cursor)
    }
    StatusView(model: self).draw(on: &canvas)
    return (canvas, selected)
  }

  /// Draws what is between the title and the status line; returns the place of the selection.
  private func drawBody(on canvas: inout Canvas) -> Position {
    if let comparison {
      return CompareView(model: self, comparison: comparison).draw(on: &canvas)
    }
    let place = inspectorPlace
    let selected =
      place == .instead && list.count > 0
      ? Position(column: 0, row: listTop) : ListView(model: self).draw(on: &canvas)
    InspectorView(model: self)?.draw(on: &canvas)
    return selected
  }
}
