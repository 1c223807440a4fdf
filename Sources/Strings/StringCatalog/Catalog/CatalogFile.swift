public import SourceText

/// A parsed file, used to build a ``Catalog``.
public struct CatalogFile: Sendable {
  /// The path as the caller passed it.
  public let path: String
  /// The format of the file.
  public let format: CatalogFormat
  /// The problems in the file.
  public var diagnostics: [Diagnostic]
  let storage: TableStorage
  /// The other tables of the file; only XLIFF has any.
  let otherTables: [TableStorage]
  /// The table, locale, and folder, derived from the path.
  ///
  /// Stored because merging reads it for every string.
  let place: Place

  init(
    path: String, format: CatalogFormat, storage: TableStorage, others: [TableStorage] = [],
    diagnostics: [Diagnostic]
  ) {
    self.path = path
    self.format = format
    self.storage = storage
    otherTables = others
    self.diagnostics = diagnostics
    place = Place(path)
  }

  /// Whether Foundation or Xcode rejects the whole file, leaving the app with none of its strings.
  public var isRejected: Bool { diagnostics.contains(where: \.rejectsFile) }

  /// The syntax of the strings.
  package var syntax: CatalogSource.Syntax { storage.sources.first?.syntax ?? .binary }

  /// The number of entries.
  public var entryCount: Int {
    ([storage] + otherTables).reduce(0) { $0 + $1.records.entries.count }
  }

  /// The table, locale, and folder of a path: `a/de.lproj/Main.strings` is `Main`, in `de`, in `a`.
  package struct Place {
    package var folder: String
    package var locale: String?
    package var table: String

    package init(_ path: String) {
      var (folder, file) = path[...].atLastSlash
      table = String(file.lastIndex(of: ".").map { file[..<$0] } ?? file)
      if folder.hasSuffix(".lproj") {
        (folder, file) = folder.atLastSlash
        locale = String(file.dropLast(6))
      }
      self.folder = String(folder)
    }
  }
}

extension Substring {
  /// The path split at its last slash into folder and name.
  fileprivate var atLastSlash: (folder: Substring, name: Substring) {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", self) }
    return (self[..<slash], self[utf8.index(after: slash)...])
  }
}
