import CatalogCheck
import LocalizedText
import PreviewRows
import StringCatalog
import TerminalValues
import TestMaterial
import Testing
import TextLayout

@testable import PreviewUI

@Suite struct ListColumnsTests {
  private func model(_ columns: Int, locale: String = "de") -> Model {
    Model(
      ["Catalogs/Travel.xcstrings"], locale: locale, size: Size(columns: columns, rows: 30))
  }

  struct Division {
    let screen: Int
    var wanted: SideColumns = [.key, .source]
    var fixed: Int?
    let key: Int
    let source: Int
  }

  @Test(arguments: [
    // No column on narrow screens; more room for each on wide ones.
    Division(screen: 119, key: 0, source: 0),
    Division(screen: 120, key: 24, source: 36),
    Division(screen: 120, wanted: .source, key: 0, source: 36),
    Division(screen: 120, wanted: [], key: 0, source: 0),
    Division(screen: 200, key: 40, source: 60),
    Division(screen: 400, key: 60, source: 60),
    // Without source texts, keys have more of it.
    Division(screen: 120, wanted: .key, key: 42, source: 0),
    Division(screen: 200, wanted: .key, key: 60, source: 0),
    // Rows that keep their width leave less: first to the key, then to the source text.
    Division(screen: 120, fixed: 40, key: 24, source: 36),
    Division(screen: 120, fixed: 57, key: 19, source: 36),
    Division(screen: 120, fixed: 70, key: 12, source: 30),
    Division(screen: 120, fixed: 90, key: 0, source: 16),
    Division(screen: 120, fixed: 100, key: 0, source: 0),
    Division(screen: 120, wanted: .key, fixed: 100, key: 14, source: 0),
    Division(screen: 120, wanted: .key, fixed: 10_000, key: 0, source: 0),
  ])
  func theRowsComeFirst(division: Division) {
    let columns = ListColumns(
      division.wanted, screen: division.screen, fixedWidth: division.fixed)
    #expect(columns.key == division.key)
    #expect(columns.source == division.source)
  }

  @Test func theyShowKeyAndSourceText() throws {
    let model = model(140)
    let key = try #require(model.selectedKey)
    let source = try #require(model.selectedRow?.row.sourceText)
    let translation = try #require(model.selectedRow?.row.title.text)
    #expect(source != translation)
    func line() -> Substring {
      model.draw().canvas.text.split(separator: "\n")[3]
    }
    #expect(line().contains(key) && line().contains(source) && line().contains(translation))
    let shown = try #require(line().firstRange(of: translation)).lowerBound
    try model.press("K")
    #expect(line().contains(source))
    #expect(try #require(line().firstRange(of: translation)).lowerBound < shown)
    try model.press("S")
    #expect(!line().contains(source) || source == key)
    try model.press("SK")
    #expect(try #require(line().firstRange(of: translation)).lowerBound == shown)
  }

  /// Inspecting does not change how the rows are measured.
  @Test(arguments: [120, 140, 200]) func theInspectorLeavesTheRowsAlone(columns: Int) throws {
    let model = model(columns)
    let width = model.geometry.rowWidth
    try model.press("<Enter>")
    #expect(model.geometry.inspectorPlace == .beside)
    #expect(model.geometry.rowWidth == width)
    #expect(model.geometry.sideColumns == .none)
  }

  /// Rows in the source language leave no room for the same texts again.
  @Test(arguments: [
    ("en", "", 0), ("en-US", "", 0), ("de", "", 42), ("sv", "", 42), ("de", ":locale en<Enter>", 0),
    ("en", ":locale de<Enter>", 42), ("en", "pp", 42), ("en", "ppp0", 0),
    ("en", ":pseudo widest<Enter>", 42),
  ])
  func sourceTextsStandBesideOthersOnly(locale: String, keys: String, columns: Int) throws {
    let model = model(140, locale: locale)
    try model.press(keys)
    let geometry = model.geometry
    #expect(geometry.sideColumns.source == columns)
    // Keys have half of the room that source texts leave.
    let key = columns == 0 ? 49 : 28
    #expect(geometry.sideColumns.key == key)
    #expect(geometry.rowWidth == 140 - Model.gutter - key - 2 - (columns == 0 ? 0 : columns + 2))
    #expect(model.row(0).fitted.columns == geometry.rowWidth)
  }

