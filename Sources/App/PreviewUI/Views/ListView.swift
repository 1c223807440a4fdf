internal import TerminalValues

/// The rows of the list, with a heading for each table.
struct ListView {
  let catalog: CatalogState
  let list: ListState
  let marks: Set<Int>
  let geometry: ScreenGeometry
  let appearance: Appearance
  let keymap: Keymap

  /// The message for files without rows.
  private var emptyWords: String {
    let filters = catalog.origin.filters
    return filters.isEmpty
      ? "no strings" : "nothing matches: \(filters.joined(separator: ", "))"
  }

  /// The message for a list without matches, with a hint to find more.
  private var noMatches: String {
    if list.filter.countsCapitals { return "no matches; lowercase matches any case" }
    return list.filter.searchesAllLanguages
      ? "no matches" : "no matches; all:word searches every language"
  }

  /// Whether rows are hidden by filters that the user has set in the app.
  private var isFiltered: Bool {
    catalog.rowCount > 0 && (!list.filter.isEmpty || !list.kinds.isEmpty)
  }

  /// Draws the rows from the first one on the screen, and returns the start of the selected row.
  ///
  /// The cache contains the rows already drawn in the current appearance.
  func draw(on canvas: inout Canvas, cache: inout RowCache) -> Position {
    let lines = geometry.listLines
    var row = lines.lowerBound
    var position = list.top
    var selected = Position(column: 0, row: row)
    guard list.count > 0 else {
      let words =
        catalog.rowCount == 0
        ? emptyWords
        : list.hidesWordless
          ? "only strings without words"
          : list.kinds.isEmpty
            ? noMatches : "no rows match these filters"
      canvas.draw("   " + words, style: appearance.theme[.hint], at: selected)
      let back = keymap.legend(for: [.back]).withPlainKeyNames
      if isFiltered, lines.count > 1, !back.isEmpty {
        canvas.draw(
          "   \(back) clears the filters", style: appearance.theme[.hint],
          at: Position(column: 0, row: row + 1))
      }
      return selected
    }
    while row < lines.upperBound, position < list.count {
      let number = list[position]
      let index = catalog.index(of: number)
      // A list of one line shows a row and no heading.
      if list.startsTable(position, in: catalog), lines.count > 1 {
        let hidden = list.hidesWordless ? catalog.wordlessCount(ofTable: index.table) : 0
        let heading = cache.heading(of: index.table, catalog.labels[index.table], hiding: hidden)
        canvas.draw(heading, at: Position(column: 0, row: row))
        row += 1
      }
      guard row < lines.upperBound else { break }
      let drawn = cache.row(number, listedAt: position, at: index)
      var strips = drawn.lines
      if position == list.selection {
        selected = Position(column: drawn.isMirrored ? geometry.listColumns - 1 : 0, row: row)
        strips = cache.selectedLines(of: drawn)
      }
      for line in 0..<min(strips.count, lines.upperBound - row) {
        canvas.draw(strips[line], at: Position(column: 0, row: row + line))
      }
      if !marks.isEmpty, marks.contains(number) {
        let isSelected = position == list.selection
        let columns = (0..<ScreenGeometry.gutter - 1).map {
          drawn.isMirrored ? geometry.listColumns - 1 - $0 : $0
        }
        // The cursor has the first column of the gutter, and a blank one must stay before the text.
        let column =
          isSelected
          ? columns.dropFirst().first { canvas[Position(column: $0, row: row)]?.text == " " }
            ?? columns[1] : columns[0]
        canvas.draw(
          appearance.glyphs.marked, style: appearance.theme[.key],
          at: Position(column: column, row: row))
        if isSelected {
          canvas.apply(appearance.theme[.selection], columns: column..<column + 1, row: row)
        }
      }
      row += drawn.height
      position += 1
    }
    return selected
  }
}
