import TerminalValues
import Testing

@testable import PreviewUI

/// Which layers stay, go, and come back when others open and close.
@Suite struct StageTests {
  private func model() -> Model {
    Model(["Catalogs/Plurals.xcstrings"], locale: "pl", size: Size(columns: 80, rows: 14))
  }

  private func names(_ model: Model) -> [String] {
    model.stage.fromTop.reversed().map { "\(type(of: $0))" }
  }

  @Test(arguments: [
    ("", ["ListPane"]), ("C", ["ListPane", "CoveragePane"]),
    // Panes replace each other, but an inspector is a part of the comparison.
    ("CP", ["ListPane", "ProblemsPane"]), ("<Enter>d", ["ListPane", "DifferencePane"]),
    ("c<Enter>", ["ListPane", "ComparisonPane", "InspectorPane"]),
    ("c<Enter>d", ["ListPane", "DifferencePane"]), ("c<Enter>c", ["ListPane", "ComparisonPane"]),
    // The help covers, and a command in it goes to the list.
    ("c<Enter>?", ["ListPane", "ComparisonPane", "InspectorPane", "HelpPane"]),
    ("C?:mark<Enter>", ["ListPane"]),
    ("C?/", ["ListPane", "CoveragePane", "HelpPane", "HelpPrompt"]),
    // One input has the keys, above everything else.
    ("C:", ["ListPane", "CoveragePane", "CommandPrompt"]), ("i", ["ListPane", "TextPrompt"]),
    ("I", ["ListPane", "FormsPicker"]), ("Ii", ["ListPane", "TextPrompt"]),
    ("I?", ["ListPane", "HelpPane"]), ("I?q", ["ListPane", "FormsPicker"]),
    // A review goes on whatever opens, and ends where only the list is open.
    ("R/", ["ListPane", "ReviewMode", "SearchPrompt"]),
    ("Rd", ["ListPane", "DifferencePane", "ReviewMode"]),
    ("R?", ["ListPane", "HelpPane", "ReviewMode"]), ("R<Esc>", ["ListPane"]),
  ])
  func whatIsOpen(keys: String, layers: [String]) throws {
    let model = model()
    try model.press(keys)
    #expect(names(model) == layers)
    _ = model.draw()
  }

  /// What a cover hides has its place when it comes back.
  @Test func whatIsGivenBackIsAsItWas() throws {
    let model = model()
    try model.press("<Tab>jj")
    let screen = model.draw().canvas
    #expect(model.stage[InspectorPane.self]?.scroll.top == 2)
    try model.press("?<C-e>q")
    #expect(model.stage[InspectorPane.self]?.scroll.top == 2)
    #expect(model.draw().canvas.text == screen.text)
  }

  /// A pane may open without a key while the user types, and leaves the field where it is.
  @Test func anInputStaysAboveAPane() throws {
    let model = model()
    try model.press("/da")
    model.open(InspectorPane())
    #expect(names(model) == ["ListPane", "InspectorPane", "SearchPrompt"])
    try model.press("ys<Enter>")
    #expect(names(model) == ["ListPane", "InspectorPane"])
    #expect(model.search.query.text == "days")
  }

  /// A layer that closed while it reacted is not put back.
  @Test func aClosedLayerStaysClosed() throws {
    let model = model()
    try model.press("I")
    let layer = try #require(model.stage.input)
    let id = try #require(model.stage.asked.first)
    model.closeForms()
    model.stage.put(layer, back: id)
    #expect(names(model) == ["ListPane"])
  }
}
