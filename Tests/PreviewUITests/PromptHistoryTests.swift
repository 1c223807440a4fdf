import Testing

@testable import PreviewUI

/// The lines that were typed before.
@Suite struct PromptHistoryTests {
  @Test func theLastLineIsTheFirst() {
    var history = PromptHistory()
    for line in ["one", "two", "", "three", "one"] { history.add(line, of: .search) }
    let lines = (0...5).map { history.line($0, of: .search) }
    #expect(lines == [nil, "one", "three", "two", nil, nil])
    #expect(history.line(1, of: .filter) == nil)
    #expect(history.line(-1, of: .search) == nil)
  }

  @Test func aHundredLinesAreKept() {
    var history = PromptHistory()
    for number in 1...250 { history.add("\(number)", of: .command) }
    #expect(history.line(100, of: .command) == "151")
    #expect(history.line(101, of: .command) == nil)
  }
}
