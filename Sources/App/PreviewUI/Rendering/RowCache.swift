internal import TerminalValues

/// The drawn rows of one ``RowStore``, valid for one appearance.
///
/// The rows of a store never change, and ``RowAppearance`` contains everything else that affects
/// drawing. A frame that shows the same rows as the previous one therefore redraws none of them.
struct RowCache {
  private var store: RowStore
  private var appearance: RowAppearance
  private var rows = RowSlots<DrawnRow>()
  private var headings: [Int: (hidden: Int, strip: Strip)] = [:]
  private var selected: (row: DrawnRow, lines: [Strip])?

  init(_ store: RowStore, _ appearance: RowAppearance) {
    self.store = store
    self.appearance = appearance
  }

  /// Uses another store if it makes the same rows but for those on trial.
  ///
  /// - Returns: whether it does.
  mutating func use(_ store: RowStore) -> Bool {
    guard self.store !== store else { return true }
    guard store.isVariant(of: self.store) else { return false }
    for row in [self.store.trialRow, store.trialRow].compactMap(\.self) { rows.remove(row) }
    self.store = store
    return true
  }

  /// Discards rows drawn with another appearance.
  mutating func use(_ appearance: RowAppearance) {
    guard self.appearance != appearance else { return }
    self.appearance = appearance
    rows.removeAll()
    headings.removeAll(keepingCapacity: true)
    selected = nil
  }

  mutating func row(_ number: Int, listedAt position: Int, at index: RowIndex) -> DrawnRow {
    if let drawn = rows.value(of: number, at: position) { return drawn }
    let shown = store.row(number, listedAt: position, at: index)
    let marked = store.marked(appearance.query, in: shown, of: index.table)
    let neighbours = appearance.sideColumns.key > 0 ? store.keys(beside: index) : []
    let drawn = DrawnRow(marked, keysBeside: neighbours, in: appearance)
    rows.keep(drawn, of: number, at: position)
    return drawn
  }

  /// Returns the lines of a row, highlighted as selected.
  mutating func selectedLines(of row: DrawnRow) -> [Strip] {
    if let selected, selected.row === row { return selected.lines }
    let lines = row.selectedLines(in: appearance)
    selected = (row, lines)
    return lines
  }

  /// Returns the heading of a table with hidden rows.
  mutating func heading(of table: Int, _ label: TableLabel, hiding hidden: Int) -> Strip {
    if let heading = headings[table], heading.hidden == hidden { return heading.strip }
    let strip = appearance.heading(of: label, hiding: hidden)
    headings[table] = (hidden, strip)
    return strip
  }
}
