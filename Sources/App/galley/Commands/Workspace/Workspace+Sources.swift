import CatalogCheck
import CatalogFiles
import SourceText
import StringCatalog

extension Workspace {
  /// Problems of keys, compared with the sources of the app if the options name any.
  ///
  /// - Parameters:
  ///   - rules: the rules to apply.
  ///   - isEnded: whether nobody waits for the answer any more.
  /// - Returns: the findings; none if there are no sources.
  mutating func compareWithSources(
    by rules: RuleSet, unless isEnded: () -> Bool = { false }
  ) -> [Finding] {
    guard !request.sources.isEmpty else { return [] }
    let filters = tables.map { table in
      EntryFilter(
        request.filter, table, localizations: shownLocalizations(of: table),
        changed: changes?.entries(of: table))
    }
    let names = tables.map { $0.paths }
    var check = SourceCheck(of: tables, among: catalog.tables, rules: rules) { table, entry in
      names.firstIndex(of: table.paths).map { filters[$0].admits(entry) } ?? false
    }
    var hasRead = false
    let hasReadAll = readSources { path, bytes in
      guard !isEnded() else { return }
      hasRead = true
      check.read(bytes, path: path)
    }
    guard !isEnded() else { return [] }
    // Compared with nothing, every key would be unused.
    guard hasRead else {
      // Of a folder that cannot be read, that is said already.
      if hasReadAll {
        report.fail("no Swift files under \(request.sources.joined(separator: ", "))")
      }
      return []
    }
    // Unchanged keys and other keys are not asked for.
    let isWhole = request.filter.states.isEmpty && changes == nil
    return check.findings().filter { finding in
      switch finding.rule {
      case .keyMissing: isWhole && request.filter.keys.admits(finding.key ?? "")
      // Code that could not be read may name any key.
      case .keyUnused: hasReadAll
      default: true
      }
    }
  }

  /// Calls `read` with each file under the folders of `--sources`, and reports what cannot be read.
  ///
  /// - Returns: whether everything was read.
  @discardableResult
  mutating func readSources(_ read: (_ path: String, _ bytes: [UInt8]) -> Void) -> Bool {
    var hasReadAll = true
    for folder in request.sources {
      let finder = AppSourceFinder(searching: folder)
      for problem in finder.diagnostics + finder.read(read) {
        noteFailure(of: problem)
        hasReadAll = false
      }
    }
    return hasReadAll
  }
}
