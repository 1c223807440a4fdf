import AppSources
import LocalizedText
import PreviewRows
import SourceText
import StringCatalog

/// `galley explain KEY`: prints everything about one string, for each table that has it.
struct ExplainCommand: Command {
  static let name = "explain"
  static let summary = "show everything about one string"
  static let meaning = """
    Explain the string with the key `KEY`: which localizations were searched, which text was \
    chosen and why, the values of the placeholders, and the layouts that were tried.
    """
  static let operand: Option.Value? = .names("KEY", of: .keys)
  static let takesSeveralLocales = false
  static let parts =
    OptionPart.rows(\Self.rows) + [OptionPart(\.sources), OptionPart(\.format)]

  var shared = SharedOptions()
  var rows = RowOptions()
  var sources = SourcesOption()
  var format = Format.text
  /// The key to explain.
  var key = ""

  mutating func take(
    _ operands: ArraySlice<Operand>, exists: (String) -> Bool
  ) throws(OptionsError) {
    guard let first = operands.first else { throw .missingOperand(of: Self.self) }
    let rest = operands.dropFirst()
    if first.isPath, let second = rest.first, !second.isPath {
      throw .pathBeforeKey(path: first.text, key: second.text)
    }
    key = first.text
    shared.paths = rest.map(\.text)
  }

  func validate() throws(OptionsError) { try rows.points.validate() }

  func run() -> ExitStatus {
    var request = CatalogRequest(shared, rows: rows)
    request.sources = sources.folders
    request.key = key
    var workspace = Workspace(request)
    workspace.reportUnmatched()
    let width = rows.columns ?? StandardOutput.rowColumns()
    let environment = workspace.environments().first ?? EnvironmentValues()
    var uses: [FilePlace]? = sources.folders.isEmpty ? nil : []
    workspace.readSources { path, bytes in
      let source = AppSource(path: path, bytes: bytes)
      uses? += source.places(of: source.offsets(ofKey: key))
    }
    var output = StandardOutput()
    var isKnown = false
    for previewTable in workspace.previewTables() {
      guard let entry = previewTable.table.entry(forKey: key) else { continue }
      let maker = RowMaker(
        table: previewTable, environment: environment, width: width, shared: shared, options: rows)
      guard let trace = maker.trace(of: entry) else { continue }
      let row = maker.row(for: entry)
      let points =
        rows.isInPoints
        ? PointExplanation(
          row, written: previewTable.slots.slot(of: entry), locale: maker.locale,
          setting: rows.setting)
        : nil
      var explanation = Explanation(
        maker: maker, row: row, trace: trace, width: width, rules: workspace.rules,
        reported: previewTable.diagnostics[key] ?? [], points: points)
      explanation.uses = uses
      switch format {
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
