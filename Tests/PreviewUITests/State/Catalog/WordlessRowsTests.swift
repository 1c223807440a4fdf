import LocalizedText
import PreviewRows
import StringCatalog
import TerminalValues
import TestMaterial
import Testing

@testable import PreviewUI

/// Rows without words are left out of the list, and every way to look for one finds it.
@Suite struct WordlessRowsTests {
  private func model(_ entries: [String], size: Size = Size(columns: 60, rows: 12)) -> Model {
    Model(
      Model.Settings(
        tables: [PreviewTable(table: table(entries))],
        environment: EnvironmentValues(locale: LocaleTag("de"), fallback: .editor), size: size))
  }

  private func table(_ entries: [String]) -> Table {
    Table(
      json: #"{"sourceLanguage":"en","strings":{\#(entries.joined(separator: ","))}}"#, named: "T")
  }

  private func entry(_ key: String, de text: String? = nil) -> String {
    let unit = text.map {
      #""localizations":{"de":{"stringUnit":{"state":"translated","value":"\#($0)"}}}"#
    }
    return #""\#(key)":{\#(unit ?? "")}"#
  }

  private func keys(_ model: Model) -> [String] {
    model.list.rows.indices.map { model.listedRow($0).row.entry.key }
  }

  private var mixed: [String] {
    ["", "Open %@", "%lld", "·", "Close"].map { entry($0) }
  }

  @Test(arguments: [
    ("", true), ("%lld", true), ("·", true), ("%@ / %@", true), ("1.5", true), ("100%", true),
    ("Hello %@", false), ("%lld d", false), ("5 km", false), ("ß", false), ("日", false),
    ("%#@files@", true), ("\\u0041", false), ("\\u00b7", true),
  ])
  func keysWithoutWords(key: String, isWordless: Bool) {
    #expect(table([entry(key)]).entries[0].isWordless == isWordless)
    #expect(table([entry(key, de: "%lld")]).entries[0].isWordless == isWordless)
    // A text with words is worth a row whatever its key.
    #expect(!table([entry(key, de: "%lld Stück")]).entries[0].isWordless)
  }

  @Test func theListLeavesThemOutAndSaysSo() throws {
    let model = model(mixed)
    #expect(keys(model) == ["Open %@", "Close"])
    #expect(model.draw().canvas.text.contains(" 3 without words "))
    #expect(model.draw().canvas.text.hasPrefix(" T  1/2"))
    try model.press("vw")
    #expect(keys(model) == ["", "%lld", "·"])
    #expect(!model.draw().canvas.text.contains("3 without words"))
    try model.press("va")
    #expect(keys(model) == ["Open %@", "Close"])
    #expect(model.status.message == "all rows; vw shows the 3 without words")
  }

  /// Other filters leave none of their rows out.
  @Test func filtersAddThem() throws {
    let model = model(mixed)
    try model.press("vm")
    // There is nothing to translate for an empty key.
    #expect(keys(model) == ["Open %@", "%lld", "·", "Close"])
    try model.press("va&·<Enter>")
    #expect(keys(model) == ["·"])
    try model.press("<Esc>sk")
    #expect(keys(model) == ["Close", "Open %@"])
  }

  @Test(arguments: ["/·<Enter>", "<C-p>·<Enter>"])
  func searchesFindThem(typed: String) throws {
    let model = model(mixed)
    try model.press(typed)
    #expect(model.selectedRow?.row.entry.key == "·")
    #expect(keys(model) == ["", "%lld", "·"])
    try model.press("<Esc>")
    #expect(keys(model) == ["Open %@", "Close"])
  }

  @Test func problemsOfThemAreFound() throws {
    let model = model([entry("Open"), entry("%@ %@", de: "%@ %s")])
    try model.press("!")
    #expect(model.selectedRow?.row.entry.key == "%@ %@")
    try model.press("<Esc>P")
    #expect(model.draw().canvas.text.contains("%@ %@"))
  }

  @Test func aTableOfNothingElse() throws {
    let model = model([entry("·")])
    #expect(model.draw().canvas.text.contains("only strings without words"))
    try model.press("vw")
    #expect(keys(model) == ["·"])
  }

  /// The list agrees with one that holds the numbers of its rows.
  @Test(arguments: 0..<64)
  func rowListsWithoutSomeRows(bits: Int) {
    let hidden = (0..<6).filter { bits & (1 << $0) != 0 }
    let list = RowList(count: 6, without: hidden)
    let numbers = (0..<6).filter { !hidden.contains($0) }
    #expect(list.indices.map { list[$0] } == numbers)
    for row in -1...7 { #expect(list.position(of: row) == numbers.firstIndex(of: row)) }
  }
}
