internal import SourceText
internal import TerminalValues

/// The listed rows, the selection, and the scroll position.
///
/// The selection is always a position in the list, or 0 if the list is empty.
/// ``reveal(in:margin:lines:)`` scrolls to the selected row.
struct ListState: Sendable {
  /// The listed rows, in order.
  private(set) var rows: RowList
  /// The filter query; empty for all rows.
  var filter = SearchQuery()
  /// The kinds of rows to list.
  var kinds = RowFilter()
  /// The number of rows of each kind; nil until requested.
  var kindCounts: KindCounts?
  /// Whether the next kind that the user enters is excluded.
  var excludesNextKind = false
  /// The order of rows within a table.
  var sort = SortOrder.file
  /// The position of the selected row.
  private(set) var selection = 0
  /// The position of the first row on the screen.
  private(set) var top = 0
  /// The rows that the user has marked.
  var marks: Set<Int> = []
  /// The entries that the user can jump back to.
  var jumps = JumpList()
  /// The next list, while it is being built.
  var builder: ListBuilder?
  /// The last selected row, remembered while no row is listed.
  private(set) var lastRow = 0
  /// The selected row that the list was last scrolled to.
  ///
  /// While it stays selected, the list scrolls only to keep the row visible: preview keys change
  /// the heights of rows, and should not make the list jump.
  private var revealedRow: Int?
  /// The size of the page on which the list was last revealed.
  private var page: Size?

  init(_ rows: RowList = RowList([])) { self.rows = rows }

  /// The number of listed rows.
  var count: Int { rows.count }

  /// The number of the row at a position.
  subscript(position: Int) -> Int { rows[position] }

  /// The number of the selected row; nil if no row is listed.
  var selectedRow: Int? { count > 0 ? rows[selection] : nil }

  /// Whether wordless rows are hidden, because no filter is active.
  var hidesWordless: Bool { filter.isEmpty && kinds.isEmpty }

  /// Whether the rows of a table follow one another.
  var isGrouped: Bool { sort != .widthAll }

  /// Whether the list contains all rows with words in file order.
  var isInFileOrder: Bool { hidesWordless && sort == .file }

  // MARK: The selection

  /// Selects the row at a position, clamped to the list.
  mutating func select(_ position: Int) { selection = max(0, min(position, count - 1)) }

  /// Selects a row by number, or the next listed row in the file.
  ///
  /// If possible, the selection stays on the same line of the screen.
  mutating func select(row: Int) {
    let offset = max(0, selection - top)
    select(rows.position(of: row) ?? rows.indices.first { rows[$0] >= row } ?? count - 1)
    top = max(0, selection - offset)
  }

  /// Selects the first row of a table, and scrolls its heading to the top.
  mutating func showTable(at start: Int) {
    select(start)
    scroll(to: selection)
  }

  /// Scrolls to a position, for example back to the one before a prompt was opened.
  ///
  /// If `leavingRoom` is true, lines around the selected row are revealed as after a move.
  mutating func scroll(to position: Int, leavingRoom: Bool = false) {
    top = max(0, position)
    revealedRow = leavingRoom ? nil : selectedRow
  }

  /// Scrolls as little as necessary to reveal the whole selected row, with some lines above and
  /// below it if they fit.
  ///
  /// - Parameters:
  ///   - page: the height of the list in lines, and the width of its rows.
  ///   - margin: the number of lines to show above and below.
  ///   - lines: returns the height of the row at a position, including any heading above it.
  mutating func reveal(in page: Size, margin: Int, lines: (Int) -> Int) {
    let height = page.rows
    let hasOtherPage = page != self.page
    self.page = page
    select(selection)
    top = max(0, min(top, selection))
    guard count > 0, height > 0 else { return }
    let margin = revealedRow == selectedRow ? 0 : margin
    revealedRow = selectedRow
    var (first, last) = (selection, selection)
    var (above, below) = (0, 0)
    let own = lines(selection)
    while above < margin, first > 0, own + above + lines(first - 1) <= height {
      first -= 1
      above += lines(first)
    }
    while below < margin, last < count - 1, own + above + below + lines(last + 1) <= height {
      last += 1
      below += lines(last)
    }
    top = start(ofPageEndingAt: last, notAbove: min(top, first), height: height, lines: lines)
    // A pane that closes leaves more lines to the last rows, or makes them lower.
    if hasOtherPage, top > 0, end(ofPageFrom: top, height: height, lines: lines) == count - 1 {
      fill(height: height, lines: lines)
    }
  }

  /// Scrolls up if there would be empty lines below the last row.
  mutating func fill(height: Int, lines: (Int) -> Int) {
    guard count > 0, height > 0 else { return }
    top = min(top, start(ofPageEndingAt: count - 1, height: height, lines: lines))
  }

