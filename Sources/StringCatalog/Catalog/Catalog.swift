@_exported public import SourceText

/// The tables of a set of files, put together as an app would find them.
///
/// Each string catalog is a separate table. The .strings and .stringsdict files of one name in the
/// `.lproj` folders of one folder are one table with a locale for each folder. If both kinds have a
/// key, the .stringsdict wins, as it does in an app.
public struct Catalog: Sendable {
  /// The tables, in the order in which their first files were given.
  public private(set) var tables: [Table]
  /// The problems in the files and between them, file by file.
  public private(set) var diagnostics: [Diagnostic]

  /// Puts the tables of some files together.
  ///
  /// - Parameters:
  ///   - files: the files, each once.
  ///   - sourceLanguage: the development language of .strings tables. Without it, the language is
  ///     `Base` or a form of English if the table has them, or else the one that all other tables
  ///     have; a table has no source language if none of this gives one.
  ///   - projects: the Xcode projects that tell whether one target builds two files of a table; only
  ///     called if there are such files.
  public init(
    files: [CatalogFile], sourceLanguage: String? = nil,
    projects: () -> [XcodeProject] = { [] }
  ) {
    var known: [XcodeProject]?
    func severity(of rule: RuleID, in path: String, and other: String) -> Severity {
      let read = known ?? projects()
      known = read
      return read.contains { $0.builds(path, with: other) } ? rule.severity : .info
    }
    var groups: [TableFiles] = []
    var numberOfGroup: [TableFiles.Name: Int] = [:]
    for file in files {
      let name = TableFiles.Name(of: file)
      if let number = numberOfGroup[name] {
        groups[number].files.append(file)
      } else {
        numberOfGroup[name] = groups.count
        groups.append(TableFiles(name: name, files: [file]))
      }
    }
    let languages = SourceLanguages(of: groups, named: sourceLanguage)
    var tables: [Table] = []
    var diagnostics = files.flatMap(\.diagnostics)
    for group in groups {
      tables += group.catalogs.map { Table(catalog: $0) }
      if !group.legacy.isEmpty {
        let merger = LegacyMerger(
          files: group.legacy, language: languages[group], severity: severity)
        tables.append(merger.table(named: group.name))
        diagnostics += merger.diagnostics
      }
      diagnostics += group.diagnostics(severity: severity)
    }
    self.tables = tables
    self.diagnostics = diagnostics
  }
}

extension Catalog {
  /// The same catalog with other versions of its tables, and with some of its problems.
  package func replacing(
    tables: [Table], diagnostics isLeft: (Diagnostic) -> Bool
  ) -> Catalog {
    var catalog = self
    catalog.tables = tables
    catalog.diagnostics = diagnostics.filter(isLeft)
    return catalog
  }
}

extension Table {
  /// The table of a string catalog.
  public init(catalog file: CatalogFile) {
    let records = file.storage.records
    let named = file.storage.text(records.sourceLanguage, in: 0)
    self.init(
      storage: file.storage, name: file.place.table, folder: file.place.folder,
      // Xcode reads a catalog that does not name its language as English.
      language: SourceLanguage(name: named ?? "en", isGuessed: named == nil),
      version: file.storage.text(records.version, in: 0))
  }
}

/// The files of one table: those with its name in one folder.
struct TableFiles {
  struct Name: Hashable {
    var folder: String
    var table: String

    init(of file: CatalogFile) {
      folder = file.place.folder
      table = file.place.table
    }
  }

  var name: Name
  var files: [CatalogFile]

  var catalogs: [CatalogFile] { files.filter { $0.storage.traits.locales == .file } }
  var legacy: [CatalogFile] { files.filter { $0.storage.traits.locales == .folder } }

  /// How bad it is that two files have the same texts, which only matters if a target builds both.
  typealias SeverityOfTwo = (_ rule: RuleID, _ path: String, _ other: String) -> Severity

  /// The problems with the places of the files.
  func diagnostics(severity: SeverityOfTwo) -> [Diagnostic] {
    misplaced + clashes(severity: severity)
  }

  private var misplaced: [Diagnostic] {
    catalogs.compactMap { file in
      // The catalog of a storyboard is the only one that belongs in such a folder.
      guard let locale = file.place.locale, locale != "mul" else { return nil }
      return Diagnostic(
        .lprojPlacement, path: file.path,
        message: "a String Catalog contains every language and does not belong in \(locale).lproj; "
          + "move it to the folder that contains \(locale).lproj")
    }
  }

  private func clashes(severity: SeverityOfTwo) -> [Diagnostic] {
    guard let first = catalogs.first, files.count > 1 else { return [] }
    return files.filter { $0.path != first.path }.map { file in
      var diagnostic = Diagnostic(
        .tableClash, path: file.path,
        message: "\(first.path) also defines the table \"\(name.table)\"; "
          + "Xcode does not build a target with both")
      diagnostic.severity = severity(.tableClash, first.path, file.path)
      return diagnostic
    }
  }
}

extension RuleID {
  /// Two files that define the same table; an info unless an Xcode project builds both.
  public static let tableClash = RuleID("table-clash", .error)
  /// A string catalog in an .lproj folder.
  public static let lprojPlacement = RuleID("lproj-placement", .warning)
}
