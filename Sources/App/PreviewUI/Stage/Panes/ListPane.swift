internal import TerminalValues

/// The rows of the list, below everything else; ``ListState`` has its state.
struct ListPane: Layer {
  var level: Level { .list }
  var place: Place { .rows }

  /// The number of rows to scroll per step of the wheel.
  private static let wheelRows = 3

  func perform(_ action: Action, count: Int?, in model: Model) -> Outcome {
    .handled(model.performOnList(action, count: count))
  }

  func turn(_ step: Int, at position: Position, in model: Model) -> Outcome {
    model.scrollList(by: step * Self.wheelRows)
    return .done
  }

  func click(at position: Position, in model: Model) -> Outcome {
    if let clicked = model.position(onLine: position.row) { model.list.select(clicked) }
    return .done
  }

  func draw(_ model: Model, on frame: inout Frame) {
    let (catalog, list, geometry) = (model.catalog, model.list, frame.geometry)
    let appearance = model.screen.appearance
    let lines = geometry.listLines
    var row = lines.lowerBound
    var position = list.top
    frame.cursor = Position(column: 0, row: row)
    guard list.count > 0 else {
      frame.canvas.draw(
        "   " + emptyWords(in: model), style: appearance.theme[.hint], at: frame.cursor)
      let back = model.screen.keymap.legend(for: [.back]).withPlainKeyNames
      let isFiltered = catalog.rowCount > 0 && !list.hidesWordless
      if isFiltered, lines.count > 1, !back.isEmpty {
        frame.canvas.draw(
          "   \(back) clears the filters", style: appearance.theme[.hint],
          at: Position(column: 0, row: row + 1))
      }
      return
    }
    while row < lines.upperBound, position < list.count {
      let number = list[position]
      let index = catalog.index(of: number)
      // A list of one line shows a row and no heading.
      if list.startsTable(position, in: catalog), lines.count > 1 {
        let hidden = list.hidesWordless ? catalog.wordlessCount(ofTable: index.table) : 0
        let heading = frame.rows.heading(
          of: index.table, catalog.labels[index.table], hiding: hidden)
        frame.canvas.draw(heading, at: Position(column: 0, row: row))
        row += 1
      }
      guard row < lines.upperBound else { break }
      let drawn = frame.rows.row(number, listedAt: position, at: index)
      var strips = drawn.lines
      if position == list.selection {
        frame.cursor = Position(column: drawn.isMirrored ? geometry.listColumns - 1 : 0, row: row)
        strips = frame.rows.selectedLines(of: drawn)
      }
      for line in 0..<min(strips.count, lines.upperBound - row) {
        frame.canvas.draw(strips[line], at: Position(column: 0, row: row + line))
      }
      if !model.list.marks.isEmpty, model.list.marks.contains(number) {
        let isSelected = position == list.selection
        let columns = (0..<ScreenGeometry.gutter - 1).map {
          drawn.isMirrored ? geometry.listColumns - 1 - $0 : $0
        }
        // The cursor has the first column of the gutter, and a blank one must stay before the text.
        let column =
          isSelected
          ? columns.dropFirst().first { frame.canvas[Position(column: $0, row: row)]?.text == " " }
            ?? columns[1] : columns[0]
        frame.canvas.draw(
          appearance.glyphs.marked, style: appearance.theme[.key],
          at: Position(column: column, row: row))
        if isSelected {
          frame.canvas.apply(appearance.theme[.selection], columns: column..<column + 1, row: row)
        }
      }
      row += drawn.height
      position += 1
    }
  }

  /// The message of an empty list.
  private func emptyWords(in model: Model) -> String {
    let (list, filters) = (model.list, model.catalog.origin.filters)
    if model.catalog.rowCount == 0 {
      // The status line says how much has been read.
      if model.status.progress != nil { return "" }
      return filters.isEmpty
        ? "no strings" : "nothing matches: \(filters.joined(separator: ", "))"
    }
    if list.hidesWordless { return "only strings without words" }
    guard list.kinds.isEmpty else { return "no rows match these filters" }
    if list.filter.countsCapitals { return "no matches; lowercase matches any case" }
    return list.filter.searchesAllLanguages
      ? "no matches" : "no matches; all:word searches every language"
  }

  func hints(in model: Model) -> [Hint]? {
    if let hints = model.hintsOfRows { return hints }
    guard model.list.marks.isEmpty else {
      return [
        Hint([.back], "unmark", isWayOut: true), Hint([.mark], "mark"),
        Hint([.toggleReview], "needs review"),
        Hint([.fix], "fix"), Hint([.copyRendered], "copy", isMenu: true),
        Hint([.prompt], "command"), .help,
      ]
    }
    let isInPoints = model.preview.points != nil
    let edit =
      model.selectedRow?.form.map {
        [
          Hint([.editText], "edit \($0)", isNeeded: true),
          Hint([.editForms], "forms", isNeeded: true),
        ]
      } ?? [isInPoints ? Hint([.editText], "edit", isNeeded: true) : Hint([.editText], "edit")]
    return [
      Hint([.search], "search"), Hint([.showMissing], "filter", isMenu: true),
      Hint([.nextLocale, .previousLocale], "language", isNeeded: true),
    ] + (isInPoints ? [Hint([.textSize], "text size", isNeeded: true)] : []) + edit + [
      Hint([.inspect], "inspect", isNeeded: true), Hint([.compare], "compare"),
      Hint([.prompt], "command"), .help,
    ]
  }
}

extension Model {
  /// The hints where rows are visible if none is listed; nil otherwise.
  var hintsOfRows: [Hint]? {
    guard list.count == 0, catalog.rowCount > 0 else { return nil }
    return [
      Hint([.back], stage.hasPane ? "close" : "clear filter", isWayOut: true),
      Hint([.filter], "new filter"),
      Hint([.showMissing], "filter", isMenu: true),
      Hint([.nextLocale, .previousLocale], "language"),
      Hint([.prompt], "command"), .help,
    ]
  }
}
