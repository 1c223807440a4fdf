internal import TerminalUI

/// A line that the user types, in some columns of a row of the screen.
struct FieldView {
  let model: Model
  let field: TextField
  var style = Style.plain

  /// Draws the line; returns where its cursor stands.
  func draw(at start: Position, columns width: Int, on canvas: inout Canvas) -> Position {
    guard width > 0 else { return start }
    // What is before the cursor is cut at its beginning, so that the cursor is always seen.
    var before = field.beforeCursor
    while line(before).columns > width - 1, !before.isEmpty {
      before.removeFirst(max(1, (line(before).columns - width) / 2))
    }
    var whole = line(before)
    let cursor = whole.columns
    whole.add(field.fromCursor, style)
    whole.draw(on: &canvas, at: start, to: width)
    return Position(column: start.column + min(cursor, width - 1), row: start.row)
  }

  private func line(_ text: String) -> Line {
    var line = Line(model.look)
    if !text.isEmpty { line.add(text, style) }
    return line
  }
}