  /// Scrolls by a number of rows.
  ///
  /// The selection moves only if it would come too close to an edge of the screen.
  mutating func scroll(by step: Int, height: Int, margin: Int, lines: (Int) -> Int) {
    guard count > 0 else { return }
    let lastTop = start(ofPageEndingAt: count - 1, height: height, lines: lines)
    top = max(0, min(top + step, lastTop))
    let kept = positionsOnScreen(height: height, margin: margin, lines: lines)
    selection = kept.clamped(selection)
  }

  /// Returns the positions that can be selected without scrolling.
  func positionsOnScreen(height: Int, margin: Int, lines: (Int) -> Int) -> ClosedRange<Int> {
    var (first, last) = (top, end(ofPageFrom: top, height: height, lines: lines))
    let isAtEnd = last >= count - 1
    var (above, below) = (0, 0)
    while top > 0, above < margin, first < last {
      above += lines(first)
      first += 1
    }
    while !isAtEnd, below < margin, first < last {
      below += lines(last)
      last -= 1
    }
    return first...max(first, last)
  }

  /// Returns the first position on a screen that ends with a position.
  ///
  /// The row at this position is included even if it is taller than the screen.
  func start(
    ofPageEndingAt position: Int, notAbove limit: Int = 0, height: Int, lines: (Int) -> Int
  ) -> Int {
    guard rows.indices.contains(position) else { return 0 }
    var first = position
    var used = lines(first)
    while first > limit {
      let above = lines(first - 1)
      guard used + above <= height else { break }
      first -= 1
      used += above
    }
    return first
  }

  /// Returns the last position on a screen that starts with a position.
  func end(
    ofPageFrom position: Int, notBelow limit: Int = .max, height: Int, lines: (Int) -> Int
  ) -> Int {
    guard rows.indices.contains(position) else { return position }
    var last = position
    var used = lines(last)
    while last < min(limit, count - 1) {
      let below = lines(last + 1)
      guard used + below <= height else { break }
      last += 1
      used += below
    }
    return last
  }

  // MARK: Other rows

  /// Replaces the list, keeping a row selected.
  mutating func show(_ rows: RowList, selecting row: Int) {
    lastRow = row
    self.rows = rows
    select(row: row)
  }

  /// Lists the rows of a reloaded catalog.
  ///
  /// `selected` is the selected row and `first` the first one on the screen, if they still exist.
  mutating func showAll(_ rows: RowList, selected: Int?, first: Int?) {
    let offset = selection - top
    builder = nil
    self.rows = rows
    if let selected { select(row: selected) } else { select(selection) }
    scroll(to: first.flatMap { rows.position(of: $0) } ?? selection - offset)
  }
}

// MARK: - Tables

extension ListState {
  /// Whether the row at a position is the first of its table and has a heading.
  func startsTable(_ position: Int, in catalog: CatalogState) -> Bool {
    isGrouped
      && (position == 0
        || catalog.index(of: self[position]).table != catalog.index(of: self[position - 1]).table)
  }

  /// Returns the positions of the rows in the selected row's table, which the header counts; all of
  /// them if they are not grouped.
  func positionsOfSelectedTable(in catalog: CatalogState) -> Range<Int> {
    guard isGrouped, let row = selectedRow else { return 0..<count }
    let table = catalog.index(of: row).table
    let start = (0..<count).partitioningIndex { catalog.index(of: self[$0]).table >= table }
    let end = (start..<count).partitioningIndex { catalog.index(of: self[$0]).table > table }
    return start..<max(start, end)
  }

  /// Returns the position of the first listed row of a table; nil if there is none.
  func position(ofTable table: Int, in catalog: CatalogState) -> Int? {
    guard isGrouped else {
      return rows.indices.first { catalog.index(of: self[$0]).table == table }
    }
    let first = firstPosition { catalog.index(of: self[$0]).table >= table }
    return first.flatMap { catalog.index(of: self[$0]).table == table ? $0 : nil }
  }

  /// Returns the start of the next table with listed rows, or, going back, the start of the current
  /// table or of the one before it.
  func tableStart(from position: Int, step: Int, in catalog: CatalogState) -> Int {
    guard isGrouped, rows.indices.contains(position) else { return position }
    let table = catalog.index(of: self[position]).table
    if step > 0 {
      return firstPosition { catalog.index(of: self[$0]).table > table } ?? position
    }
    let start = firstPosition { catalog.index(of: self[$0]).table >= table } ?? position
    guard start == position, start > 0 else { return start }
    let before = catalog.index(of: self[start - 1]).table
    return firstPosition { catalog.index(of: self[$0]).table >= before } ?? position
  }

  /// Returns the first position that satisfies a predicate, which must hold for all later ones; nil
  /// if none.
  private func firstPosition(where hasProperty: (Int) -> Bool) -> Int? {
    let first = (0..<count).partitioningIndex(where: hasProperty)
    return first < count ? first : nil
  }
}

extension ClosedRange<Int> {
  /// Returns the number in the range closest to another number.
  func clamped(_ number: Int) -> Int { Swift.max(lowerBound, Swift.min(number, upperBound)) }
}
