import CatalogCheck
import CatalogFiles
import PreviewRows
import SourceText
import StringCatalog
import WorkingCopy

/// One run of `galley check`, with the settings of the project.
struct Check {
  private let options: CheckCommand
  private let shared: SharedOptions
  /// The rules that the options and the project select.
  let selection: RuleSelection
  /// Whether the command line names locales.
  private let namesLocales: Bool

  /// The settings of `.galley.json`.
  private var settings: ProjectSettings { selection.settings }

  init(options: CheckCommand, settings: ProjectSettings = ProjectSettings()) {
    self.options = options
    selection = RuleSelection(
      settings: settings, only: Set(options.onlyRules), except: Set(options.exceptRules),
      severity: options.severity)
    namesLocales = options.shared.locales != .preferred
    var shared = options.shared
    // The command line says what it wants in this run, and the settings what is usual.
    if !namesLocales, !settings.locales.isEmpty { shared.locales = .tags(settings.locales) }
    self.shared = shared
  }

  var request: CatalogRequest {
    var request = CatalogRequest(shared)
    request.filter = options.filter
    request.since = options.since
    request.sources = options.sources
    request.samples = options.samples.file
    request.slots = options.slots.file
    return request
  }

  func run() -> ExitStatus {
    let start = ContinuousClock.now
    let baseline: Baseline?
    do throws(Diagnostic) {
      baseline = try self.baseline()
    } catch {
      StandardError.report(error.description)
      return .failure
    }
    var load = CatalogLoader(finder: shared.finder)
      .begin(shared.paths, sourceLanguage: shared.source)
    while load.next() != nil {}
    let facts = load.projectFacts
    let loaded = load.finish()
    var workspace = Workspace.compare(
      loaded, for: request, settings: SettingsCache(settings),
      report: WorkspaceReport(for: .results))
    // Nothing can be judged if it is not known what has changed.
    if request.since != nil, workspace.changes == nil { return workspace.report.status }
    if let since = request.since {
      let path = shared.paths.first ?? ""
      for path in ChangedSettings.paths(of: settings, at: path, since: since) {
        StandardError.report("\(path) changed since \(since); its new settings apply")
      }
    }
    workspace.reportUnmatched()
    let isWanted = workspace.selected.filter(of: workspace.tables)
    let rules = selection.rules
    var report = CheckReport()
    let previewTables = workspace.previewTables()
    let progress = CheckProgress(of: previewTables.reduce(0) { $0 + $1.indices.count })
    for previewTable in previewTables {
      report.add(findings(in: previewTable, of: workspace, rules: rules, progress: progress))
    }
    progress.end()
    if report.textCount == 0, !judgesKeys(of: previewTables, in: workspace) {
      workspace.noteNothing("checked")
    }
    // Some entries alone do not tell what tables have.
    if options.filter.keys.isEmpty, options.filter.states.isEmpty {
      if let changes = workspace.changes {
        FolderCheck(
          of: workspace.tables, since: changes.earlierTables, rules: rules, admitsLocale: isWanted
        ).add(to: &report.findings)
      } else {
        FolderCheck(of: workspace.tables, rules: rules, admitsLocale: isWanted)
          .add(to: &report.findings)
        if rules.contains(.incompleteLocale) {
          report.findings += settings.incompleteLanguages(of: workspace.tables)
        }
      }
    }
    report.findings += workspace.compareWithSources(by: rules)
    if let changes = workspace.changes, rules.contains(.sourceChanged) {
      for table in workspace.tables {
        report.findings += changes.strandedTranslations(in: table).filter { finding in
          isWanted(finding.localization)
            && (options.filter.keys.isEmpty || options.filter.keys.admits(finding.key ?? ""))
        }
      }
    }
    report.fileCount = Set(workspace.tables.flatMap(\.paths)).count
    report.removeFindings(causedBy: workspace.report.problems)
    report.findings += reported(in: workspace, of: facts, where: isWanted)
    report.findings += unusedExceptions(in: report.findings, of: workspace)
    facts.removeFindingsAboutSymbols(from: &report.findings)
    UnbuiltLanguages(files: facts.unbuiltFiles, of: workspace.tables)
      .apply(to: &report.findings, isAsked: selection.applies(.unbuiltLocale))
    selection.settle(&report.findings)
    report.findings.sort()
    var status = workspace.report.status
    if options.fixes {
      let open = baseline.map { known in report.findings.filter { !known.contains($0) } }
      let fixes = CheckFixes(of: open ?? report.findings, isDryRun: options.isDryRun)
      status.worsen(
        to: fixes.run(in: workspace, isForPeople: options.form == .text, &report.findings))
    }
    if let path = options.writtenBaseline {
      let folder = BaselineFolder(ofBaseline: path)
      let written = Baseline(of: report) { folder.name(of: $0) }
      group(&report.findings)
      return status.worsened(by: write(written, shownAs: report.findings.count, to: path))
    }
    if let baseline {
      let count = report.findings.count
      report.findings.removeAll { baseline.contains($0) }
      report.acceptedCount = count - report.findings.count
    }
    group(&report.findings)
    if !report.findings.isEmpty { status.worsen(to: .findings) }
    return status.worsened(by: write(report, of: workspace, time: start.duration(to: .now)))
  }

