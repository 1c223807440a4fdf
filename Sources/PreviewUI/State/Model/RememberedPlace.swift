internal import PreviewRows
internal import StringCatalog

/// Where the user was in a project: the row, and what the list was narrowed to.
public struct RememberedPlace: Equatable, Sendable {
  /// The name of the table.
  public var table = ""
  /// The key of the selected row.
  public var key = ""
  /// The words of the filter; empty if there was none.
  public var filter = ""
  /// The kinds of rows that were listed, as ``Model/place`` spells them: `missing`, `!stale`.
  public var kinds: [String] = []

  /// Makes a place at no row and without a filter.
  public init() {}
}

extension Model {
  /// Where the user is; nil if no row is listed.
  public var place: RememberedPlace? {
    guard let row = list.selectedRow else { return nil }
    let index = catalog.index(of: row)
    let previewTable = catalog.tables[index.table]
    var place = RememberedPlace()
    place.table = catalog.labels[index.table].path
    place.key = previewTable[index.entry].key
    place.filter = list.filter.text
    place.kinds = list.kinds.names
    return place
  }
}

extension CatalogState {
  /// The row of a remembered key; nil if it no longer exists.
  func row(of place: RememberedPlace) -> Int? {
    for number in tables(named: place.table) {
      if let entry = tables[number].firstIndex(where: { $0.key == place.key }) {
        return firstRow(ofTable: number) + entry
      }
    }
    return nil
  }
}

extension RowFilter.Kind {
  /// Whether the kind means the same the next time.
  fileprivate var isRemembered: Bool { self != .changed }
}

extension RowFilter {
  /// The kinds in words that ``init(names:)`` reads.
  fileprivate var names: [String] {
    let (wanted, excluded) = (wanted.filter(\.isRemembered), excluded.filter(\.isRemembered))
    return wanted.map(\.rawValue) + excluded.map { "!\($0.rawValue)" }
  }

  /// Reads the kinds of a remembered place; unknown ones count for nothing.
  init(names: [String]) {
    for name in names {
      guard let kind = Kind(rawValue: name.hasPrefix("!") ? String(name.dropFirst()) : name),
        !wanted.contains(kind), !excluded.contains(kind)
      else { continue }
      toggle(kind, excludes: name.hasPrefix("!"))
    }
  }
}
