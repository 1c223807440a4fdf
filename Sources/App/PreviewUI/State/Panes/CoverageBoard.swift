internal import CatalogCheck
internal import LocalizedText
internal import PreviewRows
internal import StringCatalog

/// The completeness of each locale in each table and overall, counted incrementally.
struct CoverageBoard: Sendable {
  /// The counts for one locale in one table, or in all tables.
  struct Cell: Equatable, Sendable {
    var share = CompletedShare()
    var reviewed = CompletedShare()
    var missing = 0
    var review = 0
    var new = 0

    static func += (cell: inout Cell, other: Cell) {
      cell.share += other.share
      cell.reviewed += other.reviewed
      cell.missing += other.missing
      cell.review += other.review
      cell.new += other.new
    }
  }

  /// The heading of a column.
  struct Heading: Equatable, Sendable {
    let name: String
    /// The width of the name in columns.
    let columns: Int
    /// Whether any file of the table could not be read completely.
    let isDamaged: Bool
  }

  /// The headings: all tables, followed by each one.
  let headings: [Heading]
  /// The locales, one per line.
  private(set) var locales: [LocaleTag] = []
  /// The cells of each line; empty until all tables are counted.
  private(set) var cells: [[Cell]] = []
  /// The selected line and column.
  private(set) var selection = 0
  private(set) var column = 0
  /// The first line on the screen.
  private(set) var top = 0
  private var counters: [CoverageCounter]
  /// The index of the counter to advance next.
  private var next = 0
  private let first: LocaleTag
  private let sortsByShare: Bool

  /// Creates a board with a locale and a column selected.
  ///
  /// If `sortsByShare` is true, the least complete locale comes first. `damaged` contains the paths
  /// of damaged files, and `measure` returns the width of a name.
  init(
    of tables: [PreviewTable], named labels: [TableLabel],
    selecting place: (locale: LocaleTag, column: Int),
    sortsByShare: Bool = false,
    damaged: Set<String> = [], measure: (String) -> Int = \.count
  ) {
    counters = tables.map { CoverageCounter(table: $0.table) }
    headings =
      (tables.count == 1 ? [] : [Heading(name: "all", columns: 3, isDamaged: false)])
      + zip(tables, labels).map { previewTable, label in
        Heading(
          name: label.path, columns: measure(label.path),
          isDamaged: previewTable.table.paths.contains(where: damaged.contains))
      }
    first = place.locale
    column = max(0, min(place.column, headings.count - 1))
    self.sortsByShare = sortsByShare
  }

  /// Whether there are tables to count.
  var hasTables: Bool { !counters.isEmpty }

  var isComplete: Bool { next >= counters.count }

  /// Counts further entries.
  mutating func advance(rows: Int) {
    guard next < counters.count else { return }
    counters[next].count(entries: rows * 16)
    while next < counters.count, counters[next].isComplete { next += 1 }
    if isComplete { arrange() }
  }

  private mutating func arrange() {
    let tables = counters.map(\.coverage)
    let names = tables.flatMap { $0.locales.map(\.name) + [$0.source].compactMap(\.self) }
    locales = Set(names.filter { $0 != "Base" }.map { LocaleTag($0) }).sortedByName
    let columns = tables.map { $0.locales(locales).map(Cell.init) }
    cells = locales.indices.map { line in
      let cells = columns.map { $0[line] }
      let all = cells.reduce(into: Cell()) { $0 += $1 }
      return (cells.count == 1 ? [] : [all]) + cells
    }
    if sortsByShare { sort(byShare: true) }
    select(locales.firstIndex(of: first) ?? 0)
  }

  /// Returns the widths of the columns, including gaps: wide enough for the names if there is
  /// space, but at least ten.
  func widths(in room: Int) -> [Int] {
    let wanted = headings.map { max(Self.leastColumns, $0.columns + ($0.isDamaged ? 4 : 2)) }
    func limited(to most: Int) -> [Int] { wanted.map { min($0, most) } }
    let most = wanted.max() ?? 0
    // The names of tables are short; a longer one is cut whatever the room is.
    let limits = (Self.leastColumns...max(Self.leastColumns, min(most, Self.mostColumns)))
    return limits.reversed().lazy.map(limited).first { $0.reduce(0, +) <= room }
      ?? limited(to: Self.leastColumns)
  }

  private static let leastColumns = 10
  private static let mostColumns = 60

  /// The index of the selected table; nil for all tables.
  var selectedTable: Int? { headings.count == 1 ? 0 : column == 0 ? nil : column - 1 }

  var selectedLocale: LocaleTag? { locales.indices.contains(selection) ? locales[selection] : nil }

  /// The selected locale, or the one to select once all tables are counted.
  var wantedLocale: LocaleTag { selectedLocale ?? first }

  var selectedCell: Cell? { cells.indices.contains(selection) ? cells[selection][column] : nil }

  /// Sorts the lines by the share in the selected column, least complete first, or by name.
  mutating func sort(byShare: Bool) {
    guard isComplete else { return }
    let order = locales.indices.sorted { one, other in
      let shares = (cells[one][column].share, cells[other][column].share)
      let difference = shares.0.done * shares.1.total - shares.1.done * shares.0.total
      guard byShare, difference != 0 else {
        return locales[one].description < locales[other].description
      }
      return difference < 0
    }
    locales = order.map { locales[$0] }
    cells = order.map { cells[$0] }
    selection = 0
  }

  mutating func select(_ line: Int) { selection = max(0, min(line, locales.count - 1)) }

  /// Selects another column, stopping at both ends.
  mutating func moveColumn(by step: Int) { column = max(0, min(column + step, headings.count - 1)) }

  /// Scrolls as little as necessary to reveal the selected line.
  mutating func reveal(height: Int) {
    top = max(0, min(top, selection, locales.count - height))
    top = max(top, selection - max(1, height) + 1)
  }
}

extension CoverageBoard.Cell {
  /// Creates the counts for a locale of a table.
  init(_ locale: Coverage.Locale) {
    self.init(
      share: locale.share, reviewed: locale.reviewed, missing: locale.missing,
      review: locale.review, new: locale.untranslated)
  }

  /// Creates the counts for a locale that a table lacks.
  init(withoutAnyOf table: Coverage.Table) {
    let share = CompletedShare(of: table.needed)
    self.init(share: share, reviewed: share, missing: table.needed)
  }
}
