import CatalogCheck
import CatalogFiles
import LocalizedText
import PreviewRows
import Programs
import SourceText
import StringCatalog

/// The loaded tables of a command, limited to those that its options ask for.
struct Workspace {
  let request: CatalogRequest
  /// Everything that was loaded.
  let catalog: Catalog
  /// The tables that `--table` admits; none if it is not known what `--since` admits.
  private(set) var tables: [Table]
  /// What has changed since the revision that `--since` names; nil if it names none.
  private(set) var changes: RevisionChanges?
  /// The localizations that the options ask for.
  private let selected: SelectedLocalizations
  /// The exit status so far: whether all files could be read.
  private(set) var status: ExitStatus
  /// What could not be shown although the options ask for it.
  private(set) var failures: [String] = []
  /// The problems with the paths, the files and their samples.
  private(set) var problems: [Diagnostic] = []
  /// The files that the catalog lacks because an app cannot read them, until that has been said.
  private var rejected: [String]
  /// The problems that still have to go to standard error.
  private var unreported: [Diagnostic] = []
  /// The samples files that have been read.
  private(set) var samples: SamplesCache
  /// The rules by which rows are judged, as the project and the options settle them.
  let rules: RuleSet
  /// The problems of keys that no source names; each belongs to an entry.
  private var unusedKeys: [Diagnostic] = []
  /// Whether problems go to standard error.
  private let reports: Bool
  /// Whether the command lists the problems among its results.
  private let listsProblems: Bool

  /// Loads the files that the options name, and reports their problems.
  init(_ request: CatalogRequest) {
    var settings = SettingsCache()
    settings.read(for: request)
    var loader = CatalogLoader(finder: request.shared.finder)
    loader.leavesOutRejectedFiles = request.leavesOutRejectedFiles
    let loaded = loader.load(request.shared.paths, sourceLanguage: request.shared.source)
    self.init(request, loaded: loaded, settings: settings)
  }

  /// Takes a loaded catalog, and reports its problems unless `reports` is false or `listsProblems`
  /// is true.
  init(
    _ request: CatalogRequest, loaded: LoadedCatalog, samples: SamplesCache = SamplesCache(),
    settings: SettingsCache = SettingsCache(), reports: Bool = true, listsProblems: Bool = false
  ) {
    self.request = request
    self.reports = reports
    self.listsProblems = listsProblems
    self.samples = samples
    rules = settings.rules
    status = loaded.isComplete && settings.problems.isEmpty ? .fine : .failure
    catalog = loaded.catalog
    rejected = loaded.rejected
    tables = loaded.catalog.tables.filter { request.shared.tables.admits($0.name) }
    let names: [String]? = if case .tags(let names) = request.shared.locales { names } else { nil }
    selected = SelectedLocalizations(names, of: loaded.catalog.tables)
    note(settings.problems)
    note(loaded.diagnostics)
    compare()
  }

  /// Finds out what has changed since the revision that the options name.
  private mutating func compare() {
    guard let since = request.since else { return }
    do throws(GitRevision.Fault) {
      changes = try RevisionChanges(of: tables, since: since)
    } catch {
      noteFailure("--since \(since): \(error)")
      tables = []
    }
  }

  private mutating func note(_ new: [Diagnostic]) {
    problems += new
    if reports, !listsProblems { unreported += new }
  }

  /// Writes the problems to standard error that were noted since the last call: a few, and how many
  /// more there are, because `galley check` lists them all.
  ///
  /// `previewTables()` calls this after it has read the samples.
  mutating func reportProblems() {
    StandardError.report(request.key.map { problems(ofKey: $0, among: unreported) } ?? unreported)
    unreported = []
    if let first = rejected.first {
      let others = rejected.count == 1 ? "" : " and \(rejected.count - 1) more"
      noteFailure("\(first)\(others): skipped; Apple's systems cannot read it")
      rejected = []
    }
  }

