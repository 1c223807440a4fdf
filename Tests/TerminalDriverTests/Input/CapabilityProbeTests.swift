import TerminalValues
import Testing

@testable import TerminalDriver

@Suite struct CapabilityProbeTests {
  private static let size = Size(columns: 80, rows: 24)

  /// The columns that tmux 3.3a gives to the samples.
  @Test func keepsTheColumnsOfEachSample() {
    var probe = CapabilityProbe(size: Self.size) { _ in "" }
    for columns in [1, 2, 4, 3, 1] {
      probe.take(.cursor(column: columns + 1, row: 1))
    }
    let columns = probe.capabilities.columns
    #expect(columns.emojiSelector == 1)
    #expect(columns.joiner == 2)
    #expect(columns.modifier == 4)
    #expect(columns.conjunct == 3)
    #expect(columns.ambiguous == 1)
    #expect(!probe.isComplete)
    probe.take(.attributes)
    #expect(probe.isComplete)
  }

  @Test func ignoresImpossibleAnswers() {
    var probe = CapabilityProbe(size: Self.size) { _ in "" }
    for (column, row) in [(0, 1), (500, 1), (3, 2), (-1, -1), (3, 1), (9, 1)] {
      probe.take(.cursor(column: column, row: row))
    }
    var expected = TerminalCapabilities.Columns()
    expected.ambiguous = 2
    #expect(probe.capabilities.columns == expected)
  }

  @Test func measuresNothingInATinyWindow() {
    let probe = CapabilityProbe(size: Size(columns: 11, rows: 1)) { _ in "" }
    #expect(probe.pendingCursors == 0)
    #expect(!probe.question.contains("[6n"))
  }

  @Test(arguments: [
    (2026, 0, false), (2026, 1, true), (2026, 2, true), (2026, 4, false), (2027, 2, false),
    (2027, 1, true), (2027, 3, true), (2027, 0, false),
  ])
  func recognizesModes(_ mode: Int, _ state: Int, _ isThere: Bool) {
    var probe = CapabilityProbe(size: Self.size) { _ in "" }
    probe.take(.mode(mode, state: state))
    #expect((mode == 2026 ? probe.hasSynchronizedOutput : probe.hadClusters) == isThere)
  }

  /// Environment variables, and the name that the terminal answers.
  @Test(
    arguments: [
      (["TERM_PROGRAM": "Apple_Terminal"], nil, true),
      (["KONSOLE_VERSION": "220401"], nil, true),
      (["MLTERM": "3.9.0"], nil, true),
      (["TERM": "mlterm-256color"], nil, true),
      (["TERM": "xterm-256color"], nil, false),
      (["TERM": "xterm-256color"], "Konsole 23.08.1", true),
      (["TERM": "xterm-256color"], "mlterm(3.9.3)", true),
      (["KONSOLE_VERSION": "220401"], "XTerm(379)", false),
      (["KONSOLE_VERSION": "220401"], "tmux 3.3a", true),
      ([:], "tmux 3.3a", false),
    ] as [([String: String], String?, Bool)])
  func recognizesTerminalsThatReorder(
    _ variables: [String: String], _ name: String?, _ reorders: Bool
  ) {
    var probe = CapabilityProbe(size: Self.size) { variables[$0] ?? "" }
    if let name { probe.take(.name(name)) }
    #expect(probe.capabilities.reordersText == reorders)
  }

  /// COLORFGBG as rxvt and Konsole set it, and backgrounds of common themes.
  @Test(
    arguments: [
      ("", nil, .dark), ("15;0", nil, .dark), ("0;15", nil, .light), ("0;default;15", nil, .light),
      ("15;8", nil, .dark), ("0;7", nil, .light), ("rubbish;x", nil, .dark),
      ("15;0", "rgb:fdfd/f6f6/e3e3", .light), ("0;15", "rgb:0000/2b2b/3636", .dark),
      ("", "rgb:1e/1e/1e", .dark), ("", "rgba:ffff/ffff/ffff/ffff", .light),
      ("0;15", "rgb:zz/0/0", .light), ("", "rgb:fffff/0/0", .dark),
    ] as [(String, String?, TerminalCapabilities.Background)])
  func recognizesTheBackground(
    _ variable: String, _ answer: String?, _ background: TerminalCapabilities.Background
  ) {
    let environment: (String) -> String = { $0 == "COLORFGBG" ? variable : "" }
    var probe = CapabilityProbe(size: Self.size, environment: environment)
    if let answer, let reply = TerminalReply(systemCommand: "11;\(answer)") {
      probe.take(reply)
    }
    #expect(probe.capabilities.background == background)
  }
}
