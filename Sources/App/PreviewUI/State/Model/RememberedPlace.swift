internal import PreviewRows
internal import StringCatalog

/// The user's position in a project: the selected row and the filters.
package struct RememberedPlace: Equatable, Sendable {
  /// The name of the table.
  package var table = ""
  /// The key of the selected row.
  package var key = ""
  /// The filter query; empty if there was none.
  package var filter = ""
  /// The kinds of rows listed, in the notation of ``Model/place``: `missing`, `!stale`.
  package var kinds: [String] = []

  /// Creates a position without a row or filters.
  package init() {}
}

extension Model {
  /// The current position; nil if no row is listed.
  package var place: RememberedPlace? {
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
  /// Returns the row of a remembered key; nil if it no longer exists.
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
  /// Whether the kind still has the same meaning in the next session.
  fileprivate var isRemembered: Bool { self != .changed }
}

extension RowFilter {
  /// The kinds in the notation that ``init(names:)`` parses.
  fileprivate var names: [String] {
    let (wanted, excluded) = (wanted.filter(\.isRemembered), excluded.filter(\.isRemembered))
    return wanted.map(\.rawValue) + excluded.map { "!\($0.rawValue)" }
  }

  /// Parses remembered kinds, ignoring unknown ones.
  init(names: [String]) {
    for name in names {
      guard let kind = Kind(rawValue: name.hasPrefix("!") ? String(name.dropFirst()) : name),
        !wanted.contains(kind), !excluded.contains(kind)
      else { continue }
      toggle(kind, excludes: name.hasPrefix("!"))
    }
  }
}
