internal import LocalizedText
internal import PreviewRows
internal import SourceText
internal import StringCatalog

/// The rows that the user has marked, and the rows that bulk actions apply to.
extension Model {
  /// The rows that bulk actions apply to: the marked rows, or else the selected one.
  var chosenRows: [Int] {
    list.marks.isEmpty ? list.selectedRow.map { [$0] } ?? [] : list.marks.sorted()
  }

  /// Toggles the marks of the selected row and following ones, and selects the row after them.
  func markRows(count: Int) {
    let end = min(list.count, list.selection + max(1, count))
    list.marks.formSymmetricDifference((list.selection..<end).map { list[$0] })
    list.select(end)
    sayMarks()
  }

  /// Marks all listed rows, or removes their list.marks.
  func markAll() {
    let listed = Set(list.rows.indices.lazy.map { [list] in list[$0] })
    if listed.isSubset(of: list.marks) {
      list.marks.subtract(listed)
    } else {
      list.marks.formUnion(listed)
    }
    sayMarks()
  }

  func removeMarks() {
    list.marks.removeAll()
    sayMarks()
  }

  private func sayMarks() {
    guard !list.marks.isEmpty else { return status.say("marks removed") }
    let tables = Set(list.marks.sorted().map { catalog.index(of: $0).table }).count
    let place = tables > 1 ? " in \(tables) tables" : ""
    status.say("\(list.marks.count.counted("row")) marked\(place)")
  }

  /// Returns the localization to edit in the rows of a table: the best one for the locale.
  func servedLocalization(ofTable table: Int) -> String? {
    catalog.tables[table].chain(for: preview.locale).first
  }

  /// The leaves of the marked rows in the current language, omitting rows without any.
  var markedLeaves: [Leaf] { leaves(of: list.marks.sorted()) }

  /// Returns the leaves of some rows in the current language, omitting rows without any.
  func leaves(of rows: [Int]) -> [Leaf] {
    var served: [Int: String?] = [:]
    return rows.flatMap { row -> [Leaf] in
      let index = catalog.index(of: row)
      let name = served[index.table] ?? servedLocalization(ofTable: index.table)
      served[index.table] = .some(name)
      let entry = catalog.tables[index.table][index.entry]
      guard let name, entry.shouldTranslate, let localization = entry.localization(name) else {
        return []
      }
      return localization.leaves.filter { !$0.isEmpty }
    }
  }
}
