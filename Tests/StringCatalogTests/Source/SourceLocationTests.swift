import StringCatalog
import Testing

@Suite struct SourceLocationTests {
  @Test func describesItselfAsCompilersDo() {
    #expect(SourceLocation(line: 12, column: 7).description == "12:7")
  }
}
