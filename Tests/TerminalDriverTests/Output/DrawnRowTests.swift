import Testing

@testable import TerminalDriver

@Suite struct DrawnRowTests {
  private func hash(_ text: String) -> UInt64 {
    var row = DrawnRow()
    for scalar in text.unicodeScalars { row.add(scalar.value, columns: 1) }
    return row.hash
  }

  /// ncurses compares whole rows, of which the driver sends no plain blanks at the end.
  @Test func ignoresBlanksAtTheEnd() {
    #expect(hash("abc   ") == hash("abc"))
    #expect(hash("   ") == hash(""))
  }

  @Test func countsOtherBlanks() {
    #expect(Set([" abc", "abc", "a bc", "a  bc", "ab c"].map(hash)).count == 5)
  }
}
