import LocalizedText
import PreviewRows
import StringCatalog
import TextLayout

/// `galley print`: writes the rows to standard output, as the app draws them or for other programs.
struct PrintCommand {
  let options: Options

  func run() -> ExitStatus {
    var workspace = Workspace(options)
    workspace.reportUnmatched()
    let tables = workspace.previewTables()
    return print(tables, of: workspace)
  }

  /// Prints rows that are already loaded: standard input cannot be read twice.
  func print(_ tables: [PreviewTable], of workspace: Workspace) -> ExitStatus {
    var output = StandardOutput()
    let setting =
      options.points.metric == .points ? options.points.setting(width: options.width) : nil
    let environments = workspace.environments()
    let writer = RowWriter(
      options, locales: environments.map(\.localeTag), rules: workspace.rules)
    output.write(writer.heading)
    for previewTable in tables {
      let makers = environments.map {
        RowMaker(table: previewTable, environment: $0, width: writer.width, options: options)
      }
      var measurers = makers.map { PointMeasurers(locale: $0.locale) }
      for entry in previewTable where output.isWanted {
        let reported = previewTable.diagnostics[entry.key] ?? []
        let written = setting == nil ? nil : previewTable.slots.slot(of: entry)
        for (number, maker) in makers.enumerated() {
          let row = maker.row(for: entry)
          guard options.admits(row) else { continue }
          let points = setting.map {
            PointRow(row, written: written, in: $0, by: &measurers[number])
          }
          let text = writer.text(of: row, points, by: maker, reported: reported)
          if writer.isForPeople { output.write(lines: text) } else { output.write(text) }
        }
      }
    }
    var status = workspace.status
    status.worsen(to: output.close())
    return status
  }
}

extension RowMaker {
  /// Makes the rows of a table as the options say.
  ///
  /// Texts may vary by the width.
  init(
    table previewTable: PreviewTable, environment: EnvironmentValues, width: Int, options: Options
  ) {
    var environment = environment
    environment.width = width
    self.init(
      table: previewTable.table, samples: previewTable.samples,
      sampleOptions: options.sampleOptions,
      environment: environment,
      matcher: previewTable.matcher, value: options.value, order: options.bidi ?? .visual,
      marks: options.ascii ? .ascii : .unicode, columnWidth: options.columnWidth,
      extreme: options.pseudo?.real,
      points: options.points.metric == .points
        ? options.points.setting(width: options.width) : nil)
  }
}
