internal import PreviewRows
internal import TextLayout

extension Model {
  /// Whether there is work left that is done a part at a time.
  public var isBusy: Bool { isSeeking || isComparing || isCounting }

  /// Whether rows are being ordered or searched.
  var isSeeking: Bool { ordering != nil || finding != nil }

  /// Does a part of the work that is left: short enough that a key may wait for it.
  public mutating func work(rows: Int = 1_000) {
    if ordering != nil {
      order(rows: rows)
    } else if finding != nil {
      find(rows: rows)
    } else if isComparing {
      compare()
    } else {
      // An entry is counted many times sooner than a row is made.
      coverage.count(entries: rows * 16)
    }
    if !isSeeking { reveal() }
    followSelection()
  }

  /// Makes the list anew.
  mutating func relist(showingEarly: Bool) {
    let anchor = ordering?.anchor ?? (list.indices.contains(selection) ? list[selection] : 0)
    if filter.isEmpty, sort == .file {
      ordering = nil
      list = RowList(count: rowCount)
      select(row: anchor)
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

  // MARK: Finding

  /// Looks for the next row of a kind, from a place on.
  mutating func find(_ target: Finding.Target, step: Int, from position: Int) {
    guard list.count > 0 else { return }
    finding = Finding(
      target: target, step: step, position: (position + list.count) % list.count,
      rest: list.count)
  }

  private mutating func find(rows: Int) {
    guard var finding else { return }
    self.finding = nil
    for _ in 0..<min(rows, finding.rest) {
      let shown = makers.passingRow(at: place(of: list[finding.position]))
      if isFound(finding.target, shown) {
        selection = finding.position
        return
      }
      finding.position = (finding.position + finding.step + list.count) % list.count
      finding.rest -= 1
    }
    if finding.rest > 0 { self.finding = finding } else { message = missed(finding.target) }
  }

  private func isFound(_ target: Finding.Target, _ shown: ShownRow) -> Bool {
    switch target {
    case .match: search.matches(shown.row)
    case .unfit: shown.fitted.cut || shown.fitted.layout == .extended
    case .missing: shown.row.state == .missing || shown.row.state == .new
    case .problem: shown.severity != nil
    }
  }

  private func missed(_ target: Finding.Target) -> String {
    switch target {
    case .match: "nothing holds \"\(search.text)\""
    case .unfit: "every row fits at this width"
    case .missing: "every row has a text in this locale"
    case .problem: "no row has a problem"
    }
  }
}
