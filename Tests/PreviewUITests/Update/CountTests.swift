import LocalizedText
import TerminalValues
import Testing

@testable import PreviewUI

/// Numbers before keys, the keys that move by the screen, and the locale before.
@Suite struct CountTests {
  private func model(rows: Int = 16, paths: [String] = ["Catalogs/Travel.xcstrings"]) -> Model {
    Model(paths, locale: "fr", size: Size(columns: 60, rows: rows))
  }

  /// Travel has ten rows; the selection is counted from 0.
  @Test(arguments: [
    ("3j", 3), ("12j", 9), ("999999999999999999999999j", 9), ("G3k", 6), ("G99k", 0), ("4G", 3),
    ("4gg", 3), ("42G", 9), ("0j", 1), ("10G", 9), ("3<Esc>j", 1), ("3Q2j", 2), ("2<C-d>", 9),
    ("3:5<Enter>", 4), ("/e<Enter>2N", 8), ("5<Down>2<Up>", 3),
  ])
  func movesSoFar(keys: String, selection: Int) throws {
    let model = model()
    try model.press(keys)
    #expect(model.list.selection == selection)
    #expect(model.stage.keys.count == nil)
  }

  /// A number does what as many keys do.
  @Test(arguments: [
    ("3l", "lll"), ("2h", "hh"), ("1000l", String(repeating: "l", count: 1000)),
    ("5+", "+++++"), ("2-", "--"), ("9+", "+++++++++"), ("4<lt>", "<lt><lt><lt><lt>"),
    ("<lt><lt>2>", "<lt><lt>>>"), ("30=", ":width 30<Enter>"), ("/e<Enter>3n", "/e<Enter>nnn"),
    ("/e<Enter>50n", "/e<Enter>" + String(repeating: "n", count: 50)),
    (":width 20<Enter>3t", ":width 20<Enter>ttt"), ("?5j", "?jjjjj"), ("?9999k", "?"),
    ("c2j", "cjj"), ("<Enter>3J", "<Enter>JJJ"), ("2f", "f"),
  ])
  func isARepetition(keys: String, repeated: String) throws {
    let (one, other) = (model(rows: 12), model(rows: 12))
    try one.press(keys)
    try other.press(repeated)
    // The message differs if one of several searches wraps, but not the last one.
    let (found, expected) = (one.draw().canvas.text, other.draw().canvas.text)
    #expect(found.split(separator: "\n").dropLast() == expected.split(separator: "\n").dropLast())
  }

  @Test func tablesAreCounted() throws {
    let names = ["Devices", "Plurals", "Travel"]
    let model = model(paths: names.map { "Catalogs/\($0).xcstrings" })
    try model.press("2]")
    #expect(model.selectedTable == "Travel")
    try model.press("2[")
    #expect(model.selectedTable == "Devices")
    try model.press("9]")
    #expect(model.selectedTable == "Travel")
  }

  /// The numbers of the header, as `5/9`, or nil if it shows none.
  private func place(_ model: Model) -> (number: Int, count: Int)? {
    let title = model.draw().canvas.text.split(separator: "\n")[0]
    guard
      let found = title.firstMatch(of: /[ ]{2}([0-9]+)\/([0-9]+)/), let number = Int(found.1),
      let count = Int(found.2)
    else { return nil }
    return (number, count)
  }

  /// The number that the header shows is the one that `G` takes, in each table, with or without a
  /// filter, and whatever the order is.
  @Test(arguments: [
    "", "&e<Enter>", ":width 30<Enter>vu", "sw", ":width 30<Enter>vusk", ":width 12<Enter>vx",
  ])
  func theHeaderShowsTheNumbersThatGTakes(narrowed: String) throws {
    let names = ["Movies", "Plurals", "Travel"]
    let model = Model(
      names.map { "Catalogs/\($0).xcstrings" }, locale: "fr", size: Size(columns: 100, rows: 16))
    try model.press(narrowed)
    let tables = model.list.rows.indices.map { model.catalog.index(of: model.list[$0]).table }
    #expect(Set(tables).count > 1)
    for (position, table) in tables.enumerated() {
      try model.press("gg" + String(repeating: "j", count: position))
      let shown = try #require(place(model))
      #expect(shown.count == tables.count { $0 == table })
      #expect(shown.number == 1 + tables[..<position].count { $0 == table })
      for keys in ["\(shown.number)G", "\(shown.number)gg", ":\(shown.number)<Enter>"] {
        try model.press("\(shown.count)G" + keys)
        #expect(model.list.selection == position, "\(keys)")
      }
      // A table has no row of a larger number.
      try model.press("9999G")
      #expect(try #require(place(model)).number == shown.count)
    }
  }

