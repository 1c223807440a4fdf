internal import CatalogCheck
internal import LocalizedText
internal import PreviewRows
internal import TerminalValues

/// The completeness of each language in each table, instead of the rows.
struct CoveragePane: Layer {
  /// The table; nil until it is first followed.
  private(set) var board: CoverageBoard?

  var level: Level { .pane }
  var place: Place { .body }

  // MARK: Reactions

  mutating func perform(_ action: Action, count: Int?, in model: Model) -> Outcome {
    switch action {
    case .coverage: return .close
    case .inspect, .choose: return enter(in: model)
    case .sortState, .sortKey: sort(byShare: action == .sortState, in: model)
    case .nextTable, .nextLocale: board?.moveColumn(by: count ?? 1)
    case .previousTable, .previousLocale: board?.moveColumn(by: -(count ?? 1))
    case .focus, .lastLocale, .theme: return .pass
    case .table, .jumpBack: return .leave
    default:
      guard action.entry.group == .move else {
        return action.entry.group == .program ? .pass : .leave
      }
      guard let board else { return .done }
      self.board?.select(
        action.line(
          from: board.selection, count: count, page: model.geometry.boardHeight - 1,
          last: board.locales.count - 1))
    }
    return .done
  }

  mutating func turn(_ step: Int, at position: Position, in model: Model) -> Outcome {
    board.map { board?.select($0.selection + step) }
    return .done
  }

  /// Sorts the languages.
  private mutating func sort(byShare: Bool, in model: Model) {
    model.stage.memory.sortsCoverageByShare = byShare
    board?.sort(byShare: byShare)
    model.status.say(byShare ? "least complete language first" : "by name")
  }

  /// Lists what is left to do in the selected table and language.
  private func enter(in model: Model) -> Outcome {
    guard let board, !board.isComplete || board.selectedLocale != nil else { return .done }
    return .closing {
      model.rememberPlace()
      model.setLocale(board.wantedLocale)
      model.listWhatIsLeft(
        board.isComplete ? board.selectedCell ?? CoverageBoard.Cell() : nil,
        of: board.selectedTable)
    }
  }

  // MARK: Counting

  mutating func follow(_ changes: Changes, in model: Model) {
    if board == nil || changes.contains(.tables) {
      let appearance = model.screen.appearance
      let place = board.flatMap { $0.hasTables ? ($0.wantedLocale, $0.column) : nil }
      board = CoverageBoard(
        of: model.catalog.tables, named: model.catalog.labels,
        selecting: place ?? (model.preview.locale, 0),
        sortsByShare: model.stage.memory.sortsCoverageByShare, damaged: model.catalog.damagedPaths
      ) { Line($0, in: appearance).columns }
    }
    board?.reveal(height: model.geometry.boardHeight)
  }

  func isPending(in model: Model) -> Bool { board?.isComplete == false }

  mutating func work(rows: Int, in model: Model) { board?.advance(rows: rows) }

  // MARK: Words

  func status(in model: Model) -> String? {
    guard let board, let locale = board.selectedLocale, let cell = board.selectedCell else {
      return nil
    }
    let heading = board.headings[board.column]
    let words = "\(locale.displayName()), \(heading.name): \(cell.words)"
    return heading.isDamaged ? "\(words); part of the table is unreadable" : words
  }

  func hints(in model: Model) -> [Hint]? {
    [
      Hint([.down, .up], "language"), Hint([.nextLocale, .previousLocale], "table"),
      Hint([.inspect], "list strings"), Hint([.sortState], "least complete first"),
      Hint([.sortKey], "by name"), .close(.quit), .help,
    ]
  }

  func help(in model: Model) -> HelpText.Section? {
    HelpText.Section(
      "In the coverage table",
      [
        ([.down, .up], "next or previous language"),
        ([.nextLocale, .previousLocale], "next or previous table"),
        ([.inspect], "list its untranslated strings"),
        ([.sortState], "least complete language first"), ([.sortKey], "languages by name"),
        ([.quit], "close"),
      ], model.screen.keymap)
  }
}

// MARK: - Drawing

extension CoveragePane {
  func draw(_ model: Model, on frame: inout Frame) {
    let (appearance, columns) = (model.screen.appearance, frame.geometry.size.columns)
    let theme = appearance.theme
    var first = frame.geometry.listTop
    guard let board, board.isComplete else {
      frame.canvas.draw("   counting", style: theme[.hint], at: Position(column: 0, row: first))
      frame.cursor.row = first
      return
    }
    let tag = min(board.locales.map(\.description.utf8.count).max() ?? 0, max(6, columns / 3))
    // As many columns as fit, with the selected one among them.
    let widths = board.widths(in: columns - tag - 2)
    let room = columns - tag - 2
    var shown = visible(widths, selecting: board.column, in: room)
    if frame.geometry.listHeight > 1 {
      if shown.count < widths.count {
        // The number of the others comes after the last name, where it cannot be taken for languages, unless
        // that would hide one of few tables.
        let note = "  \(widths.count) more".utf8.count
        let isWide = room - note >= widths[shown].prefix(3).reduce(0, +) && shown.count > 2
        if isWide { shown = visible(widths, selecting: board.column, in: room - note) }
        let hidden = "\(widths.count - shown.count) more"
        let start = isWide ? tag + 4 + widths[shown].reduce(0, +) : 1
        Line(hidden, theme[.hint], in: appearance).draw(
          on: &frame.canvas, at: Position(column: start, row: first),
          to: isWide ? max(0, columns - start) : tag)
      }
      var start = tag + 2
      for column in shown {
        let heading = board.headings[column]
        let role = column == board.column ? Theme.Role.title : .table
        var line = Line(appearance)
        if heading.isDamaged { line.add("\(appearance.glyphs.problem) ", theme[.problem]) }
        line.add(heading.name, theme[role])
        draw(line, from: start, columns: widths[column], row: first, on: &frame.canvas)
        start += widths[column]
      }
      first += 1
    }
    for (offset, number) in board.locales.indices.dropFirst(board.top)
      .prefix(frame.geometry.boardHeight).enumerated()
    {
      let row = first + offset
      Line(board.locales[number].description, theme[.key], in: appearance)
        .draw(on: &frame.canvas, at: Position(column: 1, row: row), to: tag)
      var start = tag + 2
      for column in shown {
        let cell = board.cells[number][column]
        let style = theme[cell.role]
        let isSelected = number == board.selection && column == board.column
        draw(
          Line(
            cell.share.percentText, isSelected ? style.adding(theme[.match]) : style,
            in: appearance),
          from: start, columns: widths[column], row: row, on: &frame.canvas)
        start += widths[column]
      }
      if number == board.selection {
        frame.canvas.draw(
          appearance.glyphs.selection, style: theme[.prompt], at: Position(column: 0, row: row))
      }
    }
    frame.canvas.drawNote(
      of: board.top..<min(board.top + frame.geometry.boardHeight, board.locales.count),
      in: board.locales.count, "languages", frame.geometry, appearance)
    frame.cursor.row = first + board.selection - board.top
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