  /// Makes one finding of several that say the same.
  private func group(_ findings: inout [Finding]) {
    // Servers that show a problem at its line get one for each line.
    findings.group(
      isOfChanges: request.since != nil,
      collapsing: Rule.collapsed.subtracting(options.onlyRules),
      joinsLanguages: [.text, .json, .github].contains(options.form))
  }

  /// Whether tables without texts have something to judge: keys that stand for their source texts, or
  /// only what has changed.
  private func judgesKeys(of tables: [PreviewTable], in workspace: Workspace) -> Bool {
    workspace.changes != nil
      || tables.contains { preview in
        !preview.indices.isEmpty
          && preview.table.sourceLanguage.map {
            workspace.selected.localizations(of: preview.table).contains($0)
          } ?? !namesLocales
      }
  }

  /// The exceptions of the settings that match none of some findings.
  ///
  /// There are none if the options leave out anything that an exception may be about.
  private func unusedExceptions(in findings: [Finding], of workspace: Workspace) -> [Finding] {
    let isWhole =
      options.filter.keys.isEmpty && options.filter.states.isEmpty && shared.tables.isEmpty
      && request.since == nil && !namesLocales && options.exceptRules.isEmpty
      && !workspace.tables.contains { table in shared.paths.contains { table.paths.contains($0) } }
    guard isWhole, selection.applies(.exceptionUnused) else { return [] }
    return selection.unusedExceptions(
      in: findings, fitsWidths: options.width != nil || !settings.widths.isEmpty,
      readsSources: !request.sources.isEmpty)
  }

  /// Findings of the rules in the texts of a table.
  func findings(
    in previewTable: PreviewTable, of workspace: Workspace, rules: RuleSet,
    progress: CheckProgress
  ) -> CheckReport {
    let table = previewTable.table
    let locales = workspace.selected.localizations(of: table)
      .filter { table.localeNumber($0) != nil }
    let isInPoints = options.points.metric == .points
    let room =
      isInPoints ? .points : options.width.map { TableCheck.Room.columns($0, options.maxLayout) }
    let setting = options.points.setting(
      width: isInPoints ? options.width : nil, lines: options.slots.lines)
    var check = TableCheck(
      of: previewTable, rules: rules, locales: locales, setting: setting
    ) { locale in
      RowMaker(
        table: previewTable.table, samples: previewTable.samples,
        sampleOptions: SampleOptions(length: options.samples.length),
        environment: workspace.environment(in: previewTable.table.locale(ofLocalization: locale)),
        matcher: previewTable.matcher,
        columnWidth: shared.columnWidth)
    }
    check.room = { [settings, options] key in
      settings.room(ofKey: key, layout: options.maxLayout) ?? room
    }
    var report = check.report { progress.add($0) }
    if let changes = workspace.changes {
      report.findings.removeAll { changes.wasMissing($0, in: table) }
    }
    return report
  }

