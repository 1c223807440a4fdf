import CatalogCheck
import FileAccess
import LocalizedText
import PointMetrics
import PreviewRows
import StringCatalog
import TextLayout

/// `galley fit`: reports which rows fit on which phones, at which text sizes.
struct FitCommand: CatalogCommand {
  static let name = "fit"
  static let summary = "report truncated strings on iPhones"
  static let meaning = """
    Report which strings fit in an iPhone list row, measured in estimated points of Apple's system \
    font. Missing translations are ignored, and so are strings of several sentences or paragraphs \
    that have no slot.

    Print a line for each table, language, iPhone (`--screen`) and text size (`--text-size`): the rows \
    per layout, and how many fit on `--lines` lines, are truncated, or are borderline. Below it, list \
    the widest strings.
    """
  static var options: [Option<Self>] {
    shared(locale: "Set the languages, such as fr,de (default: all)")
    FilterOptions.options(\.filter)
    FittedOptions.options(\.fitted)
    SamplesOptions.options(\.samples)
    PointOptions.options(\.points).without("metric")
      .with(
        "screen", "Measure for these iPhones, or all (default: \(PointSetting().screen.name))",
        isList: true
      )
      .with("text-size", "Set the Dynamic Type sizes, or all (default: L)", isList: true)
    SlotOptions.options(\.slots)
    Option.format(\.form)
  }

  var shared = SharedOptions()
  var fitted = FittedOptions()
  var samples = SamplesOptions()
  var points = PointOptions()
  var slots = SlotOptions()
  var filter = FilterOptions()
  var form = Form.text

  /// How the report is written.
  enum Form: String, OptionChoice {
    case text, json, csv, html
  }

  func run() -> ExitStatus {
    var request = CatalogRequest(shared)
    request.filter = filter
    request.samples = samples.file
    request.slots = slots.file
    var workspace = Workspace.load(request)
    workspace.reportUnmatched()
    var report = FitReport(rooms: points.rooms(width: fitted.width, lines: slots.lines))
    for previewTable in workspace.previewTables() {
      let locales = results(of: previewTable, in: report.rooms, workspace)
      report.tables.append(FitReport.Table(name: previewTable.table.name, locales: locales))
    }
    if report.tables.allSatisfy({ $0.locales.allSatisfy { $0.rows + $0.prose == 0 } }) {
      workspace.noteNothing("measured")
    }
    var output = StandardOutput()
    switch form {
    case .csv: output.write(report.csv)
    case .html: output.write(FitPage.text(of: report))
    case .json: output.write(report.json + "\n")
    case .text:
      let text = FitText { shared.columnWidth.columns(of: $0) }
      for line in text.lines(of: report) { output.write(lines: line + "\n") }
    }
    return workspace.report.status.worsened(by: output.close())
  }

  private func results(
    of previewTable: PreviewTable, in rooms: [FitReport.Room], _ workspace: Workspace
  ) -> [FitReport.Locale] {
    let rows = RowOptions(fitted: fitted, samples: samples)
    let makers = workspace.selected.localizations(of: previewTable.table).map { name in
      let source = previewTable.table.sourceLanguage
      let tag = LocaleTag(name == "Base" ? source ?? "en" : name)
      return (
        name: name,
        maker: RowMaker(
          table: previewTable, environment: workspace.environment(in: tag),
          width: StandardOutput.rowColumns(), shared: shared, options: rows)
      )
    }
    let audit = FitAudit(of: previewTable, in: rooms, locales: makers, keepsLines: form == .html)
    return previewTable.indices.parallelSum {
      audit.results(of: $0)
    } adding: {
      FitAudit.sum(&$0, $1)
    } ?? []
  }
}
