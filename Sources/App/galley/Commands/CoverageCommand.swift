import CatalogCheck
import FileAccess
import LocalizedText
import PointMetrics
import PreviewRows
import StringCatalog
import TextLayout

/// `galley coverage`: reports how complete each language is.
struct CoverageCommand: CatalogCommand, Equatable {
  static let name = "coverage"
  static let summary = "show how complete each language is"
  static let meaning = """
    Report how complete each language is: keys, states, missing translations, and with `--widths` \
    how many rows take each layout at each width. Several tables also get a total. With \
    `--fail-under`, exit with 1 if a language is less complete.
    """
  static var options: [Option<Self>] {
    shared(locale: "Set the languages, such as fr,de (default: all)")
    FilterOptions.options(\.filter)
    PointOptions.options(\.points)
      .with("text-size", "Set the Dynamic Type sizes, or all (default: L)", isList: true)
    Option(
      "widths", in: .layout,
      help:
        "Count the rows per layout at every width. Widths go to 400 columns or 1366 points.",
      .flag(\.countsWidths))
    Option.format(\.format)
    Option(
      "fail-under", in: .output,
      help: """
        Exit with 1 if a language is below PERCENT. It is named on standard error. PERCENT is a \
        number such as 95 or 97.5, over all tables.
        """,
      .value(\.leastPermille, .text("PERCENT"), OptionText.permille))
    Option(
      "reviewed", in: .output,
      help: "With --fail-under, count only strings that are translated and reviewed.",
      .flag(\.countsReviewed))
  }

  var shared = SharedOptions()
  var filter = FilterOptions()
  var points = PointOptions()
  var format = Format.text
  /// Whether to count how many rows take which layout at each width.
  var countsWidths = false
  /// How complete every language has to be, in thousandths; nil if that is not tested.
  var leastPermille: Int?
  /// Whether strings that need review are not complete either.
  var countsReviewed = false

  func validate() throws(OptionsError) {
    try points.validate(severalSizes: true)
    if countsReviewed, leastPermille == nil {
      throw OptionsError("'--reviewed' requires '--fail-under'")
    }
  }

  func run() -> ExitStatus {
    var request = CatalogRequest(shared)
    request.filter = filter
    request.leavesOutRejectedFiles = true
    var workspace = Workspace.load(request)
    workspace.reportUnmatched()
    var coverage = Coverage(of: [])
    for table in workspace.tables {
      coverage.tables += Coverage(of: [table], filter: filter(of: table, in: workspace)).tables
    }
    if countsWidths { countLayouts(of: &coverage, in: &workspace) }
    workspace.reportProblems()
    if coverage.total.share.total == 0 { workspace.noteNothing("counted") }
    var output = StandardOutput()
    switch format {
    case .json: output.write(coverage.json + "\n")
    case .text:
      let text = CoverageText(width: StandardOutput.columns(), isASCII: shared.ascii) {
        shared.columnWidth.columns(of: $0)
      }
      for line in text.lines(of: coverage) { output.write(lines: line + "\n") }
    }
    var status = workspace.report.status
    if let least = leastPermille {
      for language in coverage.languages {
        let share = countsReviewed ? language.reviewed : language.share
        guard share.permille < least else { continue }
        StandardError.report(
          "\(language.name) is \(share.percentText) \(countsReviewed ? "reviewed" : "complete"), "
            + "less than \(least / 10).\(least % 10)%")
        status.worsen(to: .findings)
      }
    }
    return status.worsened(by: output.close())
  }

  /// Adds to each locale how many of its rows take each layout at each width.
  private func countLayouts(of coverage: inout Coverage, in workspace: inout Workspace) {
    for (number, previewTable) in workspace.previewTables().enumerated() {
      let names = coverage.tables[number].locales.map(\.name)
      let settings = points.isInPoints ? points.textSizeSettings : []
      let sizes = settings.count > 1 ? settings.map(\.textSize.rawValue) : []
      let audit = LayoutAudit(
        of: previewTable, environments: names.map { workspace.environment(in: LocaleTag($0)) },
        sampleOptions: SampleOptions(), value: nil, columnWidth: shared.columnWidth,
        styles: settings.map(\.slot.style))
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
      self.filter, table, localizations: workspace.shownLocalizations(of: table))
    var filter = Coverage.Filter()
    if !entries.admitsAll { filter.entry = { entry, _ in entries.admits(entry) } }
    let wanted = Set(workspace.selected.localizations(of: table))
    filter.locale = { wanted.contains($0) }
    return filter
  }
}