  /// The problems that readers reported, as far as the options admit them.
  ///
  /// A loss that is no finding still goes to standard error, because it changes the exit status.
  private func reported(
    in workspace: Workspace, of facts: ProjectFacts, where isWanted: (String?) -> Bool
  ) -> [Finding] {
    let reported = ReportedProblems(of: workspace.tables)
    var problems = workspace.report.problems + ExchangeCheck.problems(of: workspace.tables)
    if workspace.changes == nil { problems += facts.problems(of: workspace.tables) }
    return reported.findings(problems) { problem in
      selection.applies(problem.rule)
        && isWanted(problem.localization)
        && workspace.changes?.isNew(problem) ?? true
        && (shared.tables.isEmpty || reported.concerns(problem))
        && (options.filter.keys.isEmpty
          || problem.key.map { options.filter.keys.admits($0) } ?? problem.isLoss)
    } otherwise: { problem in
      if problem.isFailure { StandardError.report(problem) }
    }
  }

  // MARK: Baseline

  /// The accepted findings; nil if the user named no baseline.
  private func baseline() throws(Diagnostic) -> Baseline? {
    guard let path = options.baseline else { return nil }
    let bytes: [UInt8]
    do throws(FileFault) {
      guard let found = try SmallFile.bytes(at: path) else { throw FileFault.missing }
      bytes = found
    } catch {
      // The problem is in no line of the file.
      throw Diagnostic(.unreadable, message: "\(path): \(error)")
    }
    let folder = BaselineFolder(ofBaseline: path)
    return try Baseline(String(decoding: bytes, as: UTF8.self), path: path) { folder.name(of: $0) }
  }

  /// Writes the findings as a baseline; reports have fewer lines than it has findings.
  private func write(_ baseline: Baseline, shownAs lines: Int, to path: String) -> ExitStatus {
    do throws(FileFault) {
      try FileWriter.write(Array(baseline.text.utf8), to: path)
      let grouped = lines < baseline.count ? "; reports group them into \(lines)" : ""
      StandardError.report("wrote \(baseline.count.counted("problem")) to \(path)\(grouped)")
      return .fine
    } catch {
      let folder = path.folderAndName.folder
      let isLost = error == .missing && !folder.isExistingPath
      StandardError.report(isLost ? "\(folder): no such folder" : "\(path): \(error)")
      return .failure
    }
  }

  // MARK: Output

  private func write(_ report: CheckReport, of workspace: Workspace, time: Duration) -> ExitStatus {
    var output = StandardOutput()
    if let form = ReportForm(rawValue: options.form.rawValue) {
      let columns = UTF16Columns(of: workspace.catalog)
      let writer = ReportWriter(
        report, form: form, version: Galley.version, tables: workspace.tables,
        utf16Column: { columns.column(of: $0) })
      output.write(report.findings.indices) { writer.text(of: $0) }
      for line in [report.summary] + report.details { StandardError.report(line) }
    } else {
      let styled = StyledLines(shared)
      output.write(report.findings.indices, forPeople: true) { part in
        report.lines(of: part).map { (styled?.line(of: $0) ?? $0.text) + "\n" }.joined()
      }
      // A file has the same bytes after each run.
      let time = StandardOutput.isTerminal ? ", \(CheckProgress.seconds(time))" : ""
      let summary = [report.summary + time] + report.details
      output.write((report.findings.isEmpty ? "" : "\n") + summary.joined(separator: "\n") + "\n")
    }
    return output.close()
  }
}
