import TerminalValues
import Testing

@testable import PreviewUI

@Suite struct JumpTests {
  /// Each row takes a line.
  private func model(rows: Int = 13) -> Model {
    Model(
      ["Catalogs/Travel.xcstrings", "Catalogs/Plurals.xcstrings"], locale: "en",
      size: Size(columns: 119, rows: rows))
  }

  @Test(arguments: [
    // Back to before the search, not to each row that it found on the way.
    ("jj/train<Enter><C-o>", 2), ("5G<C-o>", 0), ("jG<C-o>", 1), ("jGgg<C-o>", 13),
    ("jGgg2<C-o>", 1),
    ("j:9<Enter><C-o>", 1), ("jjjj]<C-o>", 4),
    // A jump that goes nowhere is none.
    ("jgkqqqqq<Esc>G<C-o>", 1), ("jG99<C-o>", 1),
    // Steps are no jumps.
    ("5Gjjj<C-o>", 0),
  ])
  func theyCanBeTakenBack(keys: String, row: Int) throws {
    let model = model()
    let last = model.list.count - 1
    try model.press(keys)
    #expect(model.list.selection == (row == 13 ? last : row))
  }

  @Test func withoutAJumpItSaysSo() throws {
    let model = model()
    try model.press("jj<C-o>")
    #expect(model.list.selection == 2)
    #expect(model.status.message == "nowhere to jump back to")
  }

  @Test func onlyTheLastHundredAreKept() throws {
    let model = model()
    try model.press("jjj" + String(repeating: "ggG", count: 60))
    try model.press(String(repeating: "<C-o>", count: 100))
    #expect(model.list.selection != 3)
    try model.press("<C-o>")
    #expect(model.status.message == "nowhere to jump back to")
  }

  /// Going back shows the row even if a filter has left it out since.
  @Test func itLeavesAFilter() throws {
    let model = model()
    try model.press("jGvx<C-o>")
    #expect(model.list.selection == 1)
    #expect(model.list.isInFileOrder)
  }

  // MARK: Context

  /// The positions whose rows are on the screen, if each takes one line.
  private func positions(_ model: Model) -> ClosedRange<Int> {
    model.list.positionsOnScreen(height: model.geometry.listHeight, margin: 0) {
      model.lines(at: $0)
    }
  }

  @Test(arguments: [
    "", "j", "G", "gg", "10G", "12Gk", "zt", "8Gzt", "8Gzb", "8Gzz", "8GH", "8GL", "<C-d>",
  ])
  func threeLinesAreAboveAndBelow(keys: String) throws {
    let model = model()
    try model.press(keys)
    let (selection, last) = (model.list.selection, model.list.count - 1)
    let shown = positions(model)
    #expect(shown.lowerBound == 0 || selection - shown.lowerBound >= 2)
    #expect(shown.upperBound == last || shown.upperBound - selection >= 2)
    #expect(shown.contains(selection))
  }

  @Test func theListScrollsWithoutTheSelection() throws {
    let model = model()
    try model.press("7G")
    let (top, selection) = (model.list.top, model.list.selection)
    try model.press("<C-e>")
    #expect(model.list.top == top + 1)
    #expect(model.list.selection == selection)
    try model.press("<C-y>")
    #expect(model.list.top == top)
    // At the edge it takes the selection along.
    try model.press("99<C-e>")
    #expect(model.list.selection > selection)
    try model.press("99<C-y>")
    #expect(model.list.top == 0)
    #expect(model.list.selection < model.list.count - 1)
  }

  /// On the smallest screens there is no room for context.
  @Test(arguments: 4...12) func everyRowCanBeReached(rows: Int) throws {
    let model = model(rows: rows)
    var seen: Set<Int> = []
    for _ in 0..<model.list.count {
      #expect(positions(model).contains(model.list.selection))
      seen.insert(model.list.selection)
      try model.press("j")
    }
    #expect(seen.count == model.list.count)
  }
}
