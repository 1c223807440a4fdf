internal import CatalogCheck
internal import LocalizedText
internal import PointMetrics
internal import PreviewRows
internal import StringCatalog
internal import TerminalUI
internal import TextLayout

/// Everything but the row itself that a drawn row depends on.
struct RowAppearance: Equatable, Sendable {
  let appearance: Appearance
  /// The words that are marked in the texts.
  let query: SearchQuery
  let listColumns: Int
  let sideColumns: ListColumns
  let rowWidth: Int
  /// The lines of the screen.
  ///
  /// Further lines of a row cannot be seen and are not drawn.
  let screenRows: Int

  init(_ appearance: Appearance, query: SearchQuery, _ geometry: ScreenGeometry) {
    self.appearance = appearance
    self.query = query
    listColumns = geometry.listColumns
    sideColumns = geometry.sideColumns
    rowWidth = geometry.rowWidth
    screenRows = geometry.size.rows
  }

  /// Draws the heading above the rows of a table, which says how many of its rows are hidden.
  func heading(of table: TableLabel, hiding hidden: Int) -> Strip {
    let theme = appearance.theme
    var canvas = Canvas(Size(columns: listColumns, rows: 1))
    canvas.fill(
      with: appearance.glyphs.dots, style: theme[.rule], columns: 0..<listColumns, row: 0)
    var line = Line("    \(table.name) ", theme[.table], in: appearance)
    if let folder = table.folder { line.add(" \(folder) ", theme[.hint]) }
    line.draw(on: &canvas, at: Position(column: 0, row: 0), to: listColumns)
    if hidden > 0 {
      let note = Line(" \(hidden) without words ", theme[.hint], in: appearance)
      let start = listColumns - note.columns - 2
      if start > line.columns {
        note.draw(on: &canvas, at: Position(column: start, row: 0), to: listColumns)
      }
    }
    return canvas.strip(0)
  }
}

/// The lines of a row with its gutter, ready to be copied into a frame.
final class DrawnRow: Sendable {
  let lines: [Strip]
  /// The lines that the row takes, which may be more than the screen has.
  let height: Int
  /// Whether the row begins at the right, and has its gutter there.
  let isMirrored: Bool

  /// A key that has to be shortened keeps what tells it apart from `keysBeside`.
  init(_ shown: ShownRow, keysBeside: [String], in rowAppearance: RowAppearance) {
    let appearance = rowAppearance.appearance
    let theme = appearance.theme
    height = shown.height
    isMirrored = shown.fitted.direction == .rightToLeft
    let columns = RowColumns(isMirrored: isMirrored, in: rowAppearance)
    var canvas = Canvas(
      Size(
        columns: rowAppearance.listColumns, rows: min(shown.height, rowAppearance.screenRows)))
    func draw(_ line: PlacedLine, style: (Int) -> Style) {
      line.draw(
        on: &canvas, at: columns.position(of: line), appearance.columnWidth, style: style,
        match: theme[.match])
    }
    let fragments = shown.row.title.fragments
    for line in shown.fitted.lines.prefix(canvas.size.rows) {
      draw(line) { number in
        fragments.indices.contains(number)
          ? theme.style(of: fragments[number]) : theme[.literal]
      }
    }
    if shown.row.entry.key.isEmpty, shown.row.title.text.isEmpty {
      let line = Line("(empty key)", theme[.hint], in: appearance)
      line.draw(on: &canvas, at: columns.position(ofWords: line.columns), to: line.columns)
    }
    for line in shown.fitted.valueLines { draw(line) { _ in theme[.value] } }
    if shown.hasSourceBelow, shown.fitted.height < canvas.size.rows {
      let line = Line(shown.row.labelledSource, theme[.hint], in: appearance)
      let room = rowAppearance.listColumns - ScreenGeometry.gutter
      line.draw(
        on: &canvas,
        at: columns.position(ofWords: min(line.columns, room), line: shown.fitted.height), to: room)
    }
    if let earlier = shown.earlierSource {
      let room = rowAppearance.listColumns - ScreenGeometry.gutter
      for (number, side) in [-1, 1].enumerated() {
        let row = shown.fitted.height + number
        guard row < canvas.size.rows else { break }
        let style = theme[side < 0 ? .problem : .state]
        var line = Line(appearance)
        line.add(side < 0 ? "- " : "+ ", style)
        line.add(earlier, side: side, style, matching: theme[.match], to: room)
        line.draw(
          on: &canvas, at: columns.position(ofWords: min(line.columns, room), line: row), to: room)
      }
    }
    for (place, mark) in zip(1..., appearance.glyphs.marks(of: shown)) {
      canvas.draw(mark.text, style: theme[mark.role], at: columns.position(ofMark: place))
    }
    Self.drawSideColumns(of: shown.row, keysBeside, columns, rowAppearance, on: &canvas)
    lines = (0..<canvas.size.rows).map(canvas.strip)
  }

