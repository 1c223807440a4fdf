internal import CatalogCheck
internal import LocalizedText
internal import PointMetrics
internal import PreviewRows
internal import StringCatalog
internal import TerminalValues
internal import TextLayout

/// Everything but the row itself that affects how a row is drawn.
struct RowAppearance: Equatable, Sendable {
  let appearance: Appearance
  /// The query whose matches are highlighted.
  let query: SearchQuery
  let listColumns: Int
  let sideColumns: ListColumns
  let rowWidth: Int
  /// The number of lines of the screen.
  ///
  /// Further lines of a row are not visible and not drawn.
  let screenRows: Int

  init(_ appearance: Appearance, query: SearchQuery, _ geometry: ScreenGeometry) {
    self.appearance = appearance
    self.query = query
    listColumns = geometry.listColumns
    sideColumns = geometry.sideColumns
    rowWidth = geometry.rowWidth
    screenRows = geometry.size.rows
  }

  /// Draws the heading above the rows of a table, with the number of hidden rows.
  func heading(of table: TableLabel, hiding hidden: Int) -> Strip {
    let theme = appearance.theme
    var canvas = Canvas(Size(columns: listColumns, rows: 1))
    canvas.fill(with: appearance.glyphs.dots, style: theme[.rule], columns: 0..<listColumns, row: 0)
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

/// The drawn lines of a row, including the gutter, ready to be copied into a frame.
final class DrawnRow: Sendable {
  let lines: [Strip]
  /// The number of lines of the row, which may exceed the screen.
  let height: Int
  /// Whether the row is right-to-left, with its gutter on the right.
  let isMirrored: Bool

  /// Draws a row.
  ///
  /// A truncated key keeps the part that distinguishes it from `keysBeside`.
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
    // A blank with the color of its role would be a block of that color in the selection.
    for (place, mark) in zip(1..., appearance.glyphs.marks(of: shown)) where mark.text != " " {
      canvas.draw(mark.text, style: theme[mark.role], at: columns.position(ofMark: place))
    }
    Self.drawSideColumns(of: shown.row, keysBeside, columns, rowAppearance, on: &canvas)
    lines = (0..<canvas.size.rows).map(canvas.strip)
  }

  /// Draws the key and the source string, in as many lines as the row has.
  ///
  /// A row in the source language already shows its source string.
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

  /// Returns the lines highlighted as selected.
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

/// The columns of a row and its gutter in the list, mirrored for a right-to-left row.
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

  /// Returns the position of a gutter mark, counted from the edge of the list.
  func position(ofMark number: Int, line: Int = 0) -> Position {
    Position(column: isMirrored ? listColumns - 1 - number : number, row: line)
  }

  var positionOfKey: Position { Position(column: sideStart, row: 0) }

  /// The position of the source string.
  var positionOfSource: Position { Position(column: sideStart + side.sourceStart, row: 0) }

  /// Returns the position of a message of the given width, shown instead of a string.
  func position(ofWords columns: Int, line: Int = 0) -> Position {
    let start = isMirrored ? listColumns - ScreenGeometry.gutter - columns : origin
    return Position(column: max(0, start), row: line)
  }

  /// Returns the position of a line of the row.
  func position(of line: PlacedLine) -> Position {
    Position(column: origin + line.column, row: line.row)
  }
}

extension Row {
  /// The source string, prefixed with the name of its language.
  fileprivate var labelledSource: String {
    sourceLanguage.map { "\($0)  \(sourceText)" } ?? sourceText
  }
}

extension Glyphs {
  /// Returns the two gutter marks of a row: its layout, and its worst problem or its state.
  ///
  /// If a row has both a problem and a marked state, these two are shown; its layout is visible
  /// anyway.
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
