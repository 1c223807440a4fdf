import SourceText
import Testing

/// The rules about how a row is shown.
@Suite struct LayoutRuleTests {
  @Test func aRowThatIsCutIsTruncated() {
    let cut = JudgedRow(of: "日", width: 1)
    #expect(cut.rules == ["truncates"])
    #expect(cut.diagnostics.map(\.message) == ["a character is wider than the row"])
    #expect(JudgedRow(of: "日", width: 2).rules == [])
  }
}
