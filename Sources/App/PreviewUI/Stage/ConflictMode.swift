package import CatalogChanges
package import CatalogEditing
internal import LocalizedText
internal import PreviewRows
internal import StringCatalog
internal import TerminalValues

/// The merge conflicts in the open files, which are settled row by row: some keys keep one side,
/// or go to the next conflict.
///
/// The rows are made with the conflicts, so ``CatalogState`` has them.
struct ConflictMode: Layer {
  var level: Level { .conflicts }
  var place: Place { .nothing }

  func perform(_ action: Action, count: Int?, in model: Model) -> Outcome {
    guard [.takeOurs, .takeTheirs, .nextConflict].contains(action) else { return .pass }
    guard model.list.selectedRow != nil else {
      return .handled(model.refuse("no row selected"))
    }
    // Other panes close, as they do for the keys of the list.
    if !model.stage.showsRows, !(model.stage.pane is ComparisonPane) { model.stage.closePanes() }
    switch action {
    case .takeOurs: return .handled(model.takeSide(.ours))
    case .takeTheirs: return .handled(model.takeSide(.theirs))
    default:
      model.goToConflict()
      return .done
    }
  }

  func draw(_ model: Model, on frame: inout Frame) {}

  func hints(in model: Model) -> [Hint]? {
    let inspector = model.stage.pane as? InspectorPane
    let isFree =
      inspector.map { !$0.scroll.isFocused }
      ?? (model.stage.pane.place == .rows && model.list.marks.isEmpty)
    guard isFree, model.selectedRow?.isInConflict == true else { return nil }
    return [
      Hint([.takeOurs, .takeTheirs], "ours, theirs"),
      Hint(model.selectedConflicts.editable == nil ? [] : [.editText], "edit"),
      Hint([.nextConflict], "next conflict"),
      inspector == nil ? Hint([.inspect], "inspect") : .close(.inspect), Hint([.undo], "undo"),
      .help,
    ]
  }

  func help(in model: Model) -> HelpText.Section? {
    guard model.openConflictCount > 0 else { return nil }
    return HelpText.Section(
      "In a merge conflict",
      [
        ([.takeOurs], "keep ours"), ([.takeTheirs], "keep theirs"),
        ([.editText], "write a string of your own"), ([.nextConflict], "next conflict"),
        ([.undo], "undo"),
      ], model.screen.keymap)
  }
}

extension Model {
  /// Shows the conflicts in the files of the tables.
  package func show(_ files: [CatalogConflicts]) {
    guard !files.isEmpty || catalog.conflicts != nil else { return }
    catalog.conflicts = files.isEmpty ? nil : ConflictState(files, after: catalog.conflicts)
    if files.isEmpty {
      stage.close(ConflictMode.self)
    } else if stage[ConflictMode.self] == nil {
      open(ConflictMode())
    }
    noteRows(keepingList: true)
    settle()
  }

  /// Takes one side for the selected row.
  fileprivate func takeSide(_ side: CatalogConflicts.Side) -> Effect? {
    guard let row = list.selectedRow, !refusesEdits() else { return nil }
    let index = catalog.index(of: row)
    let entry = catalog.entry(at: index)
    let paths = catalog.conflicts?.decide(entry, ofTable: index.table, for: side) ?? []
    guard let path = paths.first else {
      let others = catalog.conflicts?.otherLocales(of: entry, ofTable: index.table) ?? []
      status.say(
        others.isEmpty
          ? "no conflict in this row"
          : "no conflict in this language; it is in \(others.joined(separator: ", "))")
      return nil
    }
    noteRows(keepingList: true)
    return .settleConflicts(file: path, side: side.rawValue)
  }

  /// Settles a conflict with a string typed for its row.
  ///
  /// - Returns: the path of the file; nil if the string is not in conflict.
  package func decideConflict(by changes: [TextRequest]) -> String? {
    guard changes.count == 1, let change = changes.first, let text = change.text,
      let path = change.file
    else { return nil }
    let own = CatalogConflicts.OwnText(
      text, locale: change.locale, path: change.path, state: change.state)
    guard catalog.conflicts?.decide(change.key, inFile: path, for: own) == true else {
      return nil
    }
    noteRows(keepingList: true)
    return path
  }

