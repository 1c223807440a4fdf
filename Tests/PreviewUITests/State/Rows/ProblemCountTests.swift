import LocalizedText
import TerminalValues
import Testing

@testable import PreviewUI

/// The number of rows with problems in the header.
@Suite struct ProblemCountTests {
  private func title(_ model: Model) -> String {
    String(model.draw().canvas.text.prefix { $0 != "\n" })
  }

  /// The header and the gutter agree, in every locale, however large the parts are.
  @Test(arguments: ["en", "de", "ar", "fr"], [1, 7, 1000])
  func agreesWithTheGutter(locale: String, part: Int) throws {
    let paths = [
      "Tests/Broken/shape-overlap-plural-and-device.xcstrings",
      "Tests/Broken/spec-type.xcstrings", "Catalogs/Plurals.xcstrings",
    ]
    let model = Model(paths, locale: locale, size: Size(columns: 120, rows: 24))
    for table in model.catalog.tables.indices {
      model.list.select(model.catalog.firstRow(ofTable: table))
      model.changes.insert(.selection)
      model.settle()
      #expect(model.isCountingProblems)
      while model.isCountingProblems { model.countProblems(rows: part) }
      let marked = model.catalog.tables[table].indices.count { entry in
        model.row(model.catalog.firstRow(ofTable: table) + entry).severity != nil
      }
      #expect(model.countedProblems == marked)
      #expect(title(model).contains("! \(marked)") == (marked > 0), "\(title(model))")
    }
  }

  @Test func isCountedAgainForOtherRows() throws {
    let model = Model(["Tests/Broken/spec-type.xcstrings"], size: Size(columns: 80, rows: 24))
    while model.isCountingProblems { model.countProblems() }
    let other = model.copy()
    try other.press("j")
    #expect(!other.isCountingProblems, "a move changes no row")
    try other.press("<lt>")
    #expect(other.isCountingProblems && other.countedProblems == nil)
    while other.isCountingProblems { other.countProblems() }
    #expect(other.countedProblems == model.countedProblems)
  }

  /// The number does not disappear each time that a text is saved.
  @Test func staysUntilTheFilesReadAgainAreCounted() throws {
    let size = Size(columns: 80, rows: 24)
    let model = Model(["Tests/Broken/spec-type.xcstrings"], locale: "de", size: size)
    while model.isCountingProblems { model.countProblems() }
    #expect(model.countedProblems == 1)
    let tables = Model(["Catalogs/Welcome.xcstrings"], locale: "de", size: size).catalog.tables
    model.load(tables)
    #expect(model.isCountingProblems && model.countedProblems == 1)
    while model.isCountingProblems { model.countProblems() }
    #expect(model.countedProblems == 0)
    try model.press("l")
    #expect(model.countedProblems == nil)
  }
}
