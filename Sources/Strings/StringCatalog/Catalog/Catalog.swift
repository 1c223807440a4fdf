@_exported public import SourceText

/// The tables of a set of files, grouped the way an app finds them.
///
/// Each String Catalog is a table of its own. The .strings and .stringsdict files with the same
/// name in the `.lproj` folders of one folder form one table, with one locale per folder. If both
/// kinds define a key, the .stringsdict file wins, as it does in an app. An XLIFF file has a table for
/// each catalog whose strings it contains.
public struct Catalog: Sendable {
  /// The tables, in the order of their first files.
  public private(set) var tables: [Table]
  /// The problems within and between the files, grouped by file.
  public private(set) var diagnostics: [Diagnostic]

  /// Creates a catalog from files.
  ///
  /// - Parameters:
  ///   - files: the files, without duplicates.
  ///   - sourceLanguage: the development language of .strings tables. If nil, the catalog uses
  ///     `Base` or a form of English if the table has it, or else the only language that all other
  ///     tables share. If none of these applies, the table has no source language.
  ///   - areBuiltTogether: returns whether one target of the project builds both files at two paths.
  ///     Called only for files that define the same strings.
  public init(
    files: [CatalogFile], sourceLanguage: String? = nil,
    areBuiltTogether: (_ path: String, _ other: String) -> Bool = { _, _ in false }
  ) {
    func severity(of rule: RuleID, in path: String, and other: String) -> Severity {
      areBuiltTogether(path, other) ? rule.severity : .info
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
      tables += group.exchanged.flatMap(Table.tables)
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
  /// Returns a copy with the given tables that keeps only the diagnostics satisfying a predicate.
  package func replacing(tables: [Table], diagnostics isLeft: (Diagnostic) -> Bool) -> Catalog {
    var catalog = self
    catalog.tables = tables
    catalog.diagnostics = diagnostics.filter(isLeft)
    return catalog
  }
}

extension Table {
  /// Creates the table of a String Catalog.
  public init(catalog file: CatalogFile) { self.init(file.storage, folder: file.place.folder) }

  /// The tables of an XLIFF file.
  static func tables(of file: CatalogFile) -> [Table] {
    // Files beside it in the same folder are in other languages.
    ([file.storage] + file.otherTables).map { Table($0, folder: file.path) }
  }

  private init(_ storage: TableStorage, folder: String) {
    let named = storage.text(storage.records.sourceLanguage, in: 0)
    self.init(
      storage: storage, name: storage.name, folder: folder,
      // Xcode reads a catalog that does not name its language as English.
      language: SourceLanguage(name: named ?? "en", isGuessed: named == nil),
      version: storage.text(storage.records.version, in: 0))
  }
}

/// The files with the same table name in one folder.
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
  var exchanged: [CatalogFile] { files.filter { $0.storage.traits.locales == .unit } }

  /// The severity of two files defining the same strings; it matters only if a target builds both.
  typealias SeverityOfTwo = (_ rule: RuleID, _ path: String, _ other: String) -> Severity

  /// The problems with where the files are.
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
    return (catalogs + legacy).filter { $0.path != first.path }.map { file in
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
  /// Two files that define the same table; the severity is `info` unless an Xcode project
  /// builds both.
  public static let tableClash = RuleID("table-clash", .error)
  /// A String Catalog in an .lproj folder.
  public static let lprojPlacement = RuleID("lproj-placement", .warning)
}
