import AppSources
import LocalizedText
import PreviewRows
import SourceText
import StringCatalog

/// `galley explain KEY`: prints everything about one string, for each table that has it.
struct ExplainCommand {
  let options: Options

  func run() -> ExitStatus {
    var workspace = Workspace(options)
    workspace.reportUnmatched()
    let key = options.key ?? ""
    let isInPoints = options.points.metric == .points
    // A width in points says nothing about columns.
    let width = (isInPoints ? nil : options.width) ?? StandardOutput.rowColumns()
    let environment = workspace.environments().first ?? EnvironmentValues()
    var uses: [FilePlace]? = options.sources.isEmpty ? nil : []
    workspace.readSources { path, bytes in
      let source = AppSource(path: path, bytes: bytes)
      uses? += source.places(of: source.offsets(ofKey: key))
    }
    var output = StandardOutput()
    var isKnown = false
    for previewTable in workspace.previewTables() {
      guard let entry = previewTable.table.entry(forKey: key) else { continue }
      let maker = RowMaker(
        table: previewTable, environment: environment, width: width, options: options)
      guard let trace = maker.trace(of: entry) else { continue }
      let row = maker.row(for: entry)
      let points =
        isInPoints
        ? PointExplanation(
          row, written: previewTable.slots.slot(of: entry), locale: maker.locale, options: options)
        : nil
      var explanation = Explanation(
        maker: maker, row: row, trace: trace, width: width, rules: workspace.rules,
        reported: previewTable.diagnostics[key] ?? [], points: points)
      explanation.uses = uses
      switch options.format {
      case .text: output.write(lines: (isKnown ? "\n" : "") + explanation.text)
      case .json: output.write(explanation.json + "\n")
      }
      isKnown = true
    }
    var status = workspace.status
    if !isKnown {
      StandardError.report(unknown(key, in: workspace.tables))
      status.worsen(to: .findings)
    }
    status.worsen(to: output.close())
    return status
  }

  /// The message for a key that no table has, with similar keys.
  private func unknown(_ key: String, in tables: [Table]) -> String {
    let keys = tables.lazy.flatMap { $0.entries.lazy.map(\.key) }
    let near = Spelling.nearest(to: key, among: keys).map { "'\($0)'" }
    let question = near.isEmpty ? "" : "; did you mean \(near.joined(separator: " or "))?"
    return "no table has the key '\(key)'\(question)"
  }
}
