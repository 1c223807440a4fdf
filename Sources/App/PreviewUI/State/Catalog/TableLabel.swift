internal import PreviewRows
internal import StringCatalog

/// A label that identifies a table: its name, and its folder if another table has the same name.
struct TableLabel: Equatable, Sendable {
  let name: String
  /// The folder relative to the common folder of all tables; nil if the name suffices.
  let folder: String?

  static func labels(of tables: [PreviewTable]) -> [TableLabel] {
    let counts = Dictionary(tables.map { ($0.table.name, 1) }, uniquingKeysWith: +)
    return zip(tables, tables.map(\.table.folder).belowCommonFolder).map { previewTable, folder in
      let name = previewTable.table.name
      let isShared = counts[name, default: 0] > 1 && !folder.isEmpty
      return TableLabel(name: name, folder: isShared ? folder : nil)
    }
  }

  /// The label as a single word: `Widget/Localizable`.
  var path: String {
    let last = folder?.split(separator: "/").last
    return last.map { "\($0)/\(name)" } ?? name
  }
}

extension [String] {
  /// The folders relative to their common ancestor.
  var belowCommonFolder: [String] {
    guard count > 1 else { return map { _ in "" } }
    let paths = map { $0.split(separator: "/", omittingEmptySubsequences: false) }
    let first = paths[0]
    let common = paths.dropFirst().reduce(first.count) { count, path in
      Swift.min(count, zip(first, path).prefix { $0 == $1 }.count)
    }
    return paths.map { $0.dropFirst(common).joined(separator: "/") }
  }
}
