import CatalogChanges
import CatalogCheck
import CatalogFiles
import FileAccess
import SourceText
import StringCatalog
import WorkingCopy

/// The changes in tables since a revision of their repository: for `--since`, and for the app.
struct RevisionChanges {
  /// The differences in each table, in the order of the tables.
  let tables: [RevisionDifference.OfTable]
  /// The reports of readers about the earlier versions, without their places.
  private let oldReports: Set<Report>

  private struct Report: Hashable {
    let rule: RuleID
    let message: String
    let path: String?
    let key: String?

    init(_ problem: Diagnostic) {
      (rule, message, path, key) = (problem.rule, problem.message, problem.path, problem.key)
    }
  }

  /// Reads the files of some tables as they were in a revision, and compares.
  ///
  /// Below `folders`, files of a language that have been removed since are read, too.
  init(
    of tables: [Table], in folders: [String], since revision: String
  ) throws(GitRevision.Fault) {
    var revision = GitRevision(revision)
    var files: [CatalogFile] = []
    let removed = try Self.removedFiles(of: tables, in: folders, since: &revision)
    for path in removed.union(tables.flatMap(\.paths)).sorted() where path != "-" {
      guard let bytes = try revision.bytes(of: path) else { continue }
      files.append(CatalogFile(path: path, bytes: bytes))
    }
    let language = tables.first { $0.sourceLanguage != nil }?.sourceLanguage
    let old = Catalog(files: files, sourceLanguage: language)
    oldReports = Set(old.diagnostics.map { Report($0) })
    self.tables = tables.map { table in
      RevisionDifference.OfTable(
        table, since: old.tables.first { $0.name == table.name && $0.folder == table.folder })
    }
  }

  /// The paths of the files below some folders that tables had in a revision, and do not have now.
  private static func removedFiles(
    of tables: [Table], in folders: [String], since revision: inout GitRevision
  ) throws(GitRevision.Fault) -> Set<String> {
    var removed: Set<String> = []
    // Only tables with a folder for each language can lose a file and stay.
    let folderTables = tables.filter { table in
      table.paths.contains { CatalogFile.Place($0).locale != nil }
    }
    guard !folderTables.isEmpty else { return [] }
    for folder in folders.isEmpty ? ["."] : folders where folder.isFolderPath {
      for name in try revision.paths(below: folder) where CatalogFormat(path: name) != nil {
        let path = folder.simplePath.appending(name: name)
        let place = CatalogFile.Place(path)
        guard place.locale != nil, !path.isExistingPath,
          folderTables.contains(where: { $0.name == place.table && $0.folder == place.folder })
        else { continue }
        removed.insert(path)
      }
    }
    return removed
  }

  private func changes(of table: Table) -> [CatalogDifference.Change] {
    tables.first { $0.isOf(table) }?.changes ?? []
  }

  /// The translations of a table that did not follow their source text.
  func strandedTranslations(in table: Table) -> [Finding] {
    changes(of: table).flatMap { change in
      change.fates.filter { $0.fate == .stranded }.compactMap { fate in
        change.entry.strandedTranslation(in: fate.locale)
      }
    }
  }

  /// The entries of a table that are new, or say something else than in the revision, by their numbers.
  func entries(of table: Table) -> Set<UInt32> {
    // A removed entry has a number of the earlier table.
    Set(changes(of: table).filter { $0.kind != .removed }.map(\.entry.number))
  }

  /// The tables as they were in the revision, except those that did not exist.
  var earlierTables: [Table] { tables.compactMap(\.old) }

  /// Whether a finding is about a translation that the revision lacked, too, in a language that the
  /// table had.
  func wasMissing(_ finding: Finding, in table: Table) -> Bool {
    guard finding.rule == Rule.missingLocale.id, let locale = finding.localization,
      let old = tables.first(where: { $0.isOf(table) })?.old, old.locales.contains(locale),
      let entry = finding.key.flatMap({ old.entry(forKey: $0) }), entry.shouldTranslate,
      entry.extractionState != "stale"
    else { return false }
    return entry.localization(locale)?.leaves.isEmpty ?? true
  }

  /// Whether a reader did not report a problem of a file in the revision.
  func isNew(_ problem: Diagnostic) -> Bool { !oldReports.contains(Report(problem)) }
}
