internal import PreviewRows
internal import SourceText

extension Model {
  /// Performs an action of the group "Find": searches, filters, or sorts rows.
  ///
  /// With a count, searches go to that match: `3n` to the third.
  func find(_ action: Action, count: Int) {
    switch action {
    case .search: open(SearchPrompt(in: self))
    case .findKey:
      if catalog.rowCount > 0 {
        let picker = KeyPicker(in: self)
        open(picker)
      }
    case .clearSearch:
      search.setQuery(SearchQuery())
      status.say("search cleared")
    case .filter: open(FilterPrompt(in: self))
    case .showMissing, .showReview, .showNew, .showMachineTranslated, .showOverOneLine,
      .showOverTwoLines, .showProblems, .showStale, .showPlurals, .showPlaceholders,
      .showWithoutWords:
      if let kind = action.kind { toggleKind(kind) }
    case .showAll: setKinds(RowFilter())
    case .hide: excludeNextKind()
    case .sort: setSort(SortOrder.allCases.element(after: list.sort))
    case .sortFile: setSort(.file)
    case .sortKey: setSort(.key)
    case .sortWidth: setSort(.width)
    case .sortWidthAll: setSort(.widthAll)
    case .sortState: setSort(.state)
    case .sortProblems: setSort(.problems)
    case .nextMatch: findMatch(step: 1, count: count)
    case .previousMatch: findMatch(step: -1, count: count)
    case .nextOverTwoLines: find(.overTwoLines, count: count)
    case .nextMissing: find(.missing, count: count)
    case .nextReview: find(.review, count: count)
    case .nextProblem: find(.problem, count: count)
    default: break
    }
  }

  private func findMatch(step: Int, count: Int) {
    guard !search.query.isEmpty else {
      status.say("no search yet; press / to search")
      return
    }
    find(.match, step: step, skippingSelected: true, wanting: count)
  }

  func find(_ target: RowSearch.Target, count: Int) {
    find(target, step: 1, skippingSelected: true, wanting: count)
  }

  /// Starts a search for the next row with a property, from the selected one.
  ///
  /// `number` is the ordinal of the match to find; it wraps around if there are fewer.
  func find(
    _ target: RowSearch.Target, step: Int, skippingSelected: Bool, wanting number: Int = 1
  ) {
    guard list.count > 0 else { return }
    search.search = RowSearch(
      target, step: step, skippingSelected: skippingSelected, wanting: number)
  }

  /// Selects the row that a search has found, or reports that there is none.
  func takeFound(_ current: RowSearch) {
    guard current.outcome != .none || list.count == 0 else { return }
    search.search = nil
    guard list.count > 0 else { return }
    if current.outcome == .found {
      let isElsewhere = current.position != list.selection
      list.select(current.position)
      report(current, isElsewhere: isElsewhere)
    } else if list.hidesWordless,
      let row = catalog.wordless.numbers.first(where: {
        isFound(current.target, at: catalog.index(of: $0))
      })
    {
      show(row)
    } else {
      status.say(missed(current.target))
    }
  }

  func isFound(_ target: RowSearch.Target, at index: RowIndex) -> Bool {
    switch target {
    case .match: search.query.matches(rows.unstoredRow(at: index).row)
    case .overTwoLines: !rows.unstoredRow(at: index).fits(width: geometry.rowWidth)
    case .missing: rows.state(at: index).state.needsWork
    case .review: rows.state(at: index).state.isToReview
    case .problem: rows.unstoredRow(at: index).severity != nil
    }
  }

  /// A note that the search is case-sensitive because its words have capitals; otherwise empty.
  var caseWords: String { search.query.countsCapitals ? ", case-sensitive" : "" }

  /// A hint to find more if a case-sensitive search has no matches.
  private var missWords: String {
    search.query.countsCapitals ? "; lowercase matches any case" : ""
  }

  /// The languages in which the selected row matches the `all:` words.
  private var languageWords: String {
    let found = selectedRow.map { search.query.languages(of: $0.row.entry) } ?? []
    guard !found.isEmpty else { return "" }
    let names = found.prefix(3).joined(separator: ", ")
    return " in \(names)" + (found.count > 3 ? " and \(found.count - 3) more" : "")
  }

