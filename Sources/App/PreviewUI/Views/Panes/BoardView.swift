internal import CatalogCheck
internal import LocalizedText
internal import SourceText
internal import TerminalValues

/// A list that replaces the rows: the problem list, or the coverage board.
struct BoardView {
  let geometry: ScreenGeometry
  let appearance: Appearance

  private var theme: Theme { appearance.theme }
  private var columns: Int { geometry.size.columns }

  /// Draws the problems, or a message if there are none, and returns the start of the selected
  /// line.
  func draw(_ list: ProblemList, saying message: String, on canvas: inout Canvas) -> Position {
    if list.lines.isEmpty {
      Line(message, theme[.hint], in: appearance)
        .draw(
          on: &canvas, at: Position(column: 3, row: geometry.listTop), wrappedTo: columns - 4,
          lines: geometry.listHeight)
    }
    let shown = list.lines.indices.dropFirst(list.top).prefix(geometry.listHeight)
    for (offset, number) in shown.enumerated() {
      let (line, place) = words(of: list.lines[number], in: list)
      draw(
        line, place, isSelected: number == list.selection, row: geometry.listTop + offset,
        on: &canvas)
    }
    return Position(column: 0, row: geometry.listTop + list.selection - list.top)
  }

  /// Returns the content of a line, and the location at its right end, if any.
  private func words(
    of line: ProblemList.Line, in list: ProblemList
  ) -> (line: Line, place: Line?) {
    switch line {
    case .heading(let number):
      let group = list.groups[number]
      let role = group.severity == .error ? Theme.Role.problem : .warning
      var line = Line("\(appearance.glyphs.problem) \(group.count)  ", theme[role], in: appearance)
      line.add(group.rule.rawValue, theme[.title])
      line.add("  \(group.summary)", theme[.hint])
      return (line, nil)
    case .problem(let group, let place):
      let problem = list.groups[group].problems[place]
      var line = Line("  ", in: appearance)
      if problem.isOfFile, let place = problem.place {
        line.add(place.shown, theme[.key])
        // A key that is in no table is the subject of the line.
        if problem.row == nil, let key = problem.key { line.add("  \(key)") }
        line.add("  \(appearance.glyphs.words(problem.diagnostic.message))")
        if problem.row != nil, let key = problem.key { line.add("  \(key)", theme[.hint]) }
        return (line, nil)
      }
      let key = problem.key ?? ""
      if let locale = problem.locale {
        let tag = locale.description
        let gap = String(repeating: " ", count: list.tagColumns - tag.utf8.count + 2)
        line.add(tag + gap, theme[.table])
      }
      line.add(key.isEmpty ? "(empty key)" : key, theme[.key])
      line.add("  \(appearance.glyphs.words(problem.diagnostic.message))")
      return (line, self.place(of: problem))
    }
  }

  /// Returns the location of a problem; nil if it would take half of the screen, in which case only
  /// the status line shows it.
  private func place(of problem: ProblemList.Problem) -> Line? {
    guard let shown = problem.place?.shown else { return nil }
    let place = Line(shown, theme[.hint], in: appearance)
    return place.columns * 2 < columns ? place : nil
  }

  private func draw(
    _ line: Line, _ place: Line?, isSelected: Bool, row: Int, on canvas: inout Canvas
  ) {
    let end = columns - 1 - (place?.columns ?? 0)
    let room = place == nil ? columns - 1 : end - 3
    line.draw(on: &canvas, at: Position(column: 1, row: row), to: room)
    place?.draw(on: &canvas, at: Position(column: end, row: row), to: columns - end)
    guard isSelected else { return }
    canvas.draw(
      appearance.glyphs.selection, style: theme[.prompt], at: Position(column: 0, row: row))
    canvas.apply(theme[.match], columns: 1..<columns, row: row)
  }

  // MARK: Coverage

