internal import CatalogEditing
internal import LocalizedText
internal import PreviewRows
internal import StringCatalog

/// Changing the states of translations.
extension Model {
  /// Toggles the marked rows, or the selected one, between translated and needs review.
  func toggleReview() -> Effect? {
    let isDone =
      list.marks.isEmpty
      ? selectedRow?.row.state == .translated
      : markedLeaves.allSatisfy { $0.state == "translated" }
    return setState(isDone ? "needs_review" : "translated")
  }

  /// Sets the state of the marked rows, or of the selected one.
  func setState(_ state: String) -> Effect? {
    guard !list.marks.isEmpty else { return setRowState(state) }
    guard !refusesEdits() else { return nil }
    let leaves = markedLeaves
    guard !leaves.isEmpty else { return refuse("no translations to mark") }
    guard let effect = setState(state, of: leaves, inRows: list.marks.count) else { return nil }
    list.marks.removeAll()
    return effect
  }

  /// Sets the state of the selected row, or of some of its forms.
  func setRowState(
    _ state: String, where isChanged: (Leaf) -> Bool = { _ in true }
  ) -> Effect? {
    guard let row = selectedRow?.row, !refusesEdits() else { return nil }
    guard row.hasOwnText, row.state != .missing, let localization = row.found.localization else {
      return refuse("no translation to mark")
    }
    return setState(state, of: localization.leaves.filter { !$0.isEmpty && isChanged($0) })
  }

  /// Sets the state of leaves in a number of rows, some of which may have no state.
  func setState(_ state: String, of leaves: [Leaf], inRows rows: Int = 0) -> Effect? {
    let paths = Set(leaves.map(\.localization.path))
    let withStates = paths.filter { path in
      catalog.tables.contains {
        $0.table.traits.hasStates && $0.table.paths.contains(path)
      }
    }
    guard !withStates.isEmpty else { return refuse("files of this format have no states") }
    let leaves = leaves.filter { withStates.contains($0.localization.path) }
    if refusesEdits(of: leaves.map { EntryName($0.localization) }) { return nil }
    editing.skippedRows = max(0, rows - Set(leaves.map { EntryName($0.localization.entry) }).count)
    return .write(
      leaves.map { leaf in
        var change = TextRequest(leaf, text: nil, state: state)
        change.isConfirmed = true
        return change
      })
  }
}
