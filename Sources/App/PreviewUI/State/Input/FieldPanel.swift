internal import TerminalValues
internal import TextLayout

/// The field of a long text: the source string, and below it the text, each in several lines.
struct FieldPanel {
  /// The source string, wrapped; none if the text is in the source language.
  let source: [[Cell]]
  /// The text in the field.
  let field: FieldLines
  /// The columns before each line of the field but the first, which begins with the mark.
  let indent: Int

  /// The columns for what is said beside the text or the source string.
  private static let note = 30

  /// Breaks the text of a prompt; nil if the text and its source string fit into a line each.
  init?(_ prompt: TextPrompt, in screen: ScreenState) {
    let draft = prompt.draft
    let (columns, appearance) = (screen.size.columns, screen.appearance)
    let mark = Line(prompt.mark, in: appearance).columns
    let source = Line(
      draft.translated.map { " \($0)" } ?? "", appearance.theme[.hint], in: appearance)
    let text = Line(prompt.field.text, in: appearance).columns
    guard
      source.columns > columns || mark + text >= columns || draft.translated?.hasLineBreak == true
        || prompt.field.text.hasLineBreak
        || min(source.columns, mark + text) + Self.note > columns
    else { return nil }
    indent = min(mark, columns / 4)
    self.source = draft.translated == nil ? [] : source.wrapped(to: max(1, columns - 1))
    field = FieldLines(
      prompt.field, first: columns - mark, columns: columns - indent, in: appearance)
  }

  /// The number of lines to show everything.
  var lines: Int { source.count + field.ranges.count }

  /// The number of lines of the source string in a panel of some height: the text is more important, but not all.
  func sourceLines(height: Int) -> Int {
    min(source.count, max(height - field.ranges.count, height / 3))
  }

  /// Draws the panel, and returns the position of the cursor.
  func draw(
    _ prompt: TextPrompt, _ geometry: ScreenGeometry, _ appearance: Appearance,
    on canvas: inout Canvas
  ) -> Position {
    let height = geometry.panelHeight
    let above = sourceLines(height: height)
    for row in 0..<height {
      canvas.fill(columns: 0..<geometry.size.columns, row: geometry.panelTop + row)
    }
    for (row, cells) in source.prefix(above).enumerated() {
      let position = Position(column: 0, row: geometry.panelTop + row)
      let end = canvas.draw(cells, at: position)
      guard row == above - 1, above < source.count else { continue }
      let ellipsis = Line(
        appearance.glyphs.marks.ellipsis, appearance.theme[.hint], in: appearance)
      let column = min(end.column, geometry.size.columns - ellipsis.columns)
      ellipsis.draw(
        on: &canvas, at: Position(column: column, row: position.row), to: ellipsis.columns)
    }
    return drawField(
      of: prompt, from: geometry.panelTop + above, lines: height - above, appearance, on: &canvas)
  }

  /// Draws the lines of the text around the cursor.
  private func drawField(
    of prompt: TextPrompt, from row: Int, lines: Int, _ appearance: Appearance,
    on canvas: inout Canvas
  ) -> Position {
    let (typed, style, screen) = (prompt.field, appearance.theme[.prompt], canvas.size.columns)
    let ranges = field.ranges
    let top = max(0, min(field.cursorLine - lines / 2, ranges.count - lines))
    var cursor = Position(column: 0, row: row)
    for (offset, number) in (top..<min(ranges.count, top + lines)).enumerated() {
      var position = Position(column: indent, row: row + offset)
      if number == 0 {
        let mark = Line(prompt.mark, style, in: appearance)
        position = mark.draw(
          on: &canvas, at: Position(column: 0, row: position.row), to: screen - 1)
      }
      let columns = screen - position.column
      let isCursorLine = number == field.cursorLine
      let place = FieldView(
        field: typed.part(ranges[number]), style: style, appearance: appearance,
        isReadFromRight: typed.text.isReadFromRight
      ).draw(at: position, columns: columns, on: &canvas)
      if isCursorLine { cursor = place }
    }
    return cursor
  }
}

extension String {
  fileprivate var hasLineBreak: Bool { contains(where: \.isNewline) }
}
