import TestMaterial
import Testing

/// The bytes sent for a list full of clusters that ncurses cannot hold.
@Suite(.serialized) struct OverlayBudgetTests {
  /// Moving by a line costs at most a kilobyte on a screen of eight lines.
  @Test(arguments: ["hi", "th"]) func sendsFewBytesForALine(_ language: String) throws {
    var terminal = try PseudoTerminal(
      [Self.galley, "--no-config", "-l", language, Self.catalog], columns: 80, rows: 8,
      answers: .init())
    try terminal.expect("no rows") { $0.text[0].contains(" 1/12 ") }
    let before = terminal.received
    let rows = Array(2...12) + (1...11).reversed()
    for (number, row) in rows.enumerated() {
      terminal.type(number < 11 ? "j" : "k")
      try terminal.expect("row \(row) is not shown") { $0.text[0].contains(" \(row)/12 ") }
    }
    #expect(terminal.received - before < rows.count * 1_000)
    #expect(terminal.model.foreign == [])
    terminal.type("q")
    #expect(try terminal.ending() == .exited(0))
  }

  /// The program, which is built beside the probe.
  private static let galley =
    PseudoTerminal.probe.split(separator: "/").dropLast()
    .map { "/\($0)" }.joined() + "/galley"
  private static let catalog = Checkout.path("Catalogs/Scripts.xcstrings")
}
