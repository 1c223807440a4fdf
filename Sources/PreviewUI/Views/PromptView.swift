internal import TerminalUI

/// The line that the user types on, with the cursor where the next character goes.
struct PromptView {
  let model: Model
  let prompt: Prompt

  /// Draws the line at the bottom; returns where its cursor stands.
  func draw(on canvas: inout Canvas) -> Position {
    let width = model.size.columns
    let row = model.size.rows - 1
    let style = model.theme[.prompt]
    // What is before the cursor is cut at its beginning, so that the cursor is always seen.
    var before = prompt.field.beforeCursor
    var start = line(prompt.mark + before, style)
    while start.columns > width - 2, !before.isEmpty {
      before.removeFirst(min(before.count, max(1, (start.columns - width) / 2)))
      start = line(prompt.mark + before, style)
    }
    var whole = Line(in: model)
    whole.add(prompt.mark + before, style)
    whole.add(prompt.field.atCursor + prompt.field.behindCursor, style)
    canvas.draw(String(repeating: " ", count: width), at: Position(column: 0, row: row))
    canvas.draw(whole.fitted(to: width, in: model), at: Position(column: 0, row: row))
    return Position(column: min(start.columns, width - 1), row: row)
  }

  private func line(_ text: String, _ style: Style) -> Line {
    var line = Line(in: model)
    line.add(text, style)
    return line
  }
}
