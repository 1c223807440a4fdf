internal import TerminalUI

/// The line that the user types on, with the cursor where the next character goes.
struct PromptView {
  let model: Model
  let mark: String
  let field: TextField
  /// What is known of what is typed, at the right where there is room.
  var note = ""

  /// Draws the line at the bottom; returns where its cursor stands.
  func draw(on canvas: inout Canvas) -> Position {
    let width = model.size.columns
    let row = model.size.rows - 1
    var start = Line(model.look)
    start.add(mark, model.theme[.prompt])
    let room = max(0, width - start.columns)
    canvas.fill(columns: 0..<width, row: row)
    start.draw(on: &canvas, at: Position(column: 0, row: row), to: width)
    let cursor = FieldView(model: model, field: field, style: model.theme[.prompt]).draw(
      at: Position(column: min(start.columns, width - 1), row: row), columns: max(1, room),
      on: &canvas)
    var line = Line(model.look)
    line.add("  \(note) ", model.theme[.hint])
    var typed = Line(model.look)
    typed.add(field.text)
    if !note.isEmpty, start.columns + typed.columns + line.columns < width {
      line.draw(on: &canvas, at: Position(column: width - line.columns, row: row), to: line.columns)
    }
    return cursor
  }
}

extension PromptView {
  /// The line of a prompt.
  init(_ prompt: Prompt, in model: Model) {
    let note =
      switch prompt.kind {
      case .search: model.matchPlace ?? model.message ?? ""
      case .filter: model.filter.isEmpty ? "" : "\(model.list.count) rows"
      case .command, .help, .question: ""
      }
    self.init(model: model, mark: prompt.mark, field: prompt.field, note: note)
  }
}