  /// Draws the coverage board, and returns the start of the selected line.
  func draw(_ board: CoverageBoard, on canvas: inout Canvas) -> Position {
    var first = geometry.listTop
    guard board.isComplete else {
      canvas.draw("   counting", style: theme[.hint], at: Position(column: 0, row: first))
      return Position(column: 0, row: first)
    }
    let tag = min(board.locales.map(\.description.utf8.count).max() ?? 0, max(6, columns / 3))
    // As many columns as fit, with the selected one among them.
    let widths = board.widths(in: columns - tag - 2)
    let room = columns - tag - 2
    var shown = visible(widths, selecting: board.column, in: room)
    if geometry.listHeight > 1 {
      if shown.count < widths.count {
        // The number of the others comes after the last name, where it cannot be taken for languages, unless
        // that would hide one of few tables.
        let note = "  \(widths.count) more".utf8.count
        let isWide = room - note >= widths[shown].prefix(3).reduce(0, +) && shown.count > 2
        if isWide { shown = visible(widths, selecting: board.column, in: room - note) }
        let hidden = "\(widths.count - shown.count) more"
        let start = isWide ? tag + 4 + widths[shown].reduce(0, +) : 1
        Line(hidden, theme[.hint], in: appearance).draw(
          on: &canvas, at: Position(column: start, row: first),
          to: isWide ? max(0, columns - start) : tag)
      }
      var start = tag + 2
      for column in shown {
        let heading = board.headings[column]
        let role = column == board.column ? Theme.Role.title : .table
        var line = Line(appearance)
        if heading.isDamaged { line.add("\(appearance.glyphs.problem) ", theme[.problem]) }
        line.add(heading.name, theme[role])
        draw(line, from: start, columns: widths[column], row: first, on: &canvas)
        start += widths[column]
      }
      first += 1
    }
    for (offset, number) in board.locales.indices.dropFirst(board.top)
      .prefix(geometry.boardHeight).enumerated()
    {
      let row = first + offset
      Line(board.locales[number].description, theme[.key], in: appearance)
        .draw(on: &canvas, at: Position(column: 1, row: row), to: tag)
      var start = tag + 2
      for column in shown {
        let cell = board.cells[number][column]
        let style = theme[cell.role]
        let isSelected = number == board.selection && column == board.column
        draw(
          Line(
            cell.share.percentText, isSelected ? style.adding(theme[.match]) : style,
            in: appearance),
          from: start, columns: widths[column], row: row, on: &canvas)
        start += widths[column]
      }
      if number == board.selection {
        canvas.draw(
          appearance.glyphs.selection, style: theme[.prompt], at: Position(column: 0, row: row))
      }
    }
    canvas.drawNote(
      of: board.top..<min(board.top + geometry.boardHeight, board.locales.count),
      in: board.locales.count, "languages", geometry, appearance)
    return Position(column: 0, row: first + board.selection - board.top)
  }

  /// Returns the range of columns that fit the screen.
  private func visible(_ widths: [Int], selecting selected: Int, in room: Int) -> Range<Int> {
    var range = widths.indices.prefix(1)
    var used = range.reduce(0) { $0 + widths[$1] }
    for column in widths.indices.dropFirst() {
      guard used + widths[column] > room else {
        used += widths[column]
        range = range.lowerBound..<column + 1
        continue
      }
      guard column <= selected else { break }
      used += widths[column]
      var start = range.lowerBound
      while used > room, start < column {
        used -= widths[start]
        start += 1
      }
      range = start..<column + 1
    }
    return range
  }

  /// Draws a line right-aligned in its column.
  private func draw(
    _ line: Line, from start: Int, columns: Int, row: Int, on canvas: inout Canvas
  ) {
    let width = min(line.columns, columns - 1)
    line.draw(
      on: &canvas, at: Position(column: max(0, start + columns - width), row: row), to: width)
  }
}

extension CoverageBoard.Cell {
  /// The color of the share.
  fileprivate var role: Theme.Role {
    switch share.permille {
    case 1000: review > 0 ? .warning : .state
    case 0: .problem
    default: .warning
    }
  }

  /// A summary of the remaining work, for the status line.
  var words: String {
    let parts = [
      (missing, "missing"), (new, "new"),
      (review, "\(RowFilter.Kind.review.words(for: review)) (counted as done)"),
    ]
    .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return parts.isEmpty ? "nothing left to do" : parts.joined(separator: ", ")
  }
}

extension FilePlace {
  /// The location in the format of compilers, with a shortened path.
  var shown: String {
    guard !path.isEmpty else { return "\(location)" }
    return location == .start ? path.lastNames : "\(path.lastNames):\(location)"
  }
}
