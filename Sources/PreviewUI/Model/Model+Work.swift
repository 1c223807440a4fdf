internal import PreviewRows
internal import TextLayout

extension Model {
  /// Whether there is work left that is done a part at a time.
  public var isBusy: Bool { isSeeking || isComparing || isTallying || isCounting }

  /// Whether rows are being ordered or searched.
  var isSeeking: Bool { isOrdering || finding != nil }

  /// Whether another list is being made.
  var isOrdering: Bool { ordering != nil }

  /// Does a part of the work that is left: short enough that a key may wait for it.
  public mutating func work(rows: Int = 1_000) {
    if ordering != nil {
      order(rows: rows)
    } else if finding != nil {
      find(rows: rows)
    } else if isComparing {
      compare()
    } else if isTallying {
      count(rows: rows)
    } else {
      // An entry is counted many times sooner than a row is made.
      coverage.count(entries: rows * 16)
    }
    if !isSeeking { reveal() }
    followSelection()
  }

  /// Lists the rows that hold some words; the anchor stays selected where it is listed, and
  /// without one the row that is.
  mutating func setFilter(_ needle: Needle, anchor: Int? = nil) {
    filter = needle
    relist(showingEarly: !needle.isEmpty, anchor: anchor)
  }

  /// Makes some of the rows that the next page in either direction will show, while nobody waits;
  /// true where all of them are there.
  public func prepareRows() -> Bool {
    // Fewer than are kept, or they would be made for ever.
    let page = min(max(1, listHeight), 256)
    let ahead = max(0, top - page)..<min(list.count, top + 2 * page)
    var rest = 8
    for position in ahead
    where makers.prepare(list[position], listedAt: position, in: place(of: list[position])) {
      rest -= 1
      if rest == 0 { return false }
    }
    return true
  }

  /// Makes the list anew.
  mutating func relist(showingEarly: Bool, anchor: Int? = nil) {
    let anchor =
      anchor ?? ordering?.anchor ?? (list.indices.contains(selection) ? list[selection] : 0)
    if filter.isEmpty, sort == .file {
      ordering = nil
      show(RowList(count: rowCount), anchor: anchor)
    } else {
      ordering = Ordering(anchor: anchor, showsEarly: showingEarly && sort == .file)
    }
  }

  private mutating func order(rows: Int) {
    guard var ordering else { return }
    self.ordering = nil
    let end = min(rowCount, ordering.next + rows)
    while ordering.next < end {
      let number = ordering.next
      ordering.next += 1
      let shown = makers.passingRow(at: place(of: number))
      guard filter.isEmpty || filter.matches(shown.row) else { continue }
      ordering.found.append(number)
      if sort != .file { ordering.keys.append(sort.key(of: shown)) }
    }
    if ordering.next < rowCount {
      if ordering.showsEarly { show(RowList(ordering.found), anchor: ordering.anchor) }
      self.ordering = ordering
    } else {
      show(RowList(sorted(ordering)), anchor: ordering.anchor)
    }
  }

  /// The rows by table, then by what is compared, then as in the file.
  private func sorted(_ ordering: Ordering) -> [Int] {
    guard sort != .file else { return ordering.found }
    let tables = ordering.found.map { place(of: $0).sheet }
    let sorted = ordering.found.indices.sorted { one, other in
      if tables[one] != tables[other] { return tables[one] < tables[other] }
      if ordering.keys[one] != ordering.keys[other] {
        return ordering.keys[one] < ordering.keys[other]
      }
      return one < other
    }
    return sorted.map { ordering.found[$0] }
  }

  private mutating func show(_ list: RowList, anchor: Int) {
    self.list = list
    tally = nil
    select(row: anchor)
  }

  /// Selects a row, or where it is not listed the nearest behind it in the file; its line on the
  /// screen stays the same where that can be.
  mutating func select(row: Int) {
    let offset = selection - top
    let nearest = list.position(of: row) ?? list.indices.first { list[$0] >= row }
    selection = nearest ?? max(0, list.count - 1)
    top = max(0, selection - max(0, offset))
    reveal()
  }
}