  /// The conflicts of the selected row.
  var selectedConflicts: [RowConflict] {
    guard let state = catalog.conflicts, let number = list.selectedRow else { return [] }
    let index = catalog.index(of: number)
    return state.conflicts(of: catalog.entry(at: index), ofTable: index.table)
  }

  /// Returns the conflicts in a file with the user's decisions.
  package func decidedConflicts(
    inFile path: String
  ) -> (CatalogConflicts, [CatalogConflicts.ID: CatalogConflicts.Decision])? {
    catalog.conflicts.flatMap { conflicts in
      conflicts.files.first { $0.path == path }.map { ($0, conflicts.decisions(inFile: path)) }
    }
  }

  /// Discards the decisions for a file, because it cannot be written.
  package func forgetDecisions(inFile path: String) {
    catalog.conflicts?.forgetDecisions(inFile: path)
    noteRows(keepingList: true)
    settle()
  }

  /// The number of undecided conflicts.
  package var openConflictCount: Int { catalog.conflicts?.openCount ?? 0 }

  /// Goes to the next row with a conflict.
  fileprivate func goToConflict() {
    rememberPlace()
    guard openConflictCount > 0 else { return status.say("no merge conflicts") }
    selectConflict(skippingSelected: true)
  }

  /// Selects the next row with a conflict, switching languages if this one has none.
  package func selectConflict(skippingSelected: Bool = false) {
    let index = list.selectedRow.map { catalog.index(of: $0) }
    // If the table is filtered, entries are numbered as in the whole table.
    let entry = index.map { catalog.tables[$0.table].tableIndex(of: $0.entry) } ?? 0
    let start = (table: index?.table ?? 0, entry: entry + (skippingSelected ? 1 : 0))
    guard let next = catalog.conflicts?.next(from: start, leavingLanguage: skippingSelected)
    else { return }
    if let locale = next.locale { setLocale(LocaleTag(locale)) }
    let rows = catalog.tables[next.table]
    guard let entry = rows.indices.first(where: { rows.tableIndex(of: $0) == next.entry }) else {
      return
    }
    show(catalog.firstRow(ofTable: next.table) + entry)
    changes.insert(.selection)
    settle()
  }

  /// Opens the inspector on the first row with a conflict.
  package func beginWithConflicts() {
    start = nil
    selectConflict()
    if openConflictCount > 0, !(stage.pane is InspectorPane) { open(InspectorPane()) }
    settle()
  }

  /// Finds the conflicting rows again after tables or language have changed.
  func followConflicts() {
    guard catalog.conflicts != nil else { return }
    let (catalog, localizations) = (catalog, servedLocalizations)
    self.catalog.conflicts?.find(in: catalog, localizations: localizations)
    guard self.catalog.revealConflicts(), list.isInFileOrder else { return }
    list.showAll(
      self.catalog.plainList, selected: list.selectedRow,
      first: list.rows.indices.contains(list.top) ? list[list.top] : nil)
  }

  /// Returns both sides of a row's conflict; empty if it has none.
  func conflictLines(of row: Int, columns: Int) -> [[Cell]] {
    guard let state = catalog.conflicts else { return [] }
    let index = catalog.index(of: row)
    let entry = catalog.entry(at: index)
    let keymap = screen.keymap
    return ConflictText(
      state.conflicts(of: entry, ofTable: index.table),
      others: state.otherLocales(of: entry, ofTable: index.table),
      localization: servedLocalizations[index.table],
      keys: ConflictText.Keys(
        ours: keymap.legend(for: [.takeOurs]), theirs: keymap.legend(for: [.takeTheirs]),
        edit: keymap.legend(for: [.editText])),
      locale: preview.locale, in: screen.appearance, columns: columns
    ).lines
  }
}