  @Test func theKeyForThemSaysSo() throws {
    let model = model(140, locale: "en")
    try model.press("SS")
    #expect(model.status.message == "no source column: this is the source language")
    try model.press("Sl")
    #expect(model.geometry.sideColumns.source == 0)
  }

  /// A match in the middle of a long key is seen, and what is shown fits.
  @Test(arguments: 5..<40) func aMatchInAKeyIsShown(columns: Int) throws {
    let key = "settings.notification.summary.enlargement.title1"
    let appearance = model(120).screen.appearance
    for start in stride(from: 0, to: key.utf8.count - 3, by: 1) {
      let word = String(key.dropFirst(start).prefix(3))
      let range = start..<start + 3
      let shown = key.shortened(to: columns, showing: range, in: appearance)
      #expect(shown.contains(word), "\(shown)")
      #expect(shown.count <= columns)
    }
    #expect(
      key.shortened(to: columns, showing: nil, in: appearance)
        == key.shortenedInTheMiddle(to: columns, in: appearance))
  }

  /// Neighbours in the list look different, however narrow the column is, and what is shown fits.
  ///
  /// The keys are all those of a few words, sorted as in a file.
  @Test(arguments: [12, 15, 20, 24, 28, 40]) func keysLookDifferentFromTheirNeighbours(columns: Int)
  {
    let words = ["archive", "notification", "settings", "message", "title1"]
    let pairs = words.flatMap { one in words.map { "\(one).\($0)" } }
    let keys = pairs.flatMap { one in pairs.map { "screen.\(one).\($0)" } }.sorted()
    let appearance = model(120).screen.appearance
    let shown = keys.indices.map { place in
      let neighbours = [place - 1, place + 1].filter(keys.indices.contains).map { keys[$0] }
      return keys[place]
        .shortened(to: columns, showing: nil, apartFrom: neighbours, in: appearance)
    }
    for (one, other) in zip(shown, shown.dropFirst()) { #expect(one != other) }
    for (key, short) in zip(keys, shown) {
      #expect(Line(short, in: appearance).columns <= columns)
      #expect(short.prefix(2) == key.prefix(2))
    }
  }

  @Test func keysInTheListLookDifferent() throws {
    let keys = ["One", "Three", "Two"].map { "settings.notification.delivery\($0).explanation" }
    let entries = keys.map { #""\#($0)":{}"# }.joined(separator: ",")
    let table = Table(json: #"{"sourceLanguage":"en","strings":{\#(entries)}}"#)
    let model = Model(
      Model.Settings(
        tables: [PreviewTable(table: table)],
        environment: EnvironmentValues(locale: LocaleTag("de"), fallback: .editor),
        size: Size(columns: 120, rows: 12)))
    let text = model.draw().canvas.text
    for part in ["One.expl", "Three.ex", "Two.expl"] { #expect(text.contains(part), "\(text)") }
  }

  /// A short translation does not hide the end of its source text: the row is as high as that needs,
  /// and the next row begins below.
  @Test(arguments: [120, 140, 200]) func sourceTextsAreWhole(columns: Int) throws {
    let words = (1...30).map { "word\($0)" }
    func entry(_ key: String, _ count: Int) -> String {
      let source = words.prefix(count).joined(separator: " ")
      let unit = { (value: String) in
        #"{"stringUnit":{"state":"translated","value":"\#(value)"}}"#
      }
      return #""\#(key)":{"localizations":{"en":\#(unit(source)),"de":\#(unit("kurz \(key)"))}}"#
    }
    let entries = [entry("a", 30), entry("b", 1), entry("c", 12)].joined(separator: ",")
    let table = Table(json: #"{"sourceLanguage":"en","strings":{\#(entries)}}"#)
    let model = Model(
      Model.Settings(
        tables: [PreviewTable(table: table)],
        environment: EnvironmentValues(locale: LocaleTag("de"), fallback: .editor),
        size: Size(columns: columns, rows: 40)))
    func lines() -> [Substring] {
      model.draw().canvas.text.split(separator: "\n", omittingEmptySubsequences: false)
    }
    let shown = lines()
    for word in words { #expect(shown.contains { $0.contains(word) }, "\(word)") }
    let heights = (0..<3).map { model.row($0).height }
    #expect(heights[0] > 2 && heights[1] == 1)
    // The rows follow each other by their heights, below the heading of the table.
    for (row, key) in ["a", "b", "c"].enumerated() {
      let line = 3 + heights.prefix(row).reduce(0, +)
      #expect(shown[line].contains("kurz \(key)"))
    }
    // The inspector takes the place of the column, and the rows need no more than their own lines.
    try model.press("<Enter>")
    #expect(model.geometry.sideColumns.source == 0)
    #expect((0..<3).map { model.row($0).height } == [1, 1, 1])
    try model.press("<Enter>")
    #expect((0..<3).map { model.row($0).height } == heights)
    try model.press("S")
    #expect((0..<3).map { model.row($0).height } == [1, 1, 1])
  }

  /// A source text of a million words is cut with a mark.
  @Test func aVeryLongSourceTextIsCut() throws {
    let long = String(repeating: "word ", count: 200_000)
    let table = Table(
      json: #"{"sourceLanguage":"en","strings":{"\#(long)":{"localizations":"#
        + #"{"de":{"stringUnit":{"state":"translated","value":"kurz"}}}}}}"#)
    let model = Model(
      Model.Settings(
        tables: [PreviewTable(table: table)],
        environment: EnvironmentValues(locale: LocaleTag("de"), fallback: .editor),
        size: Size(columns: 140, rows: 40)))
    #expect(model.row(0).height == 8)
    let lines = model.draw().canvas.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[10].hasSuffix("…") && lines[11].isEmpty)
  }

  @Test func aNarrowScreenSaysFromWhereOnTheyAreShown() throws {
    let model = model(100)
    try model.press("KK")
    let message = try #require(model.status.message)
    #expect(message == "the key column needs 120 columns; Enter shows it below the list")
  }

  /// In a review, Enter accepts the translation; in a pane, it closes it.
  @Test(arguments: ["R", "<Enter>", "c"])
  func enterIsNamedOnlyWhereItShowsAColumn(keys: String) throws {
    let size = Size(columns: 100, rows: 24)
    let model = Model(["Catalogs/Welcome.xcstrings"], locale: "es", size: size)
    try model.press(keys + "S")
    #expect(model.status.message == "the source column needs 120 columns")
  }

  @Test(arguments: [
    ("tabs.timeline.add-account", 25, "tabs.timeline.add-account"),
    ("tabs.timeline.add-account", 12, "tabs.t…count"), ("日本語日本語", 7, "日…語"),
    ("abc", 2, "a…"), ("abc", 1, "…"), ("e\u{301}e\u{301}e\u{301}e\u{301}", 3, "e\u{301}…e\u{301}"),
    (String(repeating: "x", count: 1_000_000) + "yz", 5, "xx…yz"),
  ])
  func longKeysAreShortenedInTheMiddle(key: String, columns: Int, shortened: String) {
    let appearance = Appearance(
      theme: .mono, glyphs: .unicode, columnWidth: ColumnWidth(), order: .visual)
    #expect(key.shortenedInTheMiddle(to: columns, in: appearance) == shortened)
  }

  /// ASCII is shortened without measuring it; Greek letters of the same widths are measured.
  @Test(arguments: 1...48) func asciiIsShortenedLikeOtherLetters(columns: Int) {
    let key = "some.key.of.which.the.ends.tell.it.apart"
    let appearance = Appearance(
      theme: .mono, glyphs: .unicode, columnWidth: ColumnWidth(), order: .visual)
    func changed(_ text: String, by offset: (UInt32) -> UInt32) -> String {
      String(String.UnicodeScalarView(text.unicodeScalars.map { UnicodeScalar(offset($0.value))! }))
    }
    let greek = changed(key) { 97...122 ~= $0 ? $0 + 848 : $0 }
    let shortened = changed(greek.shortenedInTheMiddle(to: columns, in: appearance)) {
      945...970 ~= $0 ? $0 - 848 : $0
    }
    #expect(key.shortenedInTheMiddle(to: columns, in: appearance) == shortened)
  }
}