  /// Draws the key and the source text, which takes as many lines as the row has.
  ///
  /// A row in the source language shows its source text already.
  private static func drawSideColumns(
    of row: Row, _ keysBeside: [String], _ columns: RowColumns, _ rowAppearance: RowAppearance,
    on canvas: inout Canvas
  ) {
    let (appearance, side) = (rowAppearance.appearance, rowAppearance.sideColumns)
    let theme = appearance.theme
    if side.key > 0 {
      let match = rowAppearance.query.firstRange(inKey: row.entry.key)
      let key = row.entry.key
        .shortened(to: side.key, showing: match, apartFrom: keysBeside, in: appearance)
      Line(key, theme[.hint], in: appearance)
        .draw(on: &canvas, at: columns.positionOfKey, to: side.key)
    }
    guard side.source > 0, !row.isInSourceLanguage else { return }
    Line(row.sourceText, in: appearance)
      .draw(
        on: &canvas, at: columns.positionOfSource, wrappedTo: side.source,
        lines: canvas.size.rows)
  }

  /// Draws the lines as those of the selected row.
  func selectedLines(in rowAppearance: RowAppearance) -> [Strip] {
    let (glyphs, theme) = (rowAppearance.appearance.glyphs, rowAppearance.appearance.theme)
    let columns = RowColumns(isMirrored: isMirrored, in: rowAppearance)
    var canvas = Canvas(Size(columns: rowAppearance.listColumns, rows: lines.count))
    for (row, line) in lines.enumerated() {
      canvas.draw(line, at: Position(column: 0, row: row))
      canvas.apply(theme[.selection], columns: 0..<rowAppearance.listColumns, row: row)
      canvas.draw(
        isMirrored ? glyphs.selectionAtRight : glyphs.selection, style: theme[.prompt],
        at: columns.position(ofMark: 0, line: row))
    }
    return (0..<lines.count).map(canvas.strip)
  }
}

/// The columns of a row and of its gutter in the list, mirrored if the row begins at the right.
struct RowColumns {
  private let isMirrored: Bool
  /// The first column of the row.
  private let origin: Int
  /// The first column of the key.
  private let sideStart: Int
  private let side: ListColumns
  private let listColumns: Int

  init(isMirrored: Bool, in appearance: RowAppearance) {
    self.isMirrored = isMirrored
    listColumns = appearance.listColumns
    let gutter = ScreenGeometry.gutter
    side = appearance.sideColumns
    sideStart = isMirrored ? 0 : gutter
    origin = isMirrored ? listColumns - gutter - appearance.rowWidth : gutter + side.width
  }

  /// The position of a mark of the gutter, counted from the edge of the list.
  func position(ofMark number: Int, line: Int = 0) -> Position {
    Position(column: isMirrored ? listColumns - 1 - number : number, row: line)
  }

  var positionOfKey: Position { Position(column: sideStart, row: 0) }

  /// The position at which the source text begins.
  var positionOfSource: Position { Position(column: sideStart + side.sourceStart, row: 0) }

  /// The position of words of some columns in place of a text.
  func position(ofWords columns: Int, line: Int = 0) -> Position {
    let start = isMirrored ? listColumns - ScreenGeometry.gutter - columns : origin
    return Position(column: max(0, start), row: line)
  }

  /// The position at which a line of the row begins.
  func position(of line: PlacedLine) -> Position {
    Position(column: origin + line.column, row: line.row)
  }
}

extension Row {
  /// The source text after the name of its language.
  fileprivate var labelledSource: String {
    sourceLanguage.map { "\($0)  \(sourceText)" } ?? sourceText
  }
}

extension Glyphs {
  /// The two marks of a row: one for its layout, and one for its worst problem or its state.
  ///
  /// If a row has both a problem and a state that is marked, they are the two: how many lines a row
  /// takes can be seen.
  func marks(of shown: ShownRow) -> [GutterMark] {
    let isCut = shown.points?.verdict == .cut
    let layout = GutterMark(text: isCut ? cut : gutterMark(of: shown.fitted), role: .layout)
    let state = mark(of: shown.row.state)
    if shown.isInConflict {
      return [GutterMark(text: conflict, role: .problem), mark(of: shown.severity) ?? state]
    }
    guard let problem = mark(of: shown.severity) else { return [layout, state] }
    return state.text == " " ? [layout, problem] : [problem, state]
  }
}