  /// With a filter, the header says how many rows all tables have together.
  @Test func theHeaderCountsInAllTables() throws {
    let model = model(paths: ["Plurals", "Travel"].map { "Catalogs/\($0).xcstrings" })
    #expect(!model.draw().canvas.text.contains("in all tables"))
    try model.press("&e<Enter>")
    #expect(model.draw().canvas.text.contains(", \(model.list.count) in all tables"))
    try model.press("v")
    #expect(model.draw().canvas.text.contains("in all tables: m missing"))
    let one = self.model()
    try one.press("&e<Enter>v")
    #expect(!one.draw().canvas.text.contains("in all tables"))
  }

  @Test func theEndsOfTheTablesAreSaid() throws {
    let model = model(paths: ["Plurals", "Travel"].map { "Catalogs/\($0).xcstrings" })
    try model.press("gg[")
    #expect(model.draw().canvas.text.contains("already at the first table"))
    try model.press("]")
    #expect(!model.draw().canvas.text.contains("last table"))
    try model.press("j]")
    #expect(model.draw().canvas.text.contains("already at the last table"))
    #expect(model.selectedTable == "Travel")
  }

  @Test func theNumberIsShownWhileItIsTyped() throws {
    let model = model()
    try model.press("12")
    #expect(model.draw().canvas.text.contains("\n 12\n"))
    try model.press("<Esc>")
    #expect(!model.draw().canvas.text.contains("\n 12\n"))
  }

  /// A digit that the user has bound is a key like others, unless it follows another digit.
  @Test func boundDigits() throws {
    let keymap = Keymap(binding: [(try Key.keys(in: "1"), .bottom)])
    let other = model()
    let model = Model(
      Model.Settings(
        tables: other.catalog.tables, environment: other.environment,
        size: Size(columns: 60, rows: 16), keymap: keymap))
    try model.press("1")
    #expect(model.list.selection == 9)
    try model.press("2k")
    #expect(model.list.selection == 7)
  }

  @Test func movesOnTheScreen() throws {
    let model = model(rows: 13)
    try model.press("G")
    let top = model.list.top
    try model.press("H")
    // Three lines above it stay on the screen.
    #expect(model.list.selection == top + 3 && model.list.top == top)
    try model.press("L")
    #expect(model.list.selection == 9 && model.list.top == top)
    try model.press("M")
    let middle = model.list.selection
    #expect(top < middle && middle < 9 && model.list.top == top)
  }

  @Test(arguments: [12, 16, 24]) func scrollsTheRow(rows: Int) throws {
    let model = model(rows: rows, paths: ["Catalogs"])
    model.screen.scrollOff = 0
    try model.press("29j")
    let row = model.list.selection
    try model.press("zt")
    #expect(model.list.selection == row && model.list.top == row)
    try model.press("zb")
    let first = model.list.top
    let lines = (first...row).reduce(0) { $0 + model.lines(at: $1) }
    #expect(lines <= model.geometry.listHeight)
    #expect(lines + model.lines(at: first - 1) > model.geometry.listHeight)
    try model.press("zz")
    #expect(first < model.list.top && model.list.top <= row && model.list.selection == row)
  }

  @Test(arguments: [
    ("`", "fr"), ("l`", "fr"), ("l``", "he"), ("ll`", "he"), (":locale ja<Enter>`", "fr"),
    ("glja<Enter>`", "fr"), ("lglja<Esc>`", "fr"), ("lglde<Enter>`", "he"),
  ])
  func theLocaleBefore(keys: String, locale: String) throws {
    let model = model()
    try model.press(keys)
    #expect(model.preview.locale.description == locale)
  }
}
