import Testing

@testable import PreviewUI

/// The lines that the user typed before.
@Suite struct PromptHistoryTests {
  @Test func theLastLineComesFirst() {
    var history = PromptHistory()
    for line in ["one", "two", "", "three", "one"] { history.add(line, for: .search) }
    let lines = (0...5).map { history.line($0, for: .search) }
    #expect(lines == [nil, "one", "three", "two", nil, nil])
    #expect(history.line(1, for: .filter) == nil)
    #expect(history.line(-1, for: .search) == nil)
  }

  @Test func aHundredLinesAreKept() {
    var history = PromptHistory()
    for number in 1...250 { history.add("\(number)", for: .command) }
    #expect(history.line(100, for: .command) == "151")
    #expect(history.line(101, for: .command) == nil)
  }
}
