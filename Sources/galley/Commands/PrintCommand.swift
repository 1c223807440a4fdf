import CatalogCheck
import LocalizedText
import PreviewRows
import StringCatalog
import TextLayout

/// `galley print`: writes the rows to standard output, as the app draws them or for other programs.
struct PrintCommand: Command {
  static let name = "print"
  static let summary = "print the rows"
  static let meaning = """
    Print the rows to standard output: as text, as the fields that `--fields` names, or in another \
    `--format`.
    """
  static let parts =
    OptionPart.rows(\Self.rows) + [
      OptionPart(\.filter), OptionPart(\.since), OptionPart(\.form), OptionPart(\.fields),
    ]

  var shared = SharedOptions()
  var rows = RowOptions()
  var filter = FilterOptions()
  var since = SinceOption()
  var form = Form.text
  /// The fields to write; empty writes rows, or the usual fields of the form.
  var fields: [RowField] = []

  /// How rows are written.
  enum Form: String, OptionChoice {
    case text
    case json
    case csv
    case markdown
  }

  /// The fields that CSV and Markdown have unless the user names others.
  static let usualFields: [RowField] = [.table, .key, .locale, .state, .source, .text, .comment]

  /// The fields of CSV and Markdown.
  var fieldsOrUsual: [RowField] { fields.isEmpty ? Self.usualFields : fields }

  func validate() throws(OptionsError) {
    try rows.points.validate()
    if !fields.isEmpty, form == .json { throw .fieldsOfJSON }
  }

  func run() -> ExitStatus {
    var request = CatalogRequest(shared, rows: rows)
    request.filter = filter
    request.since = since.revision
    var workspace = Workspace(request)
    workspace.reportUnmatched()
    let tables = workspace.previewTables()
    return print(tables, of: workspace)
  }

  /// Prints rows that are already loaded: standard input cannot be read twice.
  func print(_ tables: [PreviewTable], of workspace: Workspace) -> ExitStatus {
    var output = StandardOutput()
    let setting = rows.isInPoints ? rows.setting : nil
    let environments = workspace.environments()
    let writer = RowWriter(
      self, locales: environments.map(\.localeTag), rules: workspace.rules)
    output.write(writer.heading)
    for previewTable in tables {
      let makers = environments.map {
        RowMaker(
          table: previewTable, environment: $0, width: writer.width, shared: shared, options: rows)
      }
      var measurers = makers.map { PointMeasurers(locale: $0.locale) }
      for entry in previewTable where output.isWanted {
        let reported = previewTable.diagnostics[entry.key] ?? []
        let written = setting == nil ? nil : previewTable.slots.slot(of: entry)
        for (number, maker) in makers.enumerated() {
          let row = maker.row(for: entry)
          guard filter.admits(row) else { continue }
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
    table previewTable: PreviewTable, environment: EnvironmentValues, width: Int,
    shared: SharedOptions,
    options: RowOptions
  ) {
    var environment = environment
    environment.width = width
    self.init(
      table: previewTable.table, samples: previewTable.samples,
      sampleOptions: options.sampleOptions,
      environment: environment,
      matcher: previewTable.matcher, value: options.fitted.value,
      order: options.preview.bidi ?? .visual, marks: shared.ascii ? .ascii : .unicode,
      columnWidth: shared.columnWidth, extreme: options.preview.pseudo?.real,
      points: options.isInPoints ? options.setting : nil)
  }
}
