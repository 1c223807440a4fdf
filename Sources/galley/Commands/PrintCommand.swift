import CatalogCheck
import LocalizedText
import PreviewRows
import StringCatalog
import TextLayout

/// `galley print`: writes the rows to standard output, as the app draws them or as JSON.
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
    let isInPoints = options.points.metric == .points
    // A width in points says nothing about columns.
    let width = (isInPoints ? nil : options.width) ?? StandardOutput.rowColumns()
    let setting = isInPoints ? options.points.setting(width: options.width) : nil
    let environments = workspace.environments()
    let styled = StyledLines(options)
    for previewTable in tables {
      let makers = environments.map {
        RowMaker(table: previewTable, environment: $0, width: width, options: options)
      }
      var measurers = makers.map { PointMeasurers(locale: $0.locale) }
      for entry in previewTable where output.isWanted {
        let written = isInPoints ? previewTable.slots.slot(of: entry) : nil
        for (number, maker) in makers.enumerated() {
          let row = maker.row(for: entry)
          guard options.admits(row) else { continue }
          let points = setting.map {
            PointRow(row, written: written, in: $0, by: &measurers[number])
          }
          switch options.format {
          case .text:
            let fitted =
              points.map { maker.fit(row, as: $0, width: width) } ?? maker.fit(row, width: width)
            let lines =
              styled?.lines(of: row, fitted) ?? fitted.unpaddedRows.map(\.trimmingBlanks)
            for line in lines { output.write(line + "\n") }
          case .json:
            var json = JSONWriter(to: "")
            json.object {
              maker.write(
                row, width: width, reported: previewTable.diagnostics[entry.key] ?? [],
                points: points, into: &$0)
            }
            output.write(json.sink + "\n")
          }
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
      marks: options.ascii ? .ascii : .unicode, columnWidth: options.columnWidth)
  }
}

extension String {
  /// The text without the spaces at its end, which are invisible.
  var trimmingBlanks: String {
    String(self[..<(lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex)])
  }
}
