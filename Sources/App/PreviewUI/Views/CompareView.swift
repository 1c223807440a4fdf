internal import LocalizedText
internal import PointMetrics
internal import TerminalValues
internal import TextLayout

/// The selected row in every locale, one per line, with the widths at which it fits, and the
/// string.
struct CompareView {
  let comparison: Comparison
  let top: Int
  /// The position of the list's locale.
  let selection: Int?
  let geometry: ScreenGeometry
  let appearance: Appearance

  private var size: Size { geometry.size }
  private var rowWidth: Int {
    comparison.basis.points.map { Int($0.slot.width.rounded(.down)) } ?? geometry.rowWidth
  }

  /// The minimum width of a string with a value beside it.
  private static let leastRoomForValue = 30
  private static let gutter = ScreenGeometry.gutter

  /// The columns of language tags, numbers, and strings.
  private struct Columns {
    let tag: Int
    let hasStandard: Bool
    /// Whether the headings of the numbers are words rather than marks.
    let hasWords: Bool
    let text: Int

    /// The width of a number below a mark.
    private static let number = 6
    /// The headings of the numbers.
    static let words = ["one line", "two lines"]
    /// The space before a word heading.
    private static let gap = 2
    /// The minimum screen width for word headings.
    private static let leastForWords = 80

    init(of comparison: Comparison, on size: Size) {
      let widest = comparison.rows.lazy.map { $0.locale.description.utf8.count }.max() ?? 0
      let least = size.columns < 60 ? 6 : 8
      tag = min(max(widest, least), max(least, size.columns / 4))
      let fixed = CompareView.gutter + tag + Self.number + 2
      hasStandard = size.columns - fixed - Self.number >= 8
      hasWords = size.columns >= Self.leastForWords
      text = 2 + Self.end(ofNumber: hasStandard ? 1 : 0, after: tag, hasWords: hasWords)
    }

    /// Returns the end column of a number; number 0 is for the compact layout.
    func end(ofNumber number: Int) -> Int {
      Self.end(ofNumber: number, after: tag, hasWords: hasWords)
    }

    private static func end(ofNumber number: Int, after tag: Int, hasWords: Bool) -> Int {
      let columns = words.prefix(number + 1).reduce(0) {
        $0 + (hasWords ? $1.count + gap : Self.number)
      }
      return CompareView.gutter + tag + columns
    }
  }

  private var theme: Theme { appearance.theme }
  private var glyphs: Glyphs { appearance.glyphs }

  /// Draws the lines that fit, and returns the start of the selected one.
  func draw(on canvas: inout Canvas) -> Position {
    let columns = Columns(of: comparison, on: size)
    let lines = geometry.listLines
    var first = lines.lowerBound
    if geometry.hasComparedHeading {
      drawHeading(columns, row: first, on: &canvas)
      first += 1
    }
    var selected = Position(column: 0, row: first)
    let height = lines.upperBound - first
    let pinned = comparison.rows.indices.prefix(comparison.pinned(in: height))
    let others = comparison.rows.indices.dropFirst(pinned.count + top)
    let shown = Array(pinned) + others.prefix(max(0, height - pinned.count))
    for (offset, number) in shown.enumerated() {
      if number == selection { selected.row = first + offset }
      draw(
        comparison.rows[number], columns, isSelected: number == selection, row: first + offset,
        on: &canvas)
    }
    return selected
  }

  private func drawHeading(_ columns: Columns, row: Int, on canvas: inout Canvas) {
    let style = theme[.table]
    canvas.draw(
      columns.tag < 8 ? "lang" : "language", style: style,
      at: Position(column: Self.gutter, row: row))
    let headings = columns.hasWords ? Columns.words : [glyphs.compact, glyphs.standard]
    for (number, heading) in headings.prefix(columns.hasStandard ? 2 : 1).enumerated() {
      draw(heading, endingAt: columns.end(ofNumber: number), style, row: row, on: &canvas)
    }
    canvas.fill(
      with: glyphs.dots, style: theme[.rule],
      columns: columns.text..<max(columns.text, size.columns), row: row)
    guard comparison.basis.points != nil, let widest = comparison.widest,
      let need = widest.breakpoints.compact
    else { return }
    let words = " widest: \(need) pt (\(widest.locale)) "
    guard columns.text + 1 + words.utf8.count <= size.columns else { return }
    canvas.draw(words, style: style, at: Position(column: columns.text + 1, row: row))
  }

  private func draw(
    _ compared: Comparison.Row, _ columns: Columns, isSelected: Bool, row: Int,
    on canvas: inout Canvas
  ) {
    if isSelected {
      canvas.draw(glyphs.selection, style: theme[.prompt], at: Position(column: 0, row: row))
    }
    let layout = compared.breakpoints.layout(at: rowWidth)
    canvas.draw(
      glyphs.gutterMark(of: layout), style: theme[.layout], at: Position(column: 1, row: row))
    let mark = glyphs.mark(of: compared.state)
    canvas.draw(mark.text, style: theme[mark.role], at: Position(column: 2, row: row))
    Line(compared.locale.description, theme[.title], in: appearance)
      .draw(on: &canvas, at: Position(column: Self.gutter, row: row), to: columns.tag)
    // No screen is this wide, and longer numbers would touch each other.
    let number = { (width: Int?) in
      width.map { $0 < 10_000 ? "\($0)" : ">9999" } ?? glyphs.none
    }
    draw(
      number(compared.breakpoints.compact), endingAt: columns.end(ofNumber: 0), .plain, row: row,
      on: &canvas)
    if columns.hasStandard {
      draw(
        number(compared.breakpoints.standard), endingAt: columns.end(ofNumber: 1), .plain,
        row: row, on: &canvas)
    }
    drawText(of: compared, from: columns.text, row: row, on: &canvas)
    if isSelected {
      canvas.apply(theme[.selection], columns: 1..<max(1, size.columns), row: row)
    }
  }

  /// Draws a right-aligned number.
  private func draw(
    _ number: String, endingAt end: Int, _ style: Style, row: Int, on canvas: inout Canvas
  ) {
    canvas.draw(number, style: style, at: Position(column: end - number.count, row: row))
  }

  /// Draws the string on one line, truncated, in the direction of its language.
  private func drawText(
    of compared: Comparison.Row, from column: Int, row: Int, on canvas: inout Canvas
  ) {
    let room = max(0, size.columns - column)
    let fitted = Arrangement.compact.row(
      title: compared.title, value: room < Self.leastRoomForValue ? nil : compared.value,
      width: room)
    for line in fitted.lines {
      let place = Position(column: column + line.column, row: row)
      line.draw(on: &canvas, at: place, appearance.columnWidth) { fragment in
        guard !compared.isMissing, compared.fragments.indices.contains(fragment) else {
          return theme[.hint]
        }
        return theme.style(of: compared.fragments[fragment])
      }
    }
    if let line = fitted.valueLines.first {
      let place = Position(column: column + line.column, row: row)
      line.draw(on: &canvas, at: place, appearance.columnWidth) { _ in theme[.value] }
    }
  }
}
