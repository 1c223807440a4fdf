internal import LocalizedText
internal import PreviewRows
internal import StringCatalog
internal import TerminalValues

/// Follow-up work of events. Events only record their changes, so that a burst is processed once.
extension Model {
  /// Does the follow-up work of the events so far, before a frame is drawn.
  package func settle() {
    guard !changes.isEmpty else { return }
    if changes.contains(.query) { changeInput { $0.apply(in: self) } }
    remake()
    seekQuickly()
    if takeStart() { seekQuickly() }
    bringUpToDate()
  }

  /// Finishes quick searches in the same frame as the key.
  private func seekQuickly() {
    if list.builder != nil { buildList(rows: part(of: Self.quickRows)) }
    if list.builder == nil, search.search != nil { seek(rows: part(of: Self.quickRows)) }
  }

  /// The number of rows to examine before a frame.
  private static let quickRows = 1_000

  /// Updates rows, selection, and open panes, and scrolls to the selection.
  func bringUpToDate() {
    remake()
    followSelection()
    followOnStage(changes)
    reveal()
    changes = []
  }

  // MARK: Rows

  /// Records that the content of the rows has changed.
  ///
  /// Unless `keepingList` is true, the list is rebuilt too, because the filter and the order may be
  /// affected.
  func noteRows(keepingList: Bool = false) {
    changes.insert(.rows)
    // The width of the rows depends on it, and the next key may change that width.
    let locale = preview.locale
    screen.isInSourceLanguage =
      preview.root.pseudo == nil && !catalog.tables.isEmpty
      && catalog.tables.allSatisfy { $0.isSourceLanguage(locale) }
    if !keepingList, !list.isInFileOrder { rebuildList(showingEarly: false) }
  }

  /// Recreates all rows if their content or available width has changed.
  private func remake() {
    if changes.contains(.rows) {
      followDifference()
      followConflicts()
    }
    let room = geometry.rowRoom
    let hasOtherRoom = room != rows.room
    if hasOtherRoom || changes.contains(.rows) {
      preview.environment.width = room.width
      search.matches = nil
      list.kindCounts = nil
      rows = RowStore(catalog, preview, screen, room: room, isReviewing: isReviewing)
      changes.insert(.remade)
      if changes.contains(.rows), catalog.trial == nil { countReview() }
    } else if changes.contains(.trial) {
      rows = RowStore(rows, trial: catalog.trial)
    }
    // A list that is being built begins again.
    if hasOtherRoom, !list.isInFileOrder, list.builder?.next != 0 {
      rebuildList(showingEarly: false)
    }
    changes.subtract([.rows, .trial])
  }

  // MARK: The selection

  /// Starts the work that depends on the selected row: the coverage and problems of its table.
  private func followSelection() {
    // A table that is still being read would have to be counted again.
    if status.progress == nil, let table = selectedTableNumber {
      catalog.coverage.show(catalog.tables[table], number: table, in: preview.root.locale)
      if problemCount?.isOf(table, in: rows) != true {
        problemCount = ProblemCount(of: table, in: self, after: problemCount)
      }
    }
  }

  /// Scrolls the list as little as necessary to reveal the selection.
  private func reveal() {
    let geometry = geometry
    // A copy changes, because the lines of rows are looked up in the list meanwhile.
    var list = list
    let page = Size(columns: geometry.rowWidth, rows: geometry.listHeight)
    list.reveal(in: page, margin: listMargin) { lines(at: $0) }
    self.list = list
  }
}
