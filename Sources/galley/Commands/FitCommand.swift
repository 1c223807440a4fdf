import CatalogCheck
import LocalizedText
import PreviewRows
import StringCatalog
import TextLayout

/// `galley fit`: reports which rows fit on which phones, at which text sizes.
struct FitCommand {
  let options: Options

  func run() -> ExitStatus {
    var workspace = Workspace(options)
    workspace.reportUnmatched()
    var report = FitReport(rooms: options.points.rooms(width: options.width))
    for previewTable in workspace.previewTables() {
      let locales = results(of: previewTable, in: report.rooms, workspace)
      report.tables.append(FitReport.Table(name: previewTable.table.name, locales: locales))
    }
    if report.tables.allSatisfy({ $0.locales.allSatisfy { $0.rows == 0 } }) {
      workspace.noteNothing("measured")
    }
    var output = StandardOutput()
    switch (options.fitForm, options.format) {
    case (.csv, _): output.write(report.csv)
    case (.html, _): output.write(FitPage.text(of: report))
    case (nil, .json): output.write(report.json + "\n")
    case (nil, .text):
      let text = FitText { options.columnWidth.columns(of: $0) }
      for line in text.lines(of: report) { output.write(lines: line + "\n") }
    }
    var status = workspace.status
    status.worsen(to: output.close())
    return status
  }

  private func results(
    of previewTable: PreviewTable, in rooms: [FitReport.Room], _ workspace: Workspace
  ) -> [FitReport.Locale] {
    let makers = workspace.localizations(of: previewTable.table).map { name in
      let source = previewTable.table.sourceLanguage
      let tag = LocaleTag(name == "Base" ? source ?? "en" : name)
      return (
        name: name,
        maker: RowMaker(
          table: previewTable, environment: workspace.environment(in: tag),
          width: StandardOutput.rowColumns(), options: options)
      )
    }
    let audit = FitAudit(
      of: previewTable, in: rooms, locales: makers, keepsLines: options.fitForm == .html)
    return previewTable.indices.parallelSum {
      audit.results(of: $0)
    } adding: {
      FitAudit.sum(&$0, $1)
    } ?? []
  }
}
