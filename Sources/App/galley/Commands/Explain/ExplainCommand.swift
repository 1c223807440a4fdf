import AppSources
import CatalogCheck
import CatalogFiles
import LocalizedText
import PointMetrics
import PreviewRows
import SourceText
import StringCatalog

/// `galley explain KEY`: prints everything about one string, for each table that has it.
struct ExplainCommand: CatalogCommand {
  static let name = "explain"
  static let summary = "show everything about one string"
  static let meaning = """
    Explain the string with the key `KEY`: which localizations were searched, which translation was \
    chosen and why, the values of the placeholders, and the layouts that were tried.

    With `--at`, explain the string at a line of a catalog or of Swift code, so that an editor can \
    show it.
    """
  static let otherUsages = ["galley explain --at FILE:LINE[:COLUMN] [options] [path...]"]
  static let operand: OptionEntry.Value? = .names("KEY", of: .keys)
  static let takesSeveralLocales = false
  static var options: [Option<Self>] {
    shared()
    RowOptions.options(\.rows)
    Option.sources(\.sources)
    Option(
      "at", in: .selection,
      help: "Explain the string at a place in a catalog or in Swift code.",
      .value(\.place, .file("FILE:LINE[:COLUMN]")) { text throws(InvalidValue) in
        guard let place = StringPlace(text) else {
          throw InvalidValue(expected: "a place such as Main.swift:12 or Main.swift:12:7")
        }
        return place
      })
    Option.format(\.format)
  }

  var shared = SharedOptions()
  var rows = RowOptions()
  /// The folders with the source code of the app.
  var sources: [String] = []
  var format = Format.text
  var key = ""
  /// The place of the string to explain, instead of its key.
  var place: StringPlace?
  /// All words that are no options: with a place, they are paths.
  private var words: [String] = []

  mutating func take(_ operands: [Operand], exists: (String) -> Bool) throws(OptionsError) {
    words = operands.map(\.text)
    guard let first = operands.first else { return }
    let rest = operands.dropFirst()
    if first.isPath, let second = rest.first, !second.isPath {
      throw OptionsError("the key comes first: galley explain '\(second.text)' '\(first.text)'")
    }
    key = first.text
    shared.paths = rest.map(\.text)
  }

  func validate() throws(OptionsError) {
    if words.isEmpty, place == nil { throw .missingOperand(of: Self.self) }
    try rows.points.validate()
  }

  mutating func prepare() {
    if let place {
      shared.paths = words.isEmpty && place.isInCatalog ? [place.path] : words
    }
    shared.chooseCatalogs()
    shared.useASCIIIfNeeded()
  }

  func run() -> ExitStatus {
    var request = CatalogRequest(shared, rows: rows)
    request.sources = sources
    request.key = place == nil ? key : nil
    var workspace = Workspace.load(request)
    workspace.reportUnmatched()
    guard let found = string(in: &workspace) else {
      workspace.reportProblems()
      return workspace.report.status.worsened(by: .findings)
    }
    let key = found.key
    let width = rows.columns ?? StandardOutput.rowColumns()
    var environment = workspace.environments().first ?? EnvironmentValues()
    if let locale = found.locale, locale != "Base", shared.locales == .preferred {
      environment = workspace.environment(in: LocaleTag(locale))
    }
    var uses: [FilePlace]? = sources.isEmpty ? nil : []
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
      let row = maker.row(for: entry)
      var measurers = PointMeasurers(locale: maker.locale)
      let points =
        rows.isInPoints
        ? PointInspection(
          row, written: previewTable.slots.slot(of: entry), in: rows.setting, by: &measurers)
        : nil
      let reported = previewTable.diagnostics[key] ?? []
      let inspection = maker.inspection(of: row, width: width, points: points, leaves: .max) {
        maker.diagnostics(
          of: row, fitted: $0, points: points?.row.judged, by: workspace.rules, reported: reported)
      }
      guard let trace = inspection.trace else { continue }
      let explanation = Explanation(
        maker: maker, inspection: inspection, trace: trace, rules: workspace.rules,
        reported: reported, uses: uses)
      switch format {
      case .text: output.write(lines: (isKnown ? "\n" : "") + explanation.text)
      case .json: output.write(explanation.json + "\n")
      }
      isKnown = true
    }
    var status = workspace.report.status
    if !isKnown {
      StandardError.report(unknown(key, in: workspace.tables))
      status.worsen(to: .findings)
    }
    return status.worsened(by: output.close())
  }

  /// The string that the options name; nil if there is none, which is reported.
  private func string(in workspace: inout Workspace) -> StringPlace.Found? {
    guard let place else { return StringPlace.Found(key: key) }
    let column = place.column.map { ":\($0)" } ?? ""
    do throws(FileFault) {
      if let found = try place.string(in: workspace.tables) { return found }
      let what = place.isInCatalog ? "no string" : "no string of a catalog"
      StandardError.report("\(what) at \(place.path):\(place.line)\(column)")
    } catch {
      workspace.report.fail("\(place.path): \(error)")
    }
    return nil
  }

  /// The message for a key that no table has, with similar keys.
  private func unknown(_ key: String, in tables: [Table]) -> String {
    "no table has the key '\(key)'" + Spelling.question(about: key, among: tables.keys)
  }
}