  private func missed(_ target: RowSearch.Target) -> String {
    switch target {
    case .match: search.query.fault?.message ?? "no match for \"\(search.query.text)\"\(missWords)"
    case .overTwoLines: "no rows longer than two lines at this width"
    case .missing: "every row is translated and reviewed"
    case .review: "nothing needs review in \(preview.localeName)\(otherLanguagesToReview)"
    case .problem: "no problems"
    }
  }

  // MARK: - Messages about matches

  /// Reports that the search has wrapped, and the number of the match.
  private func report(_ found: RowSearch, isElsewhere: Bool) {
    if found.hasWrapped {
      search.wrap = isElsewhere ? found.step : nil
      // During a review, the line may be for the source string of the row, which says it too.
      if reviewedSource == nil { status.say(wrapped(found.step)) }
    }
    if found.target == .problem, let problem = selectedRow?.markedProblem {
      let parts = [
        found.hasWrapped ? wrapped(found.step) : nil, "\(problem.rule): \(problem.message)",
      ]
      status.say(
        parts.compactMap(\.self).joined(separator: " \(screen.appearance.glyphs.dots) "))
    }
    guard found.target == .match, list.count <= MatchCount.limit else { return }
    var matches = search.matches ?? MatchCount()
    matches.wrap = found.hasWrapped ? found.step : nil
    search.matches = matches
    announceMatch()
  }

  func wrapped(_ step: Int) -> String {
    step > 0 ? "wrapped to the top" : "wrapped to the bottom"
  }

  /// Reports a write, preceded by a note that moving to the next row has wrapped around the list,
  /// if it has.
  ///
  /// If the next string is open, the line above its field says so, and which one it is.
  package func notice(written words: String, advice: String) {
    let prompt = stage[TextPrompt.self]
    let isOpen = prompt != nil
    let next = editing.forms == nil ? prompt?.draft : nil
    let parts = [
      formsLeft, isOpen ? words : nil, search.wrap.map(wrapped), next.map { "next: '\($0.key)'" },
      isOpen ? nil : words + advice,
    ].compactMap(\.self)
    let line = parts.joined(separator: " \(screen.appearance.glyphs.dots) ")
    if isOpen { stage[TextPrompt.self]?.advice = line } else { status.say(line) }
  }

  /// Reports the number of the selected match once all are counted, or that there is none.
  ///
  /// A search in progress reports its result itself.
  func announceMatch() {
    let isFound = selectedRow.map { search.query.matches($0.row) } ?? false
    if search.search == nil, !isFound { return status.say(missed(.match)) }
    search.matches?.isAwaited = true
    announce()
  }

  func announce() {
    guard let matches = search.matches, matches.isAwaited, let place = matchPlace else { return }
    search.matches?.isAwaited = false
    let words = "\(place) with \"\(search.query.text)\"\(languageWords)\(caseWords)"
    let dots = screen.appearance.glyphs.dots
    status.say(matches.wrap.map { "\(words) \(dots) \(wrapped($0))" } ?? words)
  }

  /// The number of the selected match and of all matches; nil until all are counted.
  var matchPlace: String? {
    guard let matches = search.matches, !matches.isPending(in: self),
      let number = matches.positions.firstIndex(of: list.selection)
    else { return nil }
    return "\(number + 1) of \(matches.positions.count)"
  }

  // MARK: - The list

