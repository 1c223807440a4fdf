internal import LocalizedText
internal import PreviewRows
internal import SourceText
internal import StringCatalog

/// The problem list and the coverage board, which replace the rows.
extension Model {
  /// Whether problems are still being searched for, or coverage is being counted.
  var isFillingBoard: Bool {
    overlay.problems?.isPending(in: self) ?? overlay.coverage?.isPending(in: self) ?? false
  }

  /// Fills the open board with everything that does not depend on rows.
  mutating func startBoard() {
    switch overlay.mode {
    case .problems:
      let paths = Set(catalog.tables.lazy.filter { !$0.isEmpty }.flatMap(\.table.paths))
      overlay.problems = ProblemList(
        of: catalog.fileProblems,
        in: overlay.listsAllLanguages ? catalog.locales : [preview.locale], rowsFrom: paths,
        at: overlay.problemPlace)
    case .coverage:
      let appearance = screen.appearance
      overlay.coverage = CoverageBoard(
        of: catalog.tables, named: catalog.labels,
        selecting: overlay.coveragePlace ?? (preview.locale, 0),
        sortsByShare: overlay.sortsCoverageByShare, damaged: catalog.damagedPaths
      ) { Line($0, in: appearance).columns }
    case .browse, .inspect, .diff, .compare, .help: break
    }
  }

  /// The status of the open board; nil if none is open.
  var boardWords: String? {
    switch overlay.pane {
    case .problems(let list):
      let count = list.count.counted("problem")
      let languages = list.hasAllLanguages ? "all languages" : preview.localeName
      if isFillingBoard, list.count == 0 { return "checking \(languages)" }
      if list.count == 0 {
        return "no \(list.unlisted.isEmpty ? "" : "other ")problems in \(languages)"
      }
      let counted = (isFillingBoard ? "\(count) so far" : count) + " in \(languages)"
      guard let place = list.selected?.place else { return counted }
      return "\(shown(place)) \(screen.appearance.glyphs.dots) \(counted)"
    case .coverage(let board):
      guard let locale = board.selectedLocale, let cell = board.selectedCell else { return nil }
      let heading = board.headings[board.column]
      let words = "\(locale.displayName()), \(heading.name): \(cell.words)"
      return heading.isDamaged ? "\(words); part of the table is unreadable" : words
    case .browse, .inspect, .diff, .compare, .help: return nil
    }
  }

  /// The message of an empty problem list, with the numbers of rows that have filters and marks of
  /// their own.
  var wordsWithoutProblems: String {
    guard !isFillingBoard, let list = overlay.problems else { return "checking" }
    let counts = RowFilter.Kind.allCases.compactMap { kind -> String? in
      guard let count = list.unlisted[kind] else { return nil }
      // The filters list the rows of one language.
      let action = list.hasAllLanguages ? nil : Action.allCases.first { $0.kind == kind }
      let keys = action.flatMap { screen.keymap.legends(for: $0).first }
      return "\(count) \(kind.words(for: count))" + (keys.map { " (\($0))" } ?? "")
    }
    return counts.isEmpty ? "no problems" : "no problems besides " + counts.joined(separator: ", ")
  }

  /// Returns a location for display, with the folder of its table if another table has the same
  /// name.
  private func shown(_ place: FilePlace) -> String {
    let table = catalog.tables.firstIndex { $0.table.paths.contains(place.path) }
    let folder = table.flatMap { catalog.labels[$0].folder }
    return folder.map { "\($0)/\(place.shown)" } ?? place.shown
  }

  /// Performs an action that has a special meaning on the open board.
  ///
  /// - Returns: whether the action was performed.
  mutating func performOnBoard(_ action: Action, count: Int?, effect: inout Effect?) -> Bool {
    switch (overlay.mode, action) {
    case (_, .inspect), (_, .choose): effect = enterBoard()
    case (.problems, .edit), (.problems, .editKey):
      effect = editSelectedProblem()
      return effect != nil
    case (.coverage, .sortState), (.coverage, .sortKey): sortCoverage(byShare: action == .sortState)
    case (.problems, .showAll):
      overlay.listsAllLanguages.toggle()
      changes.insert(.board)
    default:
      let moves = overlay.mode == .coverage || action.entry.group == .move
      return action.columnStep != nil && moves && moveInBoard(action, count: count)
    }
    return true
  }