  /// Notes that another copy of the workspace has written the problems to standard error.
  mutating func dropReportedProblems() { unreported = [] }

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
      let problems = count == 1 ? "problem" : "problems"
      StandardError.report("\(count) \(problems) in other files (galley check lists them)")
    }
    return own
  }

  /// Adds the languages that are less complete than the project requires to the problems.
  ///
  /// Call it after everything was loaded. Some entries alone do not tell how complete a language is.
  mutating func noteIncompleteLanguages() {
    guard request.filter.keys.isEmpty, changes == nil else { return }
    problems += rules.settings.incompleteLanguages(of: tables).map(\.diagnostic)
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
        problems.append(finding.diagnostic)
      }
    }
  }

  /// Notes that something cannot be shown, which is no problem of a file.
  mutating func noteFailure(_ message: String) {
    status.worsen(to: .failure)
    failures.append(message)
    if reports { StandardError.report(message) }
  }

  /// Notes that the command has judged no string, which is no success.
  ///
  /// - Parameter verb: What the command does with strings, as in "checked".
  mutating func noteNothing(_ verb: String) {
    // It has been said already that there are no catalogs.
    guard !catalog.tables.isEmpty else { return }
    noteFailure("no strings were \(verb)")
  }

  /// Notes that a file which is no catalog cannot be read; the app lists that, too.
  mutating func noteFailure(of problem: Diagnostic) {
    guard request.isApp else {
      return noteFailure("\(problem.path ?? ""): \(problem.message)")
    }
    status.worsen(to: .failure)
    note([problem])
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
        table: table, samples: shared ?? samples(beside: table),
        slots: slots ?? self.slots(beside: table),
        matcher: selected.matcher(ofFolder: table),
        diagnostics: problems,
        admits: entries.admitsAll ? nil : { entries.admits($0) })
    }
    reportProblems()
    return previews
  }

  private mutating func samples(beside table: Table) -> Samples {
    samples(at: Samples.path(besideTable: table.name, in: table.folder), of: [table])
  }

  private mutating func slots(beside table: Table) -> Slots {
    slots(at: Slots.path(besideTable: table.name, in: table.folder), of: [table])
  }

  /// The slots of a file for some tables; if the file is required, its absence is a problem.
  private mutating func slots(
    at path: String, of tables: [Table], isRequired: Bool = false
  ) -> Slots {
    do throws(Diagnostic) {
      let slots = try Slots(at: path, of: tables, isRequired: isRequired)
      note(slots.diagnostics)
      if slots.diagnostics.contains(where: \.isLoss) { status.worsen(to: .failure) }
      return slots
    } catch {
      note([error])
      status.worsen(to: .failure)
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
    note(problems)
    if problems.contains(where: \.isLoss) { status.worsen(to: .failure) }
    return samples
  }

  // MARK: Environments

  /// The environments that the options ask for, one for each locale.
  func environments() -> [EnvironmentValues] {
    let locales = locales()
    return locales.tags.map { environment(in: $0, preferences: locales.preferences) }
  }

  /// The environment that the options ask for, in a locale.
  func environment(in locale: LocaleTag, preferences: [LocaleTag] = []) -> EnvironmentValues {
    var environment = EnvironmentValues(
      locale: named(locale), device: request.preview.device, fallback: request.preview.fallback)
    environment.preferences = preferences
    environment.symbols = request.shared.ascii ? .ascii : .glyphs
    environment.pseudo = request.preview.pseudo?.generated
    environment.readsMarkdown = request.preview.markdown == .on
    environment.grammarians = .installed
    environment.userTermOfAddress = request.preview.user
    environment.inflectionConcepts = request.preview.concepts
    return environment
  }

  /// The locales of the rows, and the locales to try for a text that has no localization for these.
  private func locales() -> (tags: [LocaleTag], preferences: [LocaleTag]) {
    switch request.shared.locales {
    case .preferred:
      let variables = ProcessEnvironment.values(of: LocaleTag.preferenceVariables)
      let preferred = LocalizationMatcher(available: localeNames)
        .served(of: LocaleTag.preferred(in: variables))
      return ([preferred.first ?? sourceLocale], Array(preferred.dropFirst()))
    case .all:
      return (localeNames.filter { $0 != "Base" }.map { LocaleTag($0) }.withoutRepetition, [])
    case .tags(let names):
      // The name of a language is no locale, and `reportUnmatched()` says so.
      let known = Set(localeNames)
      let locales = names.map { LocaleTag($0) }.filter {
        $0.language.utf8.count <= 3 || known.contains($0.identifier)
      }
      return (locales.isEmpty ? [sourceLocale] : locales.withoutRepetition, [])
    }
  }

  /// The locales of the tables, and their source languages.
  private var localeNames: [String] {
    tables.flatMap { $0.locales + [$0.sourceLanguage].compactMap(\.self) }
  }

  /// The localizations of a table, as files spell them, in which the command looks at its texts; nil
  /// for a locale that none of them serves.
  func shownLocalizations(of table: Table) -> [String?] {
    guard request.showsRows else {
      return localizations(of: table).filter(table.locales.contains)
    }
    let locales = locales()
    let matcher = selected.matcher(of: table)
    return locales.tags.map { matcher.chain(for: [$0] + locales.preferences).first }
  }

  /// The localizations of a table that the options ask for, as files spell them, and its source
  /// language.
  func localizations(of table: Table) -> [String] { selected.localizations(of: table) }

  /// The localization of a table that a language on the command line selects, as files spell it; nil
  /// if none serves the language.
  func localization(of table: Table, for name: String) -> String? {
    selected.localization(of: table, for: name)
  }

  /// The localizations of all tables that the options ask for, as files spell them; nil if these are
  /// all.
  var wantedLocalizations: Set<String>? { selected.all(of: tables) }

  /// The source language of the first table.
  private var sourceLocale: LocaleTag {
    let source = tables.first.map { $0.sourceLanguage ?? $0.locales.first ?? "en" } ?? "en"
    return LocaleTag(source == "Base" ? "en" : source)
  }

  private func named(_ locale: LocaleTag) -> LocaleTag {
    switch request.preview.names {
    case .full: locale.settingFullNames(true)
    case .display: locale.settingFullNames(false)
    case nil: locale
    }
  }
}

extension [LocaleTag] {
  /// The locales in their order, without repetition.
  fileprivate var withoutRepetition: [LocaleTag] {
    var seen: Set<LocaleTag> = []
    return filter { seen.insert($0).inserted }
  }
}
