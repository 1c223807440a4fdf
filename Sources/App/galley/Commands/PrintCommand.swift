import CatalogCheck
import LocalizedText
import PointMetrics
import PreviewRows
import SourceText
import StringCatalog
import TextLayout

/// `galley print`: writes the rows to standard output, as the app draws them or for other programs.
struct PrintCommand: CatalogCommand, Equatable {
  static let name = "print"
  static let summary = "print strings, one per row"
  static let meaning = """
    Print the rows to standard output: as text, as the fields that `--fields` names, or in another \
    `--format`.

    Fields such as `text` are a preview, with sample values in place of placeholders. `source`, \
    `translation`, `form` and `state` are as in the catalog. To translate a spreadsheet and import it, \
    use `galley export --format csv`.

    `--format template` prints a JSON object for each table and language with the strings to fill in: \
    the plural forms of the language, and the source string, the comment, the space, the terms of the \
    glossary and a similar translation where they add something. `galley set --from` writes it.
    """
  static var options: [Option<Self>] {
    shared(locale: "Set the languages, such as fr,de, or all")
    RowOptions.options(\.rows)
    FilterOptions.options(\.filter)
    Option.since(\.since)
    Option.sources(\.sources)
    Option(
      "limit", in: .selection,
      help: "Print at most N strings, each in every selected language.",
      .value(\.limit, .text("N"), OptionText.number(in: 1...Int.max)))
    Option(
      "after", in: .selection,
      help: "Start after KEY, even if KEY does not match the filters. Use with --limit.",
      .value(\.after, .names("KEY", of: .keys)) { $0 })
    Option(
      "max-bytes", in: .selection,
      help: """
        Print at most N bytes of a template or of JSON, cut after a whole string. The last line says \
        how to print the next page.
        """,
      .value(
        \.maxBytes, .text("N"),
        OptionText.number(in: TemplatePrinter.leastBytes...Int.max, "a number of bytes")))
    Option.format(\.form)
    Option.fields(\.fields)
  }

  var shared = SharedOptions()
  var rows = RowOptions()
  var filter = FilterOptions()
  /// The revision since which an entry has to have changed; nil admits all.
  var since: String?
  var form = Form.text
  /// The fields to write; empty writes rows, or the usual fields of the form.
  var fields: [RowField] = []
  /// The source code of the app, whose uses of keys JSON has.
  var sources: [String] = []
  /// The most entries to print; nil prints all.
  var limit: Int?
  /// The key before the first entry to print; nil begins with the first.
  var after: String?
  /// The most bytes of a template or of JSON; nil for any number.
  var maxBytes: Int?

  /// How rows are written.
  enum Form: String, OptionChoice {
    case text, json, csv, markdown, template
  }

  /// The fields that CSV and Markdown have unless the user names others.
  static func usualFields(of form: Form) -> [RowField] {
    switch form {
    case .csv: [.key, .source, .translation, .form, .state, .raw]
    case .markdown: [.table, .key, .locale, .state, .source, .text, .comment]
    case .text, .json, .template: []
    }
  }

  /// The fields to write, given the number of languages and tables that CSV has to tell apart.
  func fields(languages: Int, tables: Int) -> [RowField] {
    // All fields of JSON are its long form, with one object a string.
    if fields == RowField.allCases { return form == .json ? [] : RowField.ofText }
    guard fields.isEmpty else { return fields }
    var usual = Self.usualFields(of: form)
    if form == .csv {
      if languages > 1 { usual.insert(.locale, at: 1) }
      if tables > 1 { usual.insert(.table, at: 0) }
    }
    return usual
  }

  func validate() throws(OptionsError) {
    try rows.points.validate()
    let ofJSON = fields.first { !RowField.ofText.contains($0) }
    if let ofJSON, form != .json, fields != RowField.allCases {
      throw OptionsError("the field '\(ofJSON.rawValue)' requires '--format json'")
    }
    if !fields.isEmpty, form == .template {
      throw OptionsError("'--fields' cannot be used with '--format template'")
    }
    if maxBytes != nil, form != .template, form != .json {
      throw OptionsError("'--max-bytes' requires '--format template' or '--format json'")
    }
  }

