import LocalizedText
import PreviewRows
import StringCatalog
import TerminalValues
import TestMaterial
import Testing

@testable import PreviewUI

/// The show menu: kinds combine, are left out, and follow the locale and the files.
@Suite struct RowFilterTests {
  /// Keys that say what they are in German: in France all are missing.
  private func model() -> Model {
    func unit(_ state: String, _ text: String) -> String {
      #""de":{"stringUnit":{"state":"\#(state)","value":"\#(text)"}}"#
    }
    let long = "dreißig Zeichen und noch einige mehr davon, die nirgends passen"
    let entries = [
      "fine": unit("translated", "x"), "review": unit("needs_review", "x"), "none": "",
      "review long": unit("needs_review", long), "new": unit("new", "x"),
      "new long": unit("new", long),
    ]
    return Model(
      Model.Settings(
        tables: [PreviewTable(table: table(entries))],
        environment: EnvironmentValues(locale: LocaleTag("de"), fallback: .editor),
        size: Size(columns: 30, rows: 12)))
  }

  private func table(_ entries: [String: String]) -> Table {
    let members = entries.sorted { $0.key < $1.key }
      .map { #""\#($0.key)":{"localizations":{\#($0.value)}}"# }
    return Table(
      json: #"{"sourceLanguage":"en","strings":{\#(members.joined(separator: ","))}}"#, named: "T")
  }

  private func keys(_ model: Model) -> [String] {
    model.list.rows.indices.map { model.listedRow($0).row.entry.key }
  }

  private static let all = ["fine", "new", "new long", "none", "review", "review long"]

  @Test(arguments: [
    ("vm", ["none"]), ("vr", ["review", "review long"]),
    ("vmvr", ["none", "review", "review long"]),
    ("vrvu", ["review long"]), ("vuvr", ["review long"]), ("vnvrvx", ["new long", "review long"]),
    ("v!u", ["fine", "new", "none", "review"]), ("vrv!x", ["review"]),
    ("vrv!r", ["fine", "new", "new long", "none"]), ("vrvr", all), ("vrvnva", all), ("v!mv!m", all),
    ("vs", []), ("vr<Esc>", all), ("vr&long<Enter>", ["review long"]),
    ("vr&long<Enter><Esc>", ["review", "review long"]), ("v!<Esc>vm", ["none"]),
    (":show-review<Enter>", ["review", "review long"]), ("vrsw", ["review long", "review"]),
  ])
  func lists(typed: String, expected: [String]) throws {
    let model = model()
    try model.press(typed)
    #expect(keys(model) == expected)
  }

  /// Plural forms and placeholders of the language that is shown; kinds add up.
  @Test(arguments: [
    ("v#", ["%lld files", "files"]), ("v%", ["%@ is here", "%lld files", "Half"]),
    ("v#v%", ["%lld files"]), ("v#v!%", ["files"]),
  ])
  func pluralsAndPlaceholders(typed: String, expected: [String]) throws {
    func plural(_ text: String) -> String {
      let unit = #"{"stringUnit":{"state":"translated","value":"\#(text)"}}"#
      return #""de":{"variations":{"plural":{"one":\#(unit),"other":\#(unit)}}}"#
    }
    let entries = [
      "%@ is here": "", "%lld files": plural("%lld Dateien"), "files": plural("Dateien"),
      "Half": #""de":{"stringUnit":{"state":"translated","value":"50 %d"}}"#, "Open": "",
    ]
    let model = Model(
      Model.Settings(
        tables: [PreviewTable(table: table(entries))],
        environment: EnvironmentValues(locale: LocaleTag("de"), fallback: .editor),
        size: Size(columns: 80, rows: 12)))
    try model.press(typed)
    #expect(keys(model) == expected)
  }

  /// Who adds a second filter reads that both hold, and what takes them back.
  @Test func severalFiltersAreSaidToAddUp() throws {
    let model = model()
    try model.press("vr")
    #expect(model.status.message == "showing: needs review; R reviews, va shows all")
    try model.press("vu")
    #expect(
      model.status.message
        == "showing: needs review and longer than one line; R reviews, va shows all")
    try model.press("va")
    #expect(model.status.message == "all rows")
    try model.press("v!p")
    #expect(model.status.message == "hiding: with problems; va shows all")
  }

  /// Kinds of which one must hold are joined by "or", others by "and".
  @Test(arguments: [
    ("vm", "missing"), ("vmvn", "missing or new"),
    ("vrvu", "needs review and longer than one line"),
    ("vmvnvu", "missing or new, and longer than one line"), ("v!r", "not needs review"),
    ("vmv!s", "missing and not stale"),
    ("vuvxvp", "longer than one line or longer than two lines, and with problems"),
  ])
  func theHeaderSaysHowKindsCombine(typed: String, words: String) throws {
    let model = model()
    try model.press(typed)
    #expect(model.list.kinds.words == words)
  }

  /// A missing text shows its source text, which says nothing about the translation.
  @Test func missingTextsAreNotOverALine() throws {
    let long =
      "a source text of far more columns than two lines of this screen can ever show at once"
    let json = #"{"sourceLanguage":"en","strings":{"\#(long)":{},"b":{}}}"#
    let model = Model(
      Model.Settings(
        tables: [PreviewTable(table: Table(json: json, named: "T"))],
        environment: EnvironmentValues(locale: LocaleTag("en"), fallback: .editor),
        size: Size(columns: 30, rows: 12)))
    for (locale, count) in [("en", 1), ("de", 0)] {
      try model.press(":locale \(locale)<Enter>vavu")
      #expect(model.list.count == count)
      try model.press("vavxva")
      #expect(model.list.lastRow == 0)
      try model.press("v")
      #expect(model.list.kindCounts?.numbers[.overOneLine, default: 0] == count)
      #expect(model.list.kindCounts?.numbers[.overTwoLines, default: 0] == count)
      try model.press("<Esc>")
    }
  }

  /// Without a row, keys that need one open nothing and say why.
  @Test(arguments: ["<Enter>", "c", "a", "e", "E", "yy", "yj"])
  func withoutRowsThereIsNothingToOpen(keys: String) throws {
    let model = model()
    #expect(try model.press("&zzz<Enter>" + keys) == [])
    #expect(model.status.message == "no row selected")
    #expect(!model.stage.hasPane)
    #expect(model.draw().canvas.text.contains("Esc clear filter"))
  }

  @Test func itIsWorkedOutAgainForEachLocale() throws {
    let model = model()
    try model.press(":7<Enter>vr:locale fr<Enter>")
    #expect(keys(model) == [])
    let screen = model.draw().canvas.text
    #expect(screen.contains("no rows match these filters") && screen.contains("Esc clear filter"))
    #expect(screen.contains("\n   Esc clears the filters"), "\(screen)")
    try model.press(":locale de<Enter>")
    #expect(keys(model) == ["review", "review long"])
    #expect(model.selectedKey == "review long")
    try model.press("v")
    #expect(model.list.kindCounts?.numbers[.missing] == 1)
    try model.press("<Esc>:locale fr<Enter>v")
    #expect(model.list.kindCounts?.numbers[.missing] == 6)
  }

  @Test func itIsWorkedOutAgainAfterAReload() throws {
    let model = model()
    try model.press("vm")
    model.load([PreviewTable(table: table(["a": "", "none": ""]))])
    while model.isBusy { model.work() }
    #expect(keys(model) == ["a", "none"])
    #expect(model.selectedKey == "none")
  }

  /// Counting in parts, of any size, gives the numbers that the lists have.
  @Test(arguments: [1, 3, 1_000])
  func countsAreThoseOfTheLists(rows: Int) throws {
    let model = Model(["Catalogs"], locale: "lv", size: Size(columns: 30, rows: 12))
    _ = model.update(.key(.character("v")))
    #expect(model.isBusy)
    #expect(model.draw().canvas.text.contains("0+"))
    while model.isBusy { model.work(rows: rows) }
    let counts = try #require(model.list.kindCounts).numbers
    _ = model.update(.key(.escape))
    for action in Action.allCases {
      // Without a comparison, nobody knows what has changed.
      guard let kind = action.kind, kind != .changed, let key = action.entry.keys.first else {
        continue
      }
      try model.press(key)
      #expect(model.list.count == counts[kind] ?? 0, "\(kind)")
      try model.press("va")
    }
  }

  /// A key that is pressed while rows are counted stops the counting.
  @Test func countingStopsWithTheMenu() throws {
    let model = Model(["Catalogs"], locale: "lv", size: Size(columns: 30, rows: 12))
    while model.isBusy { model.work() }
    _ = model.update(.key(.character("v")))
    model.work(rows: 1)
    _ = model.update(.key(.escape))
    #expect(!model.isBusy)
  }

  @Test func statesOfTheCommandLineAreAFilter() throws {
    let tables = self.model().catalog.tables
    let model = Model(
      Model.Settings(
        tables: tables, environment: EnvironmentValues(locale: LocaleTag("de"), fallback: .editor),
        size: Size(columns: 60, rows: 12), states: ["needs_review", "new"]))
    #expect(keys(model) == ["new", "new long", "review", "review long"])
    #expect(model.draw().canvas.text.contains("needs review or new"))
  }
}
