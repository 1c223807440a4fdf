import Testing

@testable import galley

@Suite struct OutputWidthTests {
  @Test(
    arguments: [
      (nil, [:], 80), (120, [:], 120), (120, [.columns: "60"], 120), (nil, [.columns: "60"], 60),
      (0, [.columns: "60"], 60), (nil, [.columns: ""], 80), (nil, [.columns: "0"], 80),
      (nil, [.columns: "-4"], 80), (nil, [.columns: "wide"], 80),
      (nil, [.columns: "99999999999999999999"], 80), (nil, [.columns: "10001"], 80),
    ] as [(Int?, [Variable: String], Int)])
  func columns(terminal: Int?, variables: [Variable: String], expected: Int) {
    #expect(OutputWidth.columns(ofTerminal: terminal, variables: variables) == expected)
  }
}
