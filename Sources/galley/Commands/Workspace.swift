import CatalogFiles
import LocalizedText
import PreviewRows
import StringCatalog

/// The tables that a command works on, loaded and narrowed to what was asked for.
struct Workspace {
  let options: Options
  /// All that was loaded.
  let catalog: Catalog
  /// The tables that `--table` admits.
  let tables: [Table]
  /// All localizations of each folder: an app chooses among those of all its tables.
  private let matchers: [String: LocalizationMatcher]
  /// How the loading went; what was wrong has been reported.
  private(set) var status: ExitStatus
  /// What was wrong.
  private(set) var problems: [Diagnostic] = []
  /// The samples files that were read.
  private(set) var samplesShelf: SamplesShelf
  private let reports: Bool

  /// Loads what the options name, and reports what is wrong there.
  init(_ options: Options) {
    let loaded = CatalogLoader(finder: .ofProcess)
      .load(options.paths, sourceLanguage: options.source)
    self.init(options, loaded: loaded)
  }

  /// Works on what is loaded already; what is wrong there is reported, or only noted.
  init(
    _ options: Options, loaded: LoadedCatalog, samples: SamplesShelf = SamplesShelf(),
    reports: Bool = true
  ) {
    self.options = options
    self.reports = reports
    samplesShelf = samples
    status = loaded.isComplete ? .fine : .failure
    catalog = loaded.catalog
    tables = loaded.catalog.tables.filter { options.tables.admits($0.name) }
    let available: [String: [String]] = loaded.catalog.tables.reduce(into: [:]) { folders, table in
      for locale in table.locales where folders[table.folder]?.contains(locale) != true {
        folders[table.folder, default: []].append(locale)
      }
    }
    matchers = available.mapValues { LocalizationMatcher(available: $0) }
    note(loaded.problems)
  }

  private mutating func note(_ new: [Diagnostic]) {
    problems += new
    if reports { for problem in new { StandardError.report(problem.description) } }
  }

  /// What readers found wrong in the entries of some files, by key.
  private func problems(
    in paths: [String], among problems: [String: [Diagnostic]]
  ) -> [String: [Diagnostic]] {
    paths.reduce(into: [:]) { found, path in
      for problem in problems[path] ?? [] {
        if let key = problem.key { found[key, default: []].append(problem) }
      }
    }
  }

  /// The entries to preview, table by table; what is wrong in samples is reported.
  mutating func sheets() -> [PreviewTable] {
    let filter = EntryFilter(options)
    let shared = options.samples.map { samples(at: $0, of: catalog.tables, isWanted: true) }
    let problems = Dictionary(grouping: catalog.diagnostics, by: { $0.path ?? "" })
    return tables.map { table in
      PreviewTable(
        table: table, samples: shared ?? samples(beside: table),
        matcher: matchers[table.folder],
        problems: self.problems(in: table.paths, among: problems),
        admits: filter.admitsAll ? nil : { filter.admits($0, of: table) })
    }
  }

  private mutating func samples(beside table: Table) -> Samples {
    samples(at: Samples.path(besideTable: table.name, in: table.folder), of: [table])
  }

  /// The samples of a file for some tables; that there is no such file is wrong only where one is
  /// wanted.
  private mutating func samples(
    at path: String, of tables: [Table], isWanted: Bool = false
  ) -> Samples {
    var (samples, problems) = samplesShelf.samples(at: path, isWanted: isWanted)
    if problems.isEmpty {
      samples.check(against: tables, path: path)
      problems = samples.problems
    }
    note(problems)
    if problems.contains(where: \.isLoss) { status.worsen(to: .failure) }
    return samples
  }

  // MARK: Environments

  /// The environments that were asked for, one for each locale.
  func environments() -> [EnvironmentValues] {
    let locales = locales()
    return locales.tags.map { environment(in: $0, preferences: locales.preferences) }
  }

  /// The environment that was asked for, in a locale.
  func environment(in locale: LocaleTag, preferences: [LocaleTag] = []) -> EnvironmentValues {
    var environment = EnvironmentValues(locale: named(locale), device: options.device)
    environment.preferences = preferences
    environment.symbols = options.ascii ? .ascii : .glyphs
    environment.fallback = options.fallback
    environment.pseudo = options.pseudo
    environment.readsMarkdown = options.markdown == .on
    return environment
  }

  /// The locales of the rows, and those to be looked up where nothing serves one of them.
  private func locales() -> (tags: [LocaleTag], preferences: [LocaleTag]) {
    switch options.locales {
    case .preferred:
      let preferred = LocalizationMatcher(available: localeNames)
        .served(of: ProcessLocale.preferred())
      return ([preferred.first ?? sourceLocale], Array(preferred.dropFirst()))
    case .all:
      return (localeNames.filter { $0 != "Base" }.map { LocaleTag($0) }.withoutRepetition, [])
    case .tags(let names):
      return (names.map { LocaleTag($0) }.withoutRepetition, [])
    }
  }

  /// The locales of the tables, and the languages in which they are written.
  private var localeNames: [String] { tables.flatMap { $0.locales + [$0.sourceLanguage] } }

  /// The language in which the first table is written.
  private var sourceLocale: LocaleTag {
    let source = tables.first.map { $0.sourceLanguage == "Base" ? "en" : $0.sourceLanguage }
    return LocaleTag(source ?? "en")
  }

  private func named(_ locale: LocaleTag) -> LocaleTag {
    switch options.names {
    case .full: locale.settingFullNames(true)
    case .display: locale.settingFullNames(false)
    case nil: locale
    }
  }
}

extension [LocaleTag] {
  /// The locales in their order, each once.
  fileprivate var withoutRepetition: [LocaleTag] {
    var seen: Set<LocaleTag> = []
    return filter { seen.insert($0).inserted }
  }
}

extension Samples {
  /// Where the samples of a table lie, if they do not lie elsewhere: beside it, or beside its
  /// `.lproj` folders.
  static func path(besideTable name: String, in folder: String) -> String {
    "\(folder.isEmpty ? "" : folder + "/")\(name).samples.json"
  }
}
