internal import TerminalValues
internal import TextLayout

/// The choices of a picker in the panel below the list.
struct ChoicesView<Target: Equatable & Sendable> {
  let list: ChoiceList<Target>
  /// The choices that share the columns.
  let all: [ChoiceList<Target>.Choice]
  /// The most columns for names.
  let names: Int
  /// Whether texts may be read from the right, and have placeholders.
  var hasTexts = false
  /// The words if there are no choices.
  var missWords: String?
  let geometry: ScreenGeometry
  let screen: ScreenState

  private var appearance: Appearance { screen.appearance }
  private var theme: Theme { appearance.theme }

  /// Draws the choices.
  func draw(on canvas: inout Canvas) {
    let first = geometry.panelStart
    let shown = list.shown.dropFirst(first).prefix(geometry.panelHeight)
    let names = min(all.map { columns(of: $0.name) }.max() ?? 0, names)
    let longest = { (note: (ChoiceList<Target>.Choice) -> String) in
      all.map { columns(of: note($0)) }.max() ?? 0
    }
    let hasShortNotes =
      screen.size.columns - names - longest(\.note) < Self.leastWords
      && all.contains { $0.shortNote != nil }
    let notes = longest { hasShortNotes ? $0.shortNote ?? $0.note : $0.note }
    for (row, var choice) in shown.enumerated() {
      if hasShortNotes { choice.note = choice.shortNote ?? choice.note }
      draw(
        choice, isSelected: first + row == list.selection, names: names, notes: notes,
        row: geometry.panelTop + row, on: &canvas)
    }
    if let missWords, geometry.panelHeight > 0 {
      Line(missWords, theme[.hint], in: appearance)
        .draw(
          on: &canvas, at: Position(column: 2, row: geometry.panelTop),
          to: max(1, screen.size.columns - 3))
    }
  }

  /// The minimum width for alternative names to be distinguishable.
  private static var leastWords: Int { 26 }

  /// Draws a choice with its name, its alternative names, and its note at the right.
  private func draw(
    _ choice: ChoiceList<Target>.Choice, isSelected: Bool, names: Int, notes: Int, row: Int,
    on canvas: inout Canvas
  ) {
    let width = screen.size.columns
    let wordsStart = 2 + names + 2
    let hasNote = notes > 0 && width - wordsStart - notes - 2 >= 8
    let wordsEnd = hasNote ? width - notes - 2 : width
    draw(
      choice.name, choice.isDim ? .hint : .key, columns: 2..<max(2, min(width, 2 + names)),
      row: row,
      marking: choice.places, on: &canvas)
    let words = choice.words.joined(separator: "  ")
    if hasTexts, words.isReadFromRight {
      // Placeholders stay in one piece, in the order of the row and the field.
      canvas.draw(
        BidiFieldLine.cells(
          of: words, columns: max(0, wordsEnd - wordsStart),
          style: choice.isDim ? theme[.hint] : .plain, in: appearance),
        at: Position(column: wordsStart, row: row))
    } else {
      draw(
        words, choice.isDim ? .hint : nil, columns: wordsStart..<max(wordsStart, wordsEnd),
        row: row,
        marking: choice.wordPlaces, on: &canvas)
    }
    if hasNote {
      let start = max(wordsEnd, width - 1 - columns(of: choice.note))
      draw(choice.note, .hint, columns: start..<width, row: row, on: &canvas)
    }
    guard isSelected else { return }
    canvas.draw(
      appearance.glyphs.selection, style: theme[.prompt], at: Position(column: 0, row: row))
    canvas.apply(theme[.match], columns: 1..<max(1, width), row: row)
  }

  /// Draws a text with the matches at the given UTF-8 ranges underlined.
  private func draw(
    _ text: String, _ role: Theme.Role?, columns: Range<Int>, row: Int,
    marking places: [Range<Int>] = [], on canvas: inout Canvas
  ) {
    let style = role.map { theme[$0] } ?? .plain
    var line = Line(appearance)
    var rest = text[...]
    for place in places {
      let start = text.utf8.index(text.startIndex, offsetBy: place.lowerBound)
      let end = text.utf8.index(text.startIndex, offsetBy: place.upperBound)
      if start > rest.startIndex { line.add(String(text[rest.startIndex..<start]), style) }
      line.add(String(text[start..<end]), style.adding(Style([.bold, .underline])))
      rest = text[end...]
    }
    if !rest.isEmpty { line.add(String(rest), style) }
    line.draw(on: &canvas, at: Position(column: columns.lowerBound, row: row), to: columns.count)
  }

  private func columns(of text: String) -> Int { Line(text, in: appearance).columns }
}
