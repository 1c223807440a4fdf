import CatalogCheck
import CatalogFiles
import SourceText
import StringCatalog

/// What has changed in catalogs since a revision of their repository: for `--since`.
struct RevisionChanges {
  private let old: Catalog
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

  /// Reads the files of a catalog as they were in a revision.
  init(of catalog: Catalog, since revision: String) throws(GitRevision.Fault) {
    try self.init(of: catalog.tables, since: revision)
  }

  /// Reads the files of some tables as they were in a revision.
  init(of tables: [Table], since revision: String) throws(GitRevision.Fault) {
    var revision = GitRevision(revision)
    var files: [CatalogFile] = []
    for path in Set(tables.flatMap(\.paths)).sorted() where path != "-" {
      guard let bytes = try revision.bytes(of: path) else { continue }
      files.append(CatalogFile(path: path, bytes: bytes))
    }
    let language = tables.first { $0.sourceLanguage != nil }?.sourceLanguage
    old = Catalog(files: files, sourceLanguage: language)
    oldReports = Set(old.diagnostics.map { Report($0) })
  }

  /// A table as it was in the revision; nil if it did not exist.
  func earlier(_ table: Table) -> Table? {
    old.tables.first { $0.name == table.name && $0.folder == table.folder }
  }

  /// The translations of a table that did not follow their source text.
  func strandedTranslations(in table: Table) -> [Finding] {
    guard let earlier = earlier(table) else { return [] }
    return table.entries.flatMap { entry in
      earlier.entry(forKey: entry.key).map { entry.strandedTranslations(since: $0, in: table) }
        ?? []
    }
  }

  /// The entries of a table that are new, or say something else than in the revision.
  func keys(in table: Table) -> Set<String> {
    let earlier = earlier(table)
    return Set(
      table.entries.lazy.filter { entry in
        earlier?.entry(forKey: entry.key).map { !entry.hasSameContent(as: $0) } ?? true
      }.map(\.key))
  }

  /// Whether a reader did not report a problem of a file in the revision.
  func isNew(_ problem: Diagnostic) -> Bool { !oldReports.contains(Report(problem)) }
}
