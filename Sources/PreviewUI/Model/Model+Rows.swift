internal import LocalizedText
public import PreviewRows
internal import StringCatalog
internal import TerminalUI
internal import TextLayout

extension Model {
  /// The table and the entry of a row, counted over all tables.
  func place(of row: Int) -> (sheet: Int, entry: Int) {
    // The last start that is not behind the row; empty tables share a start with the next one.
    var low = 0
    var high = sheets.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= row { low = middle } else { high = middle }
    }
    return (low, row - starts[low])
  }

  /// A row, counted over all tables, resolved and fitted to the width of the screen.
  func row(_ number: Int) -> ShownRow {
    makers.row(number, listedAt: number, in: place(of: number))
  }

  /// The row at a place of the list.
  func listedRow(_ position: Int) -> ShownRow {
    makers.row(list[position], listedAt: position, in: place(of: list[position]))
  }

  /// The selected row; nil where none is listed.
  var selectedRow: ShownRow? {
    list.indices.contains(selection) ? listedRow(selection) : nil
  }

  /// The sheet of the selected row.
  var selectedSheet: Int? {
    list.indices.contains(selection) ? place(of: list[selection]).sheet : nil
  }

  /// Whether the row at a place of the list is the first of its table, which has a heading then.
  func startsTable(_ position: Int) -> Bool {
    position == 0
      || place(of: list[position]).sheet != place(of: list[position - 1]).sheet
  }

  /// The lines that a row takes on the screen, with the heading of its table.
  func linesOf(_ position: Int) -> Int {
    listedRow(position).height + (startsTable(position) ? 1 : 0)
  }

  /// Changes the modifiers at the root of the rows.
  mutating func setRoot(_ change: (inout Root) -> Void) {
    change(&root)
    environment = root.environment(in: environment)
    localeName = root.locale.displayName()
    isMirrored = environment.layoutDirection == .rightToLeft
    remakeRows()
  }

  /// Takes another size; texts may vary by the width of a row.
  mutating func resize(to size: Size) {
    let width = rowWidth
    self.size = size
    if rowWidth != width { remakeRows() }
  }

  /// Makes all rows anew, when they are wanted, and lists those that the filter admits now.
  mutating func remakeRows() {
    remakeShownRows()
    if !filter.isEmpty || sort != .file { relist(showingEarly: false) }
  }

  /// Makes all rows anew, when they are wanted; the list stays as it is.
  mutating func remakeShownRows() {
    environment.width = rowWidth
    tally = nil
    makers = RowMakers(
      RowMakers.Settings(
        sheets: sheets, edits: edits, rules: rules, environment: environment, value: defaultValue,
        order: order, marks: glyphs.marks, columnWidth: columnWidth, width: rowWidth,
        forcedLayout: forcedLayout))
  }
}

extension Model {
  /// Takes the tables as they are now, after a reload or while they are read; the selection and
  /// the first row on the screen stay on their entries.
  public mutating func load(_ sheets: [PreviewTable], progress: String? = nil) {
    self.progress = progress
    let selected = key(at: selection)
    let first = key(at: top)
    let offset = selection - top
    self.sheets = sheets
    starts = Self.starts(of: sheets)
    locales = Self.locales(of: sheets, and: root.locale)
    for sheet in sheets { edits.drop(heldBy: sheet.samples, of: SampleEdits.TableID(sheet.table)) }
    forgetTables()
    ordering = nil
    finding = nil
    list = RowList(count: rowCount)
    selection = position(of: selected) ?? max(0, min(selection, list.count - 1))
    top = position(of: first) ?? max(0, selection - offset)
    remakeRows()
    if isSeeking { work() }
    followSelection()
    if isComparing { compare() }
    reveal()
  }

  /// What tells an entry from all others, over a reload.
  private struct EntryKey {
    var folder: String
    var table: String
    var key: String
    var row: Int
  }

  private func key(at position: Int) -> EntryKey? {
    guard list.indices.contains(position) else { return nil }
    let place = place(of: list[position])
    let sheet = sheets[place.sheet]
    return EntryKey(
      folder: sheet.table.folder, table: sheet.table.name, key: sheet[place.entry].key,
      row: list[position])
  }

  /// The place of an entry in the list of all rows.
  private func position(of wanted: EntryKey?) -> Int? {
    guard let wanted else { return nil }
    // While a file is read its rows keep their numbers.
    if wanted.row < rowCount {
      let place = place(of: wanted.row)
      let sheet = sheets[place.sheet]
      if sheet[place.entry].key == wanted.key, sheet.table.name == wanted.table,
        sheet.table.folder == wanted.folder
      {
        return wanted.row
      }
    }
    for (number, sheet) in sheets.enumerated()
    where sheet.table.name == wanted.table && sheet.table.folder == wanted.folder {
      if let entry = sheet.firstIndex(where: { $0.key == wanted.key }) {
        return starts[number] + entry
      }
    }
    return nil
  }
}
