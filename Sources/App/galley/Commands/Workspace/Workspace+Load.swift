import CatalogCheck
import CatalogFiles
import PreviewRows
import SourceText
import StringCatalog
import WorkingCopy

extension Workspace {
  /// Loads the files that a request names.
  static func load(_ request: CatalogRequest) -> Workspace {
    var settings = SettingsCache()
    settings.read(for: request)
    var loader = CatalogLoader(finder: request.shared.finder)
    loader.leavesOutRejectedFiles = request.leavesOutRejectedFiles
    let loaded = loader.load(request.shared.paths, sourceLanguage: request.shared.source)
    return compare(loaded, for: request, settings: settings)
  }

  /// Takes a loaded catalog, and finds out what has changed since the revision that the request names.
  static func compare(
    _ loaded: LoadedCatalog, for request: CatalogRequest,
    settings: SettingsCache = SettingsCache(), samples: SamplesCache = SamplesCache(),
    report: WorkspaceReport = WorkspaceReport()
  ) -> Workspace {
    var report = report
    let paths =
      loaded.catalog.tables.flatMap(\.paths)
      + loaded.catalog.diagnostics.compactMap(\.path)
    let copies = FileReplacement.copies
    for write in FileReplacement.interruptedWrites(of: Set(paths), copies: copies) {
      report.fail(write)
    }
    var changes: RevisionChanges?
    if let since = request.since {
      do throws(GitRevision.Fault) {
        changes = try RevisionChanges(
          of: request.tables(of: loaded.catalog), in: request.shared.paths, since: since)
      } catch {
        report.fail("\(error)")
      }
    }
    return Workspace(
      request, loaded: loaded, changes: changes, settings: settings, samples: samples,
      report: report)
  }

  /// Reads the samples of the tables, reports their problems, and returns the entries to preview.
  ///
  /// The app lists other states on demand, so `--state` leaves no entry out there.
  mutating func previewTables() -> [PreviewTable] {
    var filter = request.filter
    if request.isApp { filter.states = [] }
    let shared = request.samples.map { samples(at: $0, of: catalog.tables, isRequired: true) }
    let slots = request.slots.map {
      self.slots(at: $0, of: catalog.tables, isRequired: true)
    }
    let problems = (catalog.diagnostics + unusedKeys).byKey(in: tables)
    let previews = zip(tables, problems).map { table, problems in
      let entries = EntryFilter(
        filter, table, localizations: shownLocalizations(of: table),
        changed: changes?.entries(of: table))
      return PreviewTable(
        table: table,
        samples: shared
          ?? samples(at: Samples.path(besideTable: table.name, in: table.folder), of: [table]),
        slots: slots
          ?? self.slots(at: Slots.path(besideTable: table.name, in: table.folder), of: [table]),
        matcher: selected.matcher(ofFolder: table),
        diagnostics: problems,
        admits: entries.admitsAll ? nil : { entries.admits($0) })
    }
    reportProblems()
    return previews
  }

  /// The slots of a file for some tables; if the file is required, its absence is a problem.
  private mutating func slots(
    at path: String, of tables: [Table], isRequired: Bool = false
  ) -> Slots {
    do throws(Diagnostic) {
      let slots = try Slots(at: path, of: tables, isRequired: isRequired)
      report.note(slots.diagnostics)
      if slots.diagnostics.contains(where: \.isLoss) { report.worsen() }
      return slots
    } catch {
      report.note([error])
      report.worsen()
      return Slots()
    }
  }

  /// The samples of a file for some tables; if the file is required, its absence is a problem.
  private mutating func samples(
    at path: String, of tables: [Table], isRequired: Bool = false
  ) -> Samples {
    var (samples, problems) = self.samples.samples(at: path, isRequired: isRequired)
    if problems.isEmpty {
      samples.check(against: tables, path: path)
      problems = samples.diagnostics
    }
    report.note(problems)
    if problems.contains(where: \.isLoss) { report.worsen() }
    return samples
  }
}
