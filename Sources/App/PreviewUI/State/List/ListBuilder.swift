internal import PreviewRows
internal import SourceText
internal import StringCatalog
internal import TextLayout

/// An incrementally built list of the rows that match the filter.
struct ListBuilder: Job {
  /// The row to keep selected.
  let anchor: Int
  /// Whether rows are listed before all have been examined.
  let showsEarly: Bool
  /// The position of the first row on the screen if all rows are listed; nil to stay near the
  /// previous one.
  let top: Int?
  /// Whether to select the first row if none follows the anchor.
  let wraps: Bool
  /// Whether to select the first row.
  var selectsFirst = false
  /// The next row to examine.
  private(set) var next = 0
  private var found: [Int] = []
  private var keys: [SortKey] = []

  init(anchor: Int, showsEarly: Bool, top: Int?, wraps: Bool = false) {
    self.anchor = anchor
    self.showsEarly = showsEarly
    self.top = top
    self.wraps = wraps
  }

  /// Examines further rows, without creating those that their state excludes.
  mutating func advance(rows: Int, in model: Model) {
    let (catalog, list, store) = (model.catalog, model.list, model.rows)
    let (filter, kinds, sort) = (list.filter, list.kinds, list.sort)
    // If all rows are listed, none has to be examined.
    if list.isInFileOrder { next = catalog.rowCount }
    let width = model.geometry.rowWidth
    let needsRows = !filter.isEmpty || kinds.needsRows || sort != .file
    // The row whose forms are listed stays, although it may lack only some of them.
    let pinned = model.editing.forms == nil ? nil : anchor
    var rest = needsRows ? rows : Self.entries(inTimeOf: rows)
    while next < catalog.rowCount, rest > 0 {
      let (number, index) = (next, catalog.index(of: next))
      next += 1
      if list.hidesWordless, catalog.wordless.contains(number) { continue }
      if !kinds.isEmpty, number != pinned {
        let (state, isStale) = store.state(at: index)
        guard kinds.admits(state, isStale: isStale, isChanged: model.isChanged(at: index))
        else { continue }
      }
      rest -= 1
      guard needsRows else {
        found.append(number)
        continue
      }
      let shown = store.unstoredRow(at: index)
      guard number == pinned || filter.isEmpty || filter.matches(shown.row),
        number == pinned || kinds.admits(shown, width: width)
      else { continue }
      found.append(number)
      if sort != .file { keys.append(SortKey(of: shown, by: sort)) }
    }
  }

  /// Returns the rows found so far, sorted by table if they are grouped, sort key, and file order.
  func rows(in catalog: CatalogState, isGrouped: Bool) -> RowList {
    guard !keys.isEmpty else { return RowList(found) }
    let tables = found.map { isGrouped ? catalog.index(of: $0).table : 0 }
    let sorted = found.indices.sorted { one, other in
      if tables[one] != tables[other] { return tables[one] < tables[other] }
      if keys[one] != keys[other] { return keys[one] < keys[other] }
      return one < other
    }
    return RowList(sorted.map { found[$0] })
  }
}

/// The sort key of a row: a number, and then a text.
private struct SortKey: Comparable, Sendable {
  private var number = 0
  private var text = ""

  init(of shown: ShownRow, by order: SortOrder) {
    switch order {
    case .file: break
    case .key: text = shown.row.entry.key
    case .width, .widthAll: number = -shown.fitted.titleWidth
    case .state: number = shown.row.state.urgency
    case .problems:
      switch shown.severity {
      case .error: number = 0
      case .warning: number = 1
      case .info, nil: number = 2
      }
    }
  }

  static func < (one: SortKey, other: SortKey) -> Bool {
    one.number == other.number ? one.text < other.text : one.number < other.number
  }
}