  /// Selects a row, removing filters that hide it.
  ///
  /// For a wordless row, the wordless rows are listed.
  func show(_ row: Int) {
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
  func listWhatIsLeft(_ cell: CoverageBoard.Cell?, of table: Int?) {
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

  /// Filters the list by a query.
  ///
  /// The anchor, or else the selected row, stays selected if it is listed. An unfiltered list
  /// scrolls to `top`.
  func setFilter(_ query: SearchQuery, anchor: Int? = nil, top: Int? = nil) {
    status.clearFailure()
    list.filter = query
    rebuildList(showingEarly: !query.isEmpty, anchor: anchor, top: top)
  }

  /// Toggles a kind of rows in the filter.
  func toggleKind(_ kind: RowFilter.Kind) {
    var kinds = list.kinds
    kinds.toggle(kind, excludes: list.excludesNextKind)
    setKinds(kinds)
  }

  /// Filters the list by kinds of rows.
  ///
  /// The anchor, or else the selected row, stays selected if it is listed.
  func setKinds(_ kinds: RowFilter, anchor: Int? = nil) {
    list.kinds = kinds
    list.excludesNextKind = false
    rebuildList(showingEarly: true, anchor: anchor, wraps: anchor == nil && list.sort == .file)
    guard !kinds.isEmpty else { return status.say(allRowsWords) }
    let review =
      kinds.wanted.contains(.review) ? screen.keymap.legends(for: .nextReview).first : nil
    let keys = [
      review.map { "\($0) reviews" },
      screen.keymap.legends(for: .showAll).first.map { "\($0) shows all" },
    ].compactMap(\.self)
    let all = keys.isEmpty ? "" : "; " + keys.joined(separator: ", ")
    let hidden = kinds.excluded.map(\.words).joined(separator: ", ")
    status.say((kinds.wanted.isEmpty ? "hiding: \(hidden)" : "showing: \(kinds.words)") + all)
  }

  /// A description of the list when no kinds are filtered.
  private var allRowsWords: String {
    guard list.filter.isEmpty else {
      return "all rows with \"\(list.filter.text)\"; Esc clears the filter"
    }
    let hidden = catalog.wordless.numbers.count
    guard hidden > 0,
      let key = screen.keymap.legends(for: .showWithoutWords).first
    else { return "all rows" }
    return "all rows; \(key) shows the \(hidden) without words"
  }

  /// Reopens the menu to choose the kind of rows to exclude.
  private func excludeNextKind() {
    list.excludesNextKind = true
    let prefix = screen.keymap.prefix(of: .hide)
    guard !prefix.isEmpty else { return }
    for key in prefix { _ = stage.keys.add(key) }
    openMenu()
  }

  func setSort(_ order: SortOrder) {
    list.sort = order
    rebuildList(showingEarly: false)
    // In file order, the neighbors of the selected row are of interest.
    list.builder?.selectsFirst = order != .file
    let extent = catalog.tables.count > 1 && order != .widthAll ? " within each table" : ""
    status.say(order == .file ? "in file order" : "sorted by \(order.words)\(extent)")
  }

  /// Starts to rebuild the list after filters or sort order have changed.
  ///
  /// An unfiltered list scrolls to `top`.
  func rebuildList(
    showingEarly: Bool, anchor: Int? = nil, top: Int? = nil, wraps: Bool = false
  ) {
    list.builder = ListBuilder(
      anchor: anchor ?? list.builder?.anchor ?? list.selectedRow ?? list.lastRow,
      showsEarly: showingEarly && list.sort == .file, top: top, wraps: wraps)
  }

  /// Lists the rows found by a builder.
  func takeBuilt(_ builder: ListBuilder) {
    let isComplete = builder.next >= catalog.rowCount
    if isComplete { list.builder = nil }
    guard isComplete || builder.showsEarly else { return }
    search.forgetPositions()
    list.show(
      list.isInFileOrder ? catalog.plainList : builder.rows(in: catalog, isGrouped: list.isGrouped),
      selecting: builder.anchor)
    if isComplete, builder.selectsFirst {
      list.select(0)
      list.scroll(to: 0)
    }
    if isComplete, builder.wraps, list.count > 0, list[list.count - 1] < builder.anchor {
      list.select(0)
      list.scroll(to: 0)
      let words = [status.message, wrapped(1)].compactMap(\.self)
      status.say(words.joined(separator: " \(screen.appearance.glyphs.dots) "))
    }
    fillList()
    countReview()
    if list.isInFileOrder, let top = builder.top { list.scroll(to: top) }
  }

  /// Scrolls up if there would be empty lines below the last row.
  func fillList() {
    // The list is taken out while it changes, because the model computes the lines of its rows.
    var list = list
    list.fill(height: geometry.listHeight) { lines(at: $0) }
    self.list = list
  }
}

extension Collection where Element: Equatable {
  /// Returns the element after another one.
  ///
  /// Returns the first element after the last one, or for an element that is not in the collection.
  func element(after element: Element) -> Element {
    guard let index = firstIndex(of: element) else { return self[startIndex] }
    let next = self.index(after: index)
    return next == endIndex ? self[startIndex] : self[next]
  }
}

extension RowState {
  /// Whether the translation needs review by a person.
  var isToReview: Bool { self == .needsReview || self == .other("machine_translated") }
}

extension SortOrder {
  var words: String { self == .widthAll ? "width, all tables together" : rawValue }
}