  func run() -> ExitStatus {
    var request = CatalogRequest(shared, rows: rows)
    request.filter = filter
    request.since = since
    request.sources = sources
    var workspace = Workspace.load(request)
    workspace.reportUnmatched()
    let tables = workspace.previewTables()
    var start: Entry?
    if let after {
      do throws(Fault) {
        start = try workspace.tables.onlyEntry(forKey: after)
      } catch {
        workspace.report.fail(error.reason)
        return workspace.report.status
      }
    }
    if form == .template {
      return TemplatePrinter(command: self, workspace: workspace, tables: tables).print(
        after: start)
    }
    let places = sources.isEmpty ? nil : KeyPlaces(in: &workspace)
    return print(tables, of: workspace, after: start, places: places)
  }

  /// Prints rows that are already loaded: standard input cannot be read twice.
  ///
  /// - Parameters:
  ///   - tables: the tables.
  ///   - workspace: where they were loaded.
  ///   - start: the entry before the first one that is printed; nil prints from the first one on.
  ///   - places: the places of keys in the sources of the app; nil if they are not asked for.
  /// - Returns: the exit status.
  func print(
    _ tables: [PreviewTable], of workspace: Workspace, after start: Entry? = nil,
    places: KeyPlaces? = nil
  ) -> ExitStatus {
    var rest = limit ?? .max
    var output = StandardOutput()
    let setting = rows.isInPoints ? rows.setting : nil
    let environments = workspace.environments()
    let locales = environments.map(\.localeTag)
    let fields = fields(languages: locales.count, tables: tables.count)
    let writer = RowWriter(self, fields: fields, locales: locales, rules: workspace.rules)
    output.write(writer.heading)
    var page = maxBytes.map { BoundedPage(limit: $0, end: PageEnd(in: workspace.tables)) }
    for (previewTable, first) in tables.rest(after: start) {
      let makers = environments.map {
        RowMaker(
          table: previewTable, environment: $0, width: writer.width, shared: shared, options: rows)
      }
      var measurers = makers.map { PointMeasurers(locale: $0.locale) }
      for entry in previewTable
      where output.isWanted && rest > 0 && page?.isFull != true && Int(entry.number) >= first {
        var (isPrinted, text) = (false, "")
        let uses = places?.uses(of: entry.key)
        let reported = previewTable.diagnostics[entry.key] ?? []
        let written = setting == nil ? nil : previewTable.slots.slot(of: entry)
        for (number, maker) in makers.enumerated() {
          let row = maker.row(for: entry)
          guard filter.admits(row) else { continue }
          for row in fields.contains(.form) ? maker.rowsOfForms(of: row) : [row] {
            let points = setting.map {
              PointRow(row, written: written, in: $0, by: &measurers[number])
            }
            isPrinted = true
            text += writer.text(of: row, points, by: maker, reported: reported, uses: uses)
          }
        }
        guard isPrinted else { continue }
        rest -= 1
        if page != nil {
          page?.add(text, of: entry.key)
        } else if writer.isForPeople {
          output.write(lines: text)
        } else {
          output.write(text)
        }
      }
    }
    if let page { output.write(page.text) }
    return workspace.report.status.worsened(by: output.close())
  }
}

extension [PreviewTable] {
  /// Returns the tables from that of an entry on, each with the number of its first entry after it.
  func rest(after start: Entry?) -> [(table: PreviewTable, first: Int)] {
    guard let start else { return map { ($0, 0) } }
    let rest = drop { $0.table.entry(forKey: start.key) == nil }
    return zip(rest, rest.indices).map { table, index in
      (table, index == rest.startIndex ? Int(start.number) + 1 : 0)
    }
  }
}

extension [Table] {
  /// The only entry with a key.
  fileprivate func onlyEntry(forKey key: String) throws(Fault) -> Entry {
    let found = compactMap { table in table.entry(forKey: key).map { (table.name, $0) } }
    guard let first = found.first else {
      throw Fault("no table has the key '\(key)'" + Spelling.question(about: key, among: keys))
    }
    guard found.count == 1 else {
      let names = found.map(\.0).joined(separator: ", ")
      throw Fault("the key '\(key)' is in \(names); choose one with --table")
    }
    return first.1
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
