import CatalogChanges
import CatalogCheck
import CatalogFiles
import PreviewUI
import SourceText
import StringCatalog
import WorkingCopy

/// What has changed in tables since a revision of their repository: for `--since`, and for the app.
struct RevisionChanges {
  /// What differs in each table, in the order of the tables.
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
  init(of tables: [Table], since revision: String) throws(GitRevision.Fault) {
    var revision = GitRevision(revision)
    var files: [CatalogFile] = []
    for path in Set(tables.flatMap(\.paths)).sorted() where path != "-" {
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
