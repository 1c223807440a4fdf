package import CatalogChanges
internal import CatalogEditing
internal import PreviewRows
internal import StringCatalog

/// The changes since a revision: the pane, and the filter for changed rows.
extension Model {
  /// Opens the pane with the changes since a revision, by default the last commit.
  func showDifference(since revision: String?) -> Effect? {
    if !showsDifference { open(DifferencePane()) }
    return .findDifference(since: revision)
  }

  /// Restores the translation of the selected row from the revision.
  func revert() -> Effect? {
    guard !refusesEdits(), let number = list.selectedRow else { return nil }
    guard let difference = catalog.difference else {
      let key = screen.keymap.legends(for: .diff).first ?? ":\(Action.diff.name)"
      return refuse("nothing to compare with; press \(key) first")
    }
    let index = catalog.index(of: number)
    let entry = catalog.tables[index.table][index.entry]
    let renamed = difference.changes(
      of: catalog.tables[index.table].tableIndex(of: index.entry), ofTable: index.table
    ).first { $0.kind == .renamed }
    let old = difference.old(index.table)?.entry(forKey: renamed?.old ?? entry.key)
    let locale = difference.localization(ofTable: index.table) ?? ""
    let leaves = entry.localization(locale).map { Array($0.leaves) } ?? []
    let before = old?.localization(locale).map { Array($0.leaves) } ?? []
    guard !before.isEmpty || leaves.isEmpty else {
      return refuse(
        "no translation in \(difference.revision) to go back to; u undoes edits")
    }
    guard leaves.map(\.path) == before.map(\.path) else {
      return refuse("the translation has other variations in \(difference.revision)")
    }
    let texts = zip(leaves, before).filter { $0.text != $1.text || $0.state != $1.state }
    guard !texts.isEmpty else {
      return refuse("no change in this translation since \(difference.revision)")
    }
    return .revert(
      texts.map { leaf, old in
        var change = TextRequest(leaf, text: old.text, state: old.state)
        change.isConfirmed = true
        return change
      })
  }

  /// Toggles the filter for changed rows.
  func toggleChanged() -> Effect? {
    toggleKind(.changed)
    guard list.kinds.names(.changed) else { return nil }
    if catalog.difference != nil { sayCount() }
    return .findDifference(since: nil)
  }

  /// Lists only the rows that have changed in the displayed language, or all rows again.
  package func listChanged(_ isOn: Bool) {
    guard list.kinds.names(.changed) != isOn else { return }
    if isOn {
      list.kinds.toggle(.changed, excludes: false)
    } else {
      list.kinds.remove(.changed)
    }
    rebuildList(showingEarly: true)
    settle()
  }

  /// Whether the pane or the filter shows the changes, as opposed to only a review or suggestions
  /// using them.
  package var needsDifference: Bool { showsDifference || list.kinds.names(.changed) }

  private var showsDifference: Bool { stage.pane is DifferencePane }

  /// Requests the difference from the last commit for a review or suggestions, unless it is known.
  func askForCommit() -> Effect? {
    catalog.difference == nil && catalog.awaitedRevision == nil ? .findDifference(since: nil) : nil
  }

  /// Announces that the tables are being compared with a revision.
  package func awaitDifference(since revision: String) {
    guard catalog.difference?.revision != revision else { return }
    catalog.awaitedRevision = revision
    // Stay silent if only a review or suggestions need it.
    if needsDifference { status.say("comparing with \(revision)") }
  }

  /// Shows the difference from a revision.
  package func show(_ difference: RevisionDifference) {
    let isFirst = catalog.difference?.revision != difference.revision
    if let awaited = catalog.awaitedRevision.take() {
      status.withdraw("comparing with \(awaited)")
    }
    catalog.difference = DifferenceState(
      difference, in: catalog, localizations: servedLocalizations,
      version: catalog.difference?.version ?? 0)
    list.kindCounts = nil
    if stage.keys.menu != nil { openMenu() }
    if list.kinds.names(.changed) { rebuildList(showingEarly: true) }
    if isFirst, needsDifference, status.shown == nil { sayCount() }
    if isReviewing { noteRows(keepingList: true) }
    if var prompt = stage[TextPrompt.self] {
      prompt.suggestFromCommit(in: self)
      stage[TextPrompt.self] = prompt
    }
    changes.insert(.selection)
    settle()
  }

