import LocalizedText
import PreviewRows
import Testing

@Suite struct ResolvedTextDumpTests {
  @Test func aLineForEachFragment() {
    let text = ResolvedText([
      Fragment(.literal, "Going \"from\" ", range: 0..<12),
      Fragment(
        .argument(number: 1), "Boston", style: FragmentStyle([.strong, .underline]), range: 12..<16),
      Fragment(.unresolved(.missing), "%2$@", range: 16..<20),
      Fragment(.literal, "\n\u{202E}x", range: 20..<25),
    ])
    #expect(
      text.dump == [
        #"literal               0..<12   "Going \"from\" ""#,
        #"argument 1            12..<16  "Boston" strong underline"#,
        #"unresolved (missing)  16..<20  "%2$@""#,
        #"literal               20..<25  "\n\u{202E}x""#,
      ])
    #expect(ResolvedText().dump.isEmpty)
  }
}
