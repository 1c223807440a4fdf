import CatalogCheck
import LocalizedText
import PreviewRows
import StringCatalog
import TerminalValues
import TestMaterial
import Testing
import TextLayout

@testable import PreviewUI

/// Filtering and sorting in parts give the same list as looking at all rows at once.
@Suite struct ListBuilderTests {
  private static let catalogs = ["Catalogs", "Tests/Broken", "Catalogs/Legacy"]

  /// The plain algorithm: an insertion sort by the definition of each order.
  private func plain(_ model: Model, words: String, by sort: SortOrder) -> [String] {
    let rows = (0..<model.catalog.rowCount).map { (number: $0, shown: model.row($0)) }
    let listed = rows.filter { row in
      guard !words.isEmpty else { return !model.catalog.wordless.contains(row.number) }
      return row.shown.row.entry.key.lowercased().contains(words)
        || row.shown.row.title.text.lowercased().contains(words)
        || row.shown.row.sourceText.lowercased().contains(words)
    }
    let states = [
      "missing", "new", "", "needs_review", "translated", "not_translated",
    ]
    func rank(_ shown: ShownRow) -> Int {
      switch sort {
      case .file, .key: return 0
      case .width, .widthAll:
        let lines = shown.row.title.text.split(
          omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let measurer = model.screen.appearance.measurer
        return
          -(lines.map { measurer.measure(ResolvedText(verbatim: String($0))).columns }.max()
          ?? 0)
      case .state: return states.firstIndex(of: shown.row.state.spelling) ?? 2
      case .problems:
        let severities = shown.problems.map(\.severity)
        return severities.contains(.error) ? 0 : severities.contains(.warning) ? 1 : 2
      }
    }
    // Each row is inserted after the last one that does not come after it.
    var sorted: [(table: Int, rank: Int, key: String)] = []
    for row in listed {
      let key = row.shown.row.entry.key
      let new = (table: model.catalog.index(of: row.number).table, rank: rank(row.shown), key: key)
      let place = sorted.lastIndex { other in
        sort != .widthAll && other.table < new.table
          || other.rank <= new.rank && (sort != .key || other.key <= key)
      }
      sorted.insert(new, at: place.map { $0 + 1 } ?? 0)
    }
    return sorted.map { "\($0.table) \($0.key)" }
  }

  private func listed(_ model: Model) -> [String] {
    model.list.rows.indices.map { position in
      let previewTable = model.catalog.index(of: model.list[position]).table
      return "\(previewTable) \(model.listedRow(position).row.entry.key)"
    }
  }

  @Test(arguments: catalogs, SortOrder.allCases)
  func listsAreThoseOfThePlainAlgorithm(catalog: String, sort: SortOrder) throws {
    var searches = [("en", ["", "of"]), ("fr", ["e", "ü"]), ("ar", ["%", "nothingholdsthis"])]
    // Each order takes another language.
    if !takesManyCases {
      let number = try #require(SortOrder.allCases.firstIndex(of: sort))
      searches = [searches[number % searches.count]]
    }
    for (locale, searches) in searches {
      let model = Model([catalog], locale: locale, size: Size(columns: 50, rows: 20))
      try model.press(":sort \(sort.rawValue)<Enter>")
      for words in searches {
        try model.press("&<C-u>\(words)<Enter>")
        #expect(listed(model) == plain(model, words: words, by: sort), "\(locale) \(words)")
      }
    }
  }

  /// The size of the parts makes no difference.
  @Test(arguments: [1, 2, 7, 100_000])
  func partsMakeNoDifference(rows: Int) throws {
    let whole = Model(["Catalogs"], locale: "de", size: Size(columns: 50, rows: 20))
    try whole.press("jjj&e<Enter>:sort width<Enter>")
    let parts = Model(["Catalogs"], locale: "de", size: Size(columns: 50, rows: 20))
    try parts.press("jjj")
    parts.setFilter(SearchQuery("e"))
    while parts.isBusy { parts.work(rows: rows) }
    parts.setSort(.width)
    while parts.isBusy { parts.work(rows: rows) }
    #expect(listed(parts) == listed(whole))
    #expect(parts.selectedKey == whole.selectedKey)
  }

  private static func model(_ tables: [[String: String]], columns: Int = 40) -> Model {
    let previews = tables.enumerated().map { number, texts in
      let entries = texts.sorted { $0.key < $1.key }.map { key, text in
        #""\#(key)":{"localizations":{"en":{"stringUnit":{"state":"new","value":"\#(text)"}}}}"#
      }
      return PreviewTable(
        table: Table(
          json: #"{"sourceLanguage":"en","strings":{\#(entries.joined(separator: ","))}}"#,
          named: "T\(number)"))
    }
    return Model(
      Model.Settings(
        tables: previews,
        environment: EnvironmentValues(locale: LocaleTag("en"), fallback: .editor),
        size: Size(columns: columns, rows: 12)))
  }

  /// A string with a line break counts by its widest line.
  @Test func theWidestIsFirst() throws {
    let long = String(repeating: "wide ", count: 100)
    let model = Self.model([
      ["a": "two\\nlines", "b": long, "c": "a line of some columns\\nand one", "d": "a line"]
    ])
    try model.press("Gsw")
    #expect(listed(model) == ["0 b", "0 c", "0 d", "0 a"])
    #expect(model.selectedKey == "b" && model.list.top == 0)
  }

  @Test(arguments: ["sW", ":sort width all<Enter>"])
  func tablesAreSortedTogether(keys: String) throws {
    let model = Self.model([["a": "four", "b": "eleven here"], ["c": "sevenup", "d": "1"]])
    try model.press("sw")
    #expect(listed(model) == ["0 b", "0 a", "1 c", "1 d"])
    try model.press("G" + keys)
    #expect(listed(model) == ["0 b", "1 c", "0 a", "1 d"])
    #expect(model.selectedKey == "b")
    let lines = model.draw().canvas.text.split(separator: "\n")
    // There are no headings between the rows, and the header counts all of them.
    #expect(!lines.dropFirst().contains { $0.contains(" T0 ") || $0.contains(" T1 ") })
    #expect(lines[0].contains("1/4"))
    try model.press("j")
    #expect(model.selectedTable == "T1" && model.selectedKey == "c")
    try model.press("][:table T1<Enter>")
    #expect(model.selectedKey == "c")
    // Back in the order of the file, the row stays selected.
    try model.press("sf")
    #expect(model.selectedKey == "c" && listed(model) == ["0 a", "0 b", "1 c", "1 d"])
  }
}