  /// Reports that the comparison failed; changes remain visible only if there is an earlier
  /// difference.
  package func failDifference(_ reason: String) {
    catalog.awaitedRevision = nil
    guard needsDifference else { return }
    status.say("cannot compare: \(reason)")
    guard catalog.difference == nil else { return }
    if showsDifference { closePane() }
    if list.kinds.names(.changed) {
      list.kinds.remove(.changed)
      rebuildList(showingEarly: true)
    }
    settle()
  }

  /// The language of each table's rows, as spelled in its files.
  var servedLocalizations: [String?] { catalog.tables.indices.map(servedLocalization) }

  /// Finds the changed rows again after tables or language have changed.
  func followDifference() {
    guard catalog.difference != nil else { return }
    let (catalog, localizations) = (catalog, servedLocalizations)
    self.catalog.difference?.find(
      in: catalog.tables, generation: catalog.generation, localizations: localizations)
  }

  /// Shows how much has changed if nothing has in this language, or if the list leaves out what has
  /// changed in others.
  private func sayCount() {
    guard let difference = catalog.difference else { return }
    let shown = difference.shownCount
    let others = difference.count - shown
    // The pane shows one row, which may not be one of them.
    let isElsewhere = showsDifference && selectedIsUnchanged
    guard shown == 0 || isElsewhere || others > 0 && list.kinds.names(.changed) else { return }
    let count = shown == 0 ? "no strings" : shown.counted("string")
    var words = "\(count) changed in \(preview.localeName) since \(difference.revision)"
    if isElsewhere, shown > 0, let key = screen.keymap.legends(for: .showChanged).first {
      return status.say("\(words); \(key) lists \(shown == 1 ? "it" : "them")")
    }
    if others > 0 { words += "; \(others) in other languages" }
    if shown > 0 { return status.say(words) }
    if difference.removedCount > 0 { words += "; \(difference.removedCount) removed" }
    if others == 0, difference.removedCount == 0 { words += "; :diff REV goes further back" }
    status.say(words)
  }

  /// Whether it is known that the selected row has not changed in its language.
  private var selectedIsUnchanged: Bool {
    list.selectedRow.map { isChanged(at: catalog.index(of: $0)) == false } ?? false
  }

  /// Whether a row has changed in its language; nil if unknown.
  func isChanged(at index: RowIndex) -> Bool? {
    catalog.difference?.isChanged(catalog.entry(at: index), ofTable: index.table)
  }

  /// The revision that rows on the screen are compared with, if any.
  var comparedRevision: String? {
    needsDifference ? catalog.awaitedRevision ?? catalog.difference?.revision : nil
  }

  /// Returns the lines of the pane for a row.
  func differenceText(of row: Int, columns: Int) -> DifferenceText {
    let index = catalog.index(of: row)
    let entry = catalog.entry(at: index)
    let shown = self.row(row)
    var earlier: ShownRow?
    if let difference = catalog.difference, let old = difference.old(index.table) {
      let changes = difference.changes(of: entry, ofTable: index.table)
      let key = changes.first { $0.kind == .renamed }?.old ?? shown.row.entry.key
      if changes.contains(where: { [.source, .text, .shape].contains($0.kind) }) {
        earlier = old.entry(forKey: key).map {
          rows.earlierRow(of: $0, in: old, version: difference.version, at: index)
        }
      }
    }
    return DifferenceText(
      catalog.difference, awaiting: catalog.awaitedRevision, entry: entry, table: index.table,
      shown: shown, earlier: earlier, locale: preview.locale, localeName: preview.localeName,
      in: screen.appearance, columns: columns)
  }
}
