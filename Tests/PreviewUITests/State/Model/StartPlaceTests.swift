import LocalizedText
import PreviewRows
import StringCatalog
import TerminalValues
import TestMaterial
import Testing

@testable import PreviewUI

/// The row at which the list starts if the user asked for none.
@Suite struct StartPlaceTests {
  private let small = ["A", "InfoPlist"].map { name in
    PreviewTable(table: Table(json: #"{"strings": {"a": {}}}"#, named: name))
  }
  private let large = ["Main", "Other"].map { name in
    PreviewTable(table: Table(json: #"{"strings": {"a": {}, "b": {}, "c": {}}}"#, named: name))
  }

  private func model(_ tables: [PreviewTable], progress: String? = nil) -> Model {
    Model(
      Model.Settings(
        tables: tables, environment: EnvironmentValues(fallback: .editor),
        size: Size(columns: 40, rows: 8), progress: progress))
  }

  @Test func theLargestTableComesFirst() {
    let model = model(small + large)
    #expect(model.selectedTable == "Main")
    #expect(model.list.top == model.list.selection)
    #expect(self.model(small).selectedTable == "A")
    #expect(self.model([]).selectedTable == nil)
  }

  /// Files are read a few at a time, and the list moves when all have been.
  @Test func itIsChosenAfterAllFilesWereRead() {
    let model = model(small, progress: "reading")
    #expect(model.selectedTable == "A")
    model.load(small + large, progress: "reading")
    #expect(model.selectedTable == "A")
    model.load(small + large)
    #expect(model.selectedTable == "Main")
    // Files that are read again later move nothing.
    model.load(large + small)
    #expect(model.selectedTable == "Main")
  }

  @Test func aKeyKeepsTheListWhereItIs() throws {
    let model = model(small, progress: "reading")
    try model.press("j")
    model.load(small + large)
    #expect(model.selectedTable == "InfoPlist")
  }

  /// The first file may take a while, and then there are keys before there are rows.
  @Test(arguments: Action.allCases) func everyKeyIsSafeBeforeTheFirstRows(action: Action) throws {
    guard let keys = action.entry.keys.first else { return }
    let model = model([], progress: "reading 45%")
    try model.press(keys)
    _ = model.draw()
    try model.press("jk<Enter><Enter>a<Enter><Tab>j")
    model.load(small + large)
    try model.press("<Esc><Esc><Esc>va")
    #expect(model.list.count == 8)
    #expect(!model.draw().canvas.text.contains("reading"))
  }

  @Test func theStatusLineSaysHowMuchHasBeenRead() {
    let status = model([], progress: "reading 45%").draw().canvas.text
      .split(separator: "\n").first { $0.contains("reading") }
    #expect(status?.hasPrefix(" reading 45%  ") == true)
  }

  @Test(arguments: 0..<20) func randomKeysAreSafeBeforeTheFirstRows(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let keys = Action.allCases.flatMap(\.entry.keys) + ["a", "1", "<Tab>", "<Enter>", "<Esc>", " "]
    let model = model([], progress: "reading 45%")
    for _ in 0..<60 {
      try model.press(keys.randomElement(using: &generator) ?? "")
      _ = model.draw()
    }
    model.load(small + large)
    _ = model.draw()
  }

  @Test func otherCatalogsStartAtTheirLargestTable() throws {
    let model = model(large)
    try model.press("j")
    model.open(small + large)
    #expect(model.selectedTable == "Main")
  }
}
