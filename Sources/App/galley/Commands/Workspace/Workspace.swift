import CatalogCheck
import CatalogFiles
import SourceText
import StringCatalog

/// The loaded tables of a command, limited to those that its options ask for.
struct Workspace: Sendable {
  var request: CatalogRequest
  /// Everything that was loaded.
  let catalog: Catalog
  /// The tables that `--table` admits; none if it is not known what `--since` admits.
  let tables: [Table]
  /// The changes since the revision that `--since` names; nil if it names none.
  let changes: RevisionChanges?
  /// The localizations that the options ask for.
  let selected: SelectedLocalizations
  /// The rules by which rows are judged, as the project and the options settle them.
  let rules: RuleSet
  /// Everything that could not be read or shown.
  var report: WorkspaceReport
  /// The samples files that have been read.
  var samples: SamplesCache
  /// The problems of keys that no source names; each belongs to an entry.
  var unusedKeys: [Diagnostic] = []
  /// The files that the catalog lacks because an app cannot read them, until that has been said.
  private var rejected: [String]

  /// Takes a loaded catalog.
  ///
  /// - Parameters:
  ///   - request: what the command asks for.
  ///   - loaded: the catalog, and how loading it went.
  ///   - changes: what has changed since the revision that the request names.
  ///   - settings: the rules of the project.
  ///   - samples: the samples files that have been read before.
  ///   - report: what could not be done so far.
  init(
    _ request: CatalogRequest, loaded: LoadedCatalog, changes: RevisionChanges? = nil,
    settings: SettingsCache = SettingsCache(), samples: SamplesCache = SamplesCache(),
    report: WorkspaceReport
  ) {
    self.request = request
    self.changes = changes
    self.report = report
    self.samples = samples
    rules = settings.rules
    catalog = loaded.catalog
    rejected = loaded.rejected
    tables = request.since == nil || changes != nil ? request.tables(of: catalog) : []
    let names: [String]? = if case .tags(let names) = request.shared.locales { names } else { nil }
    selected = SelectedLocalizations(names, of: catalog.tables)
    self.report.note(settings.problems)
    // `check` and the app list fields that galley ignores; other commands would repeat it each time.
    self.report.note(loaded.diagnostics.filter { $0.rule != .unknownMember })
    self.report.list(loaded.diagnostics.filter { $0.rule == .unknownMember })
    if !loaded.isComplete || !settings.problems.isEmpty { self.report.worsen() }
  }

  /// Writes the problems to standard error that were noted since the last call: a few, and how many
  /// more there are, because `galley check` lists them all.
  ///
  /// `previewTables()` calls this after it has read the samples.
  mutating func reportProblems() {
    let unwritten = report.takeUnwritten()
    StandardError.report(request.key.map { problems(ofKey: $0, among: unwritten) } ?? unwritten)
    if let first = rejected.first {
      let others = rejected.count == 1 ? "" : " and \(rejected.count - 1) more"
      report.fail("\(first)\(others): skipped; Apple's systems cannot read it")
      rejected = []
    }
  }

  /// The problems that concern one key: those of its entry, and those that keep it from an app; a
  /// message counts the others for which the command fails.
  private func problems(ofKey key: String, among all: [Diagnostic]) -> [Diagnostic] {
    let known = tables.filter { $0.entry(forKey: key) != nil }
    // A file that cannot be read may have a key that no table has.
    let others =
      known.isEmpty ? [] : Set(catalog.tables.flatMap(\.paths)).subtracting(known.flatMap(\.paths))
    let own = all.filter { problem in
      problem.key == key || problem.isFailure && !others.contains(problem.path ?? "")
    }
    let count = all.count(where: \.isFailure) - own.count(where: \.isFailure)
    if count > 0 {
      StandardError.report(
        count == 1
          ? "1 problem in another file; 'galley check' lists it"
          : "\(count) problems in other files; 'galley check' lists them")
    }
    return own
  }

  /// Adds the languages that are less complete than the project requires to the problems.
  ///
  /// Call it after everything was loaded. Some entries alone do not tell how complete a language is.
  mutating func noteIncompleteLanguages() {
    guard request.filter.keys.isEmpty, changes == nil else { return }
    report.list(rules.settings.incompleteLanguages(of: tables).map(\.diagnostic))
  }

  /// Compares the keys with the sources of the app, and adds what is wrong to the problems of the
  /// files and of the entries.
  ///
  /// - Parameter isEnded: whether nobody waits for the answer any more.
  mutating func noteSources(unless isEnded: () -> Bool = { false }) {
    for finding in compareWithSources(by: rules, unless: isEnded) {
      if finding.rule == .keyUnused {
        unusedKeys.append(finding.diagnostic)
      } else {
        report.list([finding.diagnostic])
      }
    }
  }

  /// Notes that the command has judged no string, which is no success.
  ///
  /// - Parameter verb: What the command does with strings, as in "checked".
  mutating func noteNothing(_ verb: String) {
    // It has been said already that there are no catalogs.
    guard !catalog.tables.isEmpty else { return }
    report.fail("no strings were \(verb)")
  }

  /// Notes that a file which is no catalog cannot be read; the app lists that, too.
  mutating func noteFailure(of problem: Diagnostic) {
    guard request.isApp else { return report.fail("\(problem.path ?? ""): \(problem.message)") }
    report.worsen()
    report.note([problem])
  }
}
