import CatalogCheck
import CatalogFiles
import SourceText
import StringCatalog

extension CheckCommand {
  /// What is wrong with keys, compared with the sources of the app.
  func compareWithSources(_ workspace: inout Workspace, rules: RuleSet) -> CheckReport {
    var report = CheckReport()
    let filters = workspace.tables.map { table in
      let changed = workspace.changes?.keys(in: table)
      return EntryFilter(
        options, table, localizations: workspace.localizations(of: table), changed: changed)
    }
    let names = workspace.tables.map { $0.paths }
    var check = SourceCheck(
      of: workspace.tables, among: workspace.catalog.tables, rules: rules
    ) { table, entry in
      names.firstIndex(of: table.paths).map { filters[$0].admits(entry) } ?? false
    }
    let isRead = workspace.readSources { check.read($1, path: $0) }
    // What has not changed, and other keys, are not asked for.
    let isWhole = options.states.isEmpty && workspace.changes == nil
    report.findings = check.findings.filter { finding in
      switch finding.diagnostic.rule {
      case .keyMissing: isWhole && options.keys.admits(finding.diagnostic.key ?? "")
      // What could not be read may name any key.
      case .keyUnused: isRead
      default: true
      }
    }
    return report
  }
}

extension Workspace {
  /// Calls `read` with each file under the folders of `--sources`, and reports what cannot be read.
  ///
  /// - Returns: whether everything was read.
  @discardableResult
  mutating func readSources(_ read: (_ path: String, _ bytes: [UInt8]) -> Void) -> Bool {
    var isRead = true
    for folder in options.sources {
      let finder = AppSourceFinder(searching: folder)
      for problem in finder.diagnostics + finder.read(read) {
        noteFailure("\(problem.path ?? folder): \(problem.message)")
        isRead = false
      }
    }
    return isRead
  }
}
