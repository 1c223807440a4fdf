public import TerminalUI

extension Model {
  /// The least screen on which there is room for rows.
  static let leastSize = (columns: 20, rows: 4)

  /// Whether there is room for the lines that part the list from what is above and below it.
  var hasRules: Bool { size.rows >= 8 }

  /// The first line of the list.
  var listTop: Int { hasRules ? 2 : 1 }

  /// The lines between what is above the list and what is below it.
  var bodyHeight: Int { max(0, size.rows - 2 * listTop - panelHeight) }

  /// The lines between the list and the last line that a picker or a form takes: as many as it
  /// needs for all that is in it, so that the list stays where it is, but half of the screen at
  /// most.
  var panelHeight: Int {
    let wanted = picker.map { $0.choices.count + 1 } ?? form?.fields.count ?? 0
    return min(wanted, max(1, (size.rows - 2 * listTop) / 2))
  }

  /// The place of the choice or of the field in the first of these lines: the selected one is in
  /// the middle where that can be.
  var panelStart: Int {
    let (selected, count) =
      picker.map { ($0.selection, $0.shown.count) }
      ?? form.map { ($0.selection, $0.fields.count) } ?? (0, 0)
    return max(0, min(selected - panelHeight / 2, count - panelHeight))
  }

  /// The first of these lines.
  var panelTop: Int { size.rows - 1 - panelHeight }

  /// The line that parts the list from what is below it, where there is one.
  var ruleRow: Int { panelTop - 1 }

  /// The lines that the help has, above the status line.
  var helpHeight: Int { max(1, size.rows - 1) }

  var isTooSmall: Bool {
    size.columns < Self.leastSize.columns || size.rows < Self.leastSize.rows
  }

  /// The screen, and the place of its cursor: what is selected.
  public func draw() -> (canvas: Canvas, cursor: Position) {
    var canvas = Canvas(size)
    let cursor = draw(on: &canvas)
    return (canvas, cursor)
  }

  /// Draws the screen in the place of another frame, whose memory it takes over where the two have
  /// one size; answers the place of its cursor.
  public func draw(on canvas: inout Canvas) -> Position {
    if canvas.size == size { canvas.clear() } else { canvas = Canvas(size) }
    guard !isTooSmall else {
      canvas.draw("too small", at: Position(column: 0, row: 0))
      return Position(column: 0, row: 0)
    }
    var cursor = Position(column: 0, row: 0)
    if mode == .help {
      HelpView(model: self).draw(on: &canvas)
    } else {
      canvas.draw(kept.title.strip(.title(TitleView(model: self))), at: Position(column: 0, row: 0))
      if hasRules {
        canvas.draw(
          kept.ruler.strip(.ruler(RulerView(model: self))), at: Position(column: 0, row: 1))
        canvas.drawRule(row: ruleRow, look)
      }
      cursor = drawBody(on: &canvas)
    }
    if let prompt {
      CompletionView(model: self, prompt: prompt).draw(on: &canvas)
      cursor = PromptView(prompt, in: self).draw(on: &canvas)
    } else if let picker {
      cursor = PickerView(model: self, picker: picker).draw(on: &canvas)
    } else if let form {
      cursor = ArgumentFormView(model: self, form: form).draw(on: &canvas)
    } else if mode != .help {
      let status = kept.status.strip(.status(StatusView(model: self)))
      canvas.draw(status, at: Position(column: 0, row: size.rows - 1))
    }
    return cursor
  }

  /// Draws what is between the title and the status line; returns the place of the selection.
  private func drawBody(on canvas: inout Canvas) -> Position {
    if let comparison {
      return kept.comparison.draw(comparison, of: self, on: &canvas)
    }
    let place = inspectorPlace
    let selected =
      place == .instead && list.count > 0
      ? Position(column: 0, row: listTop) : ListView(model: self).draw(on: &canvas)
    InspectorView(model: self)?.draw(on: &canvas)
    return selected
  }
}
