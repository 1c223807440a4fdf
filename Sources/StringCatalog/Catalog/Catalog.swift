@_exported public import SourceText

/// The tables of some files, put together as an app would find them.
///
/// A string catalog is a table of its own. The .strings and .stringsdict files of one name in the
/// `.lproj` folders of one folder are one table with a locale for each folder; where both kinds
/// have a key, the .stringsdict wins, as it does in an app.
public struct Catalog: Sendable {
  /// The tables, in the order in which their first files were given.
  public let tables: [Table]
  /// What is wrong in the files and between them, file by file.
  public let diagnostics: [Diagnostic]

  /// Puts the tables of some files together.
  ///
  /// - Parameters:
  ///   - files: the files that were read, each once.
  ///   - sourceLanguage: the language in which .strings tables are written first; without one it is
  ///     `Base` or `en` if they are there, else the locale with most keys.
  public init(files: [CatalogFile], sourceLanguage: String? = nil) {
    var groups: [TableFiles] = []
    var placeOfGroup: [TableFiles.Name: Int] = [:]
    for file in files {
      let name = TableFiles.Name(of: file)
      if let place = placeOfGroup[name] {
        groups[place].files.append(file)
      } else {
        placeOfGroup[name] = groups.count
        groups.append(TableFiles(name: name, files: [file]))
      }
    }
    var tables: [Table] = []
    var diagnostics = files.flatMap(\.diagnostics)
    for group in groups {
      tables += group.catalogs.map { Table(catalog: $0) }
      if !group.legacy.isEmpty {
        let merger = LegacyMerger(files: group.legacy, sourceLanguage: sourceLanguage)
        tables.append(merger.table(named: group.name))
        diagnostics += merger.diagnostics
      }
      diagnostics += group.diagnostics
    }
    self.tables = tables
    self.diagnostics = diagnostics
  }
}

extension Table {
  /// The table of a string catalog.
  public init(catalog file: CatalogFile) {
    let records = file.storage.records
    self.init(
      storage: file.storage, name: file.place.table, folder: file.place.folder,
      sourceLanguage: file.storage.text(records.sourceLanguage, in: 0) ?? "en",
      version: file.storage.text(records.version, in: 0))
  }
}
