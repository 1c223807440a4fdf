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

  @Test func otherCatalogsStartAtTheirLargestTable() throws {
    let model = model(large)
    try model.press("j")
    model.open(small + large)
    #expect(model.selectedTable == "Main")
  }
}
