internal import TerminalValues
internal import TextLayout

/// The status line as a prompt: a mark, the text field, and a note at the right.
struct PromptView {
  let screen: ScreenState
  /// The line of the screen.
  let row: Int
  let mark: String
  let field: TextField
  /// A note, such as the number of matches, drawn only if there is space.
  var note = ""

  /// Draws the line, and returns the position of the cursor.
  func draw(on canvas: inout Canvas) -> Position {
    let (size, appearance) = (screen.size, screen.appearance)
    let theme = appearance.theme
    let start = Line(mark, theme[.prompt], in: appearance)
    // On a narrow screen the field keeps one column for the cursor.
    let fieldColumn = min(start.columns, size.columns - 1)
    canvas.fill(columns: 0..<size.columns, row: row)
    start.draw(on: &canvas, at: Position(column: 0, row: row), to: size.columns)
    let cursor = FieldView(field: field, style: theme[.prompt], appearance: appearance).draw(
      at: Position(column: fieldColumn, row: row), columns: size.columns - fieldColumn,
      on: &canvas)
    if hasRoomForNote {
      let note = noteLine
      note.draw(
        on: &canvas, at: Position(column: size.columns - note.columns, row: row),
        to: note.columns)
    }
    return cursor
  }

  private var noteLine: Line {
    Line("  \(note) ", screen.appearance.theme[.hint], in: screen.appearance)
  }

  /// Whether there is a note and it fits beside the text.
  var hasRoomForNote: Bool {
    guard !note.isEmpty else { return false }
    let typed = Line(mark + field.text, in: screen.appearance)
    return typed.columns + noteLine.columns < screen.size.columns
  }
}

/// The possible completions of a command, on the line above the prompt.
struct CompletionView {
  let completion: Completion
  /// The line typed so far.
  let line: String
  let screen: ScreenState
  /// The line of the screen.
  let row: Int

  private var appearance: Appearance { screen.appearance }
  private var theme: Theme { appearance.theme }

  func draw(on canvas: inout Canvas) {
    let columns = screen.size.columns
    var shown = Line(" ", in: appearance)
    if let action {
      shown.add(action.entry.help, theme[.hint])
      if let argument = action.entry.argument { shown.add("  \(argument)", theme[.key]) }
      if completion.start.isEmpty { return draw(shown, on: &canvas) }
      shown.add("  ")
    }
    let places = visible(columns: columns - shown.columns)
    let ellipsis = appearance.glyphs.marks.ellipsis
    if places.lowerBound > 0 { shown.add(ellipsis + " ", theme[.hint]) }
    for place in places {
      let style =
        place == completion.selection ? theme[.match] : theme[action == nil ? .key : .hint]
      shown.add(completion.candidates[place], style)
      shown.add("  ")
    }
    if places.upperBound < completion.candidates.count { shown.add(ellipsis, theme[.hint]) }
    if shown.columns > 1 { draw(shown, on: &canvas) }
  }

  /// The action whose full name is on the line, if any.
  private var action: Action? {
    let name = line.prefix { $0 != " " }
    return completion.selection != nil && completion.start.isEmpty ? nil : Action(name: name)
  }

  /// Returns the range of candidates that fit, including the selected one, and leaving space for
  /// ellipses.
  private func visible(columns: Int) -> Range<Int> {
    let widths = completion.candidates.map { Line($0, in: appearance).columns + 2 }
    // The gap after the last one may be cut.
    let all = widths.reduce(-2, +)
    let marks = 2 * Line(appearance.glyphs.marks.ellipsis, in: appearance).columns + 1
    let columns = all <= columns ? columns + 2 : columns - marks
    var start = 0
    var end = 0
    var used = 0
    for (place, width) in widths.enumerated() {
      used += width
      if used > columns, place > start {
        guard let selection = completion.selection, selection >= place else { break }
        start = place
        used = width
      }
      end = place + 1
    }
    return start..<end
  }

  private func draw(_ line: Line, on canvas: inout Canvas) {
    let columns = screen.size.columns
    canvas.fill(columns: 0..<columns, row: row)
    line.draw(on: &canvas, at: Position(column: 0, row: row), to: columns)
  }
}

/// A text field on the screen, with its cursor.
struct FieldView {
  let field: TextField
  var style = Style.plain
  let appearance: Appearance
  /// Whether the text, of which the field may have one line, is read from the right.
  var isReadFromRight: Bool?

  /// Draws the field in a range of columns, and returns the position of the cursor.
  ///
  /// A longer text is truncated at the left as far as necessary to show the cursor, and at the
  /// right, with a mark at each end. Columns are counted rather than characters: a character may
  /// take none, two, or as many as the mark drawn in its place.
  func draw(at start: Position, columns width: Int, on canvas: inout Canvas) -> Position {
    guard width > 0 else { return start }
    if isReadFromRight ?? field.text.isReadFromRight {
      let mark = Cell(appearance.glyphs.marks.ellipsis, columns: 1, style: style)
      let line = BidiFieldLine(field, style: style, in: appearance).window(
        columns: width, mark: width < Self.leastWithMark ? nil : mark)
      canvas.draw(line.cells, at: start)
      return Position(column: start.column + min(line.cursor, width - 1), row: start.row)
    }
    var line = lineBeforeCursor(columns: width - 1)
    let cursor = line.columns
    line.add(field.fromCursor, style)
    line.draw(on: &canvas, at: start, to: width)
    return Position(column: start.column + min(cursor, width - 1), row: start.row)
  }

  /// The minimum width of a field for truncation marks.
  private static let leastWithMark = 6

  /// Returns as much of the text before the cursor as fits, from its end, after a mark if it is
  /// truncated.
  private func lineBeforeCursor(columns room: Int) -> Line {
    let characters = Array(field.beforeCursor)
    let whole = end(of: characters, columns: room)
    guard whole.isCut, room + 1 >= Self.leastWithMark else { return whole.line }
    var line = Line(appearance.glyphs.marks.ellipsis, style, in: appearance)
    let rest = end(of: characters, columns: room - line.columns)
    if !rest.text.isEmpty { line.add(rest.text, style) }
    return line
  }

  /// Returns the end of a text that fits a width, and whether it is truncated.
  private func end(
    of characters: [Character], columns room: Int
  ) -> (text: String, line: Line, isCut: Bool) {
    var start = characters.endIndex
    var used = 0
    while start > characters.startIndex {
      used += Line(String(characters[start - 1]), in: appearance).columns
      guard used <= room else { break }
      start -= 1
    }
    var line = line(characters[start...])
    // Characters may take more columns together than alone.
    while line.columns > room, start < characters.endIndex {
      start += 1
      line = self.line(characters[start...])
    }
    return (String(characters[start...]), line, start > characters.startIndex)
  }

  private func line(_ characters: some Sequence<Character>) -> Line {
    let text = String(characters)
    var line = Line(appearance)
    if !text.isEmpty { line.add(text, style) }
    return line
  }
}
