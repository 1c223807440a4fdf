import LocalizedText
import PreviewRows
import StringCatalog
import TerminalValues
import TestMaterial
import Testing

@testable import PreviewUI

/// The words by which tables are told apart.
@Suite struct TableLabelTests {
  private func tables(_ paths: [String]) -> [PreviewTable] {
    paths.map {
      PreviewTable(
        table: Table(json: #"{"sourceLanguage": "en", "strings": {"Save": {}}}"#, named: $0))
    }
  }

  private func lines(_ model: Model) -> [String] {
    model.draw().canvas.text.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  /// The paths of tables, and their labels with and without folders.
  @Test(
    arguments: [
      ([], []),
      (["a/b/Main"], ["Main"]),
      (["a/Main", "b/Other"], ["Main", "Other"]),
      (["a/b/Main", "a/c/Main", "a/c/Other"], ["b > Main", "c > Main", "Other"]),
      (["a/x/y/Main", "a/Main"], ["x/y > Main", "Main"]),
    ] as [([String], [String])])
  func equalNamesHaveTheirFolders(paths: [String], labels: [String]) {
    let found = TableLabel.labels(of: tables(paths)).map { label in
      label.folder.map { "\($0) > \(label.name)" } ?? label.name
    }
    #expect(found == labels)
  }

  /// A table is found by its name, or by its folder and its name; a remembered row is found in its table.
  @Test(arguments: [("Main", 0), ("App/Main", 1), ("UI/Main", 0)])
  func namesWithFolders(typed: String, table: Int) throws {
    let model = Model(
      Model.Settings(
        tables: tables(["Kit/UI/Main", "App/Main"]),
        environment: EnvironmentValues(locale: LocaleTag("en"), fallback: .editor),
        size: Size(columns: 80, rows: 12)))
    #expect(model.choices(of: .table) == ["UI/Main", "App/Main"])
    try model.press(":table \(typed)<Enter>")
    #expect(model.selectedTableNumber == table)
    let place = try #require(model.place)
    #expect(model.catalog.row(of: place) == model.list.selectedRow)
    try model.press("gkSave")
    #expect(lines(model).contains { $0.contains("Save") && $0.hasSuffix("App/Main") })
  }

  /// The header, the heading of the rows and the coverage board say whose table it is.
  @Test func theScreenNamesTheFolder() throws {
    let model = Model(
      Model.Settings(
        tables: tables(["Kit/UI/Main", "App/Main"]),
        environment: EnvironmentValues(locale: LocaleTag("en"), fallback: .editor),
        size: Size(columns: 80, rows: 12)))
    let list = lines(model)
    #expect(list[0].hasPrefix(" Kit/UI › Main  1/1"))
    #expect(list[2].hasPrefix("    Main  Kit/UI ··"))
    #expect(list[4].hasPrefix("    Main  App ··"))
    try model.press("C")
    while model.isBusy { model.work() }
    let board = lines(model)
    #expect(board[2].split(separator: " ") == ["all", "UI/Main", "App/Main"])
  }
}
