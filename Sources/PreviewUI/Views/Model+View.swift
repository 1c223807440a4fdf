public import TerminalUI

extension Model {
  /// The least screen on which there is room for rows.
  static let leastSize = (columns: 20, rows: 4)

  /// Whether there is room for the lines that part the list from what is above and below it.
  var hasRules: Bool { size.rows >= 8 }

  /// The first line of the list.
  var listTop: Int { hasRules ? 2 : 1 }

  /// The lines that the list has.
  var listHeight: Int {
    max(0, size.rows - 2 * listTop - panelHeight - (mode == .inspect ? 1 : 0))
  }

  /// The lines between the list and the last line that a picker or a form takes: as many as it
  /// needs for all that is in it, so that the list stays where it is, but half of the screen at
  /// most.
  var panelHeight: Int {
    let wanted = picker.map { $0.choices.count + 1 } ?? form?.fields.count ?? 0
    return min(wanted, max(1, (size.rows - 2 * listTop) / 2))
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

  /// The screen, and the place of its cursor: the selected row.
  public func draw() -> (canvas: Canvas, cursor: Position) {
    var canvas = Canvas(size)
    guard !isTooSmall else {
      canvas.draw("too small", at: Position(column: 0, row: 0))
      return (canvas, Position(column: 0, row: 0))
    }
    var cursor = Position(column: 0, row: 0)
    if mode == .help {
      HelpView(model: self).draw(on: &canvas)
    } else {
      TitleView(model: self).draw(on: &canvas)
      cursor = ListView(model: self).draw(on: &canvas)
    }
    if let prompt {
      CompletionView(model: self, prompt: prompt).draw(on: &canvas)
      cursor = PromptView(prompt, in: self).draw(on: &canvas)
    } else if let picker {
      cursor = PickerView(model: self, picker: picker).draw(on: &canvas)
    } else if let form {
      cursor = ArgumentFormView(model: self, form: form).draw(on: &canvas)
    } else if mode != .help {
      StatusView(model: self).draw(on: &canvas)
    }
    return (canvas, cursor)
  }
}
