import CatalogCheck
import LocalizedText
import PreviewRows
import StringCatalog
import TextLayout

/// `galley coverage`: reports how complete each language is.
struct CoverageCommand {
  let options: Options

  func run() -> ExitStatus {
    var workspace = Workspace(options)
    workspace.reportUnmatched()
    var coverage = Coverage(of: [])
    for table in workspace.tables {
      coverage.tables += Coverage(of: [table], filter: filter(of: table, in: workspace)).tables
    }
    if options.widths { countLayouts(of: &coverage, in: &workspace) }
    workspace.reportProblems()
    if coverage.total.share.total == 0 { workspace.noteNothing("counted") }
    var output = StandardOutput()
    switch options.format {
    case .json:
      output.write(coverage.json + "\n")
    case .text:
      let width = options.width ?? StandardOutput.columns()
      let text = CoverageText(width: width, isASCII: options.ascii) {
        options.columnWidth.columns(of: $0)
      }
      for line in text.lines(of: coverage) { output.write(lines: line + "\n") }
    }
    var status = workspace.status
    if let least = options.leastPermille {
      for language in coverage.languages where language.share.permille < least {
        let share = language.share.percentText
        StandardError.report(
          "\(language.name) is \(share) complete, less than \(least / 10).\(least % 10)%")
        status.worsen(to: .findings)
      }
    }
    status.worsen(to: output.close())
    return status
  }

  /// Adds to each locale how many of its rows take each layout at each width.
  private func countLayouts(of coverage: inout Coverage, in workspace: inout Workspace) {
    for (number, previewTable) in workspace.previewTables().enumerated() {
      let names = coverage.tables[number].locales.map(\.name)
      let settings = options.points.metric == .points ? options.points.textSizeSettings : []
      let sizes = settings.count > 1 ? settings.map(\.textSize.rawValue) : []
      let audit = LayoutAudit(
        of: previewTable, environments: names.map { workspace.environment(in: LocaleTag($0)) },
        sampleOptions: options.sampleOptions, value: options.value,
        columnWidth: options.columnWidth, styles: settings.map(\.slot.style))
      let counts = previewTable.indices.parallelSum {
        audit.counts(of: $0)
      } adding: {
        for locale in $0.indices { $0[locale].add($1[locale]) }
      }
      for locale in names.indices {
        // The counts of a locale follow each other, one for each text size.
        let count = max(settings.count, 1)
        coverage.tables[number].locales[locale].layouts = (0..<count).map { size in
          let counts = counts?[locale * count + size]
          return Coverage.Layouts(
            compact: counts?.rows(in: .compact) ?? [],
            standard: counts?.rows(in: .standard) ?? [],
            extended: counts?.rows(in: .extended) ?? [], isInPoints: !settings.isEmpty,
            textSize: sizes.isEmpty ? nil : sizes[size])
        }
      }
    }
  }

  private func filter(of table: Table, in workspace: Workspace) -> Coverage.Filter {
    let entries = EntryFilter(
      options, table, localizations: workspace.shownLocalizations(of: table))
    var filter = Coverage.Filter()
    if !entries.admitsAll { filter.entry = { entry, _ in entries.admits(entry) } }
    let wanted = Set(workspace.localizations(of: table))
    filter.locale = { wanted.contains($0) }
    return filter
  }
}