  /// Moves within the open board; returns false if none is open.
  mutating func moveInBoard(_ action: Action, count: Int?) -> Bool {
    switch overlay.pane {
    case .problems(let list):
      let target = target(
        of: action, count: count, from: list.selection, page: geometry.listHeight - 1,
        last: list.lines.count - 1)
      overlay.problems?.select(target)
    case .coverage(let board):
      let target = target(
        of: action, count: count, from: board.selection, page: geometry.boardHeight - 1,
        last: board.locales.count - 1)
      overlay.coverage?.select(target)
      if let step = action.columnStep { overlay.coverage?.moveColumn(by: step * (count ?? 1)) }
    case .browse, .inspect, .diff, .compare, .help: return false
    }
    return true
  }

  /// Sorts the languages of the coverage board.
  private mutating func sortCoverage(byShare: Bool) {
    overlay.sortsCoverageByShare = byShare
    overlay.coverage?.sort(byShare: byShare)
    status.say(byShare ? "least complete language first" : "by name")
  }

  /// Goes to the selected item of the open board.
  private mutating func enterBoard() -> Effect? {
    switch overlay.pane {
    case .problems(let list):
      guard let problem = list.selected else { return nil }
      guard let row = problem.row ?? problem.place.flatMap(catalog.row(nearestTo:)) else {
        // No row of the file is shown.
        return editSelectedProblem()
      }
      open(.browse)
      rememberPlace()
      if let locale = problem.locale, locale != preview.locale { setLocale(locale) }
      show(row)
      status.say(screen.appearance.glyphs.words(problem.diagnostic.message))
    case .coverage(let board):
      guard !board.isComplete || board.selectedLocale != nil else { return nil }
      open(.browse)
      rememberPlace()
      setLocale(board.wantedLocale)
      listWhatIsLeft(
        board.isComplete ? board.selectedCell ?? CoverageBoard.Cell() : nil,
        of: board.selectedTable)
    case .browse, .inspect, .diff, .compare, .help: break
    }
    return nil
  }

  /// Opens the editor at the selected problem, if the problem list is open.
  private func editSelectedProblem() -> Effect? {
    overlay.problems?.selected?.place.map { .edit(path: $0.path, line: $0.location.line) }
  }

  /// Selects a row, removing filters that hide it.
  ///
  /// For a wordless row, the wordless rows are listed.
  mutating func show(_ row: Int) {
    if list.rows.position(of: row) == nil {
      list.filter = SearchQuery()
      list.kinds = catalog.entry(ofRow: row).isWordless ? RowFilter(.wordless) : RowFilter()
      rebuildList(showingEarly: false, anchor: row)
    } else {
      list.select(row: row)
    }
  }

  /// Lists missing and new strings, or else those that need review, starting at the first such row
  /// of a table; if there are none, lists all rows.
  ///
  /// A nil cell, which has not been counted, is treated as having missing strings.
  private mutating func listWhatIsLeft(_ cell: CoverageBoard.Cell?, of table: Int?) {
    list.filter = SearchQuery()
    let states: [String] =
      switch cell {
      case let cell? where cell.missing + cell.new == 0: cell.review > 0 ? ["needs_review"] : []
      default: ["missing", "new"]
      }
    setKinds(RowFilter(states: states), anchor: table.map { catalog.firstRow(ofTable: $0) } ?? 0)
    guard states.isEmpty else { return }
    let place = table.map { "in \(catalog.labels[$0].path)" } ?? "in any table"
    status.say("nothing left to do \(place) for \(preview.localeName); showing all rows")
  }
}

extension Action {
  /// Whether the action keeps the problem list or coverage board open.
  var worksInBoard: Bool {
    switch self {
    case .table, .jumpBack: false
    case .nextLocale, .previousLocale, .lastLocale, .theme: true
    default: entry.group == .move || entry.group == .program
    }
  }

  /// The number of columns by which the action moves on the coverage board.
  fileprivate var columnStep: Int? {
    switch self {
    case .nextTable, .nextLocale: 1
    case .previousTable, .previousLocale: -1
    default: nil
    }
  }
}
