import MessageSyntax
import Testing

/// Texts that would take hours if something were done for each pair of two parts.
@Suite struct MarkdownWorstCasesTests {
  static let parts = [
    "*", "_", "**", "*a ", "a* ", "*a_ ", "a*b", "*a **b", "a**b_c*", "_a*", "~", "~~", "~~a ~b",
    "a~~ b~ ", "*~",
    "[", "]", "[]", "[a](", "[a](b", "](", "](a", "](<a", "[a](<b", "[](a \"", "[](a (", "![",
    "![[](", "[![", "[a](b)", "![a](b)",
    "[[a](b)", "^[", "^[a](", "^[a](b:", "^[a](b:'", "^[a](b:[", "^[](//", "^[](/*", "^[a](b: 1)",
    "^[a](b: 'c')](",
    "`", "` ``", "`a", "\\`", "<", "<a ", "<a b='", "<a b=\"<a c='", "<!--", "<!a", "<?",
    "<![CDATA[", "</a", "<a:", "<a@b.", "<ab:c",
    "&", "&a", "&#1", "&amp;", "\\", "\\*", "\n", " ", "*a\n", "é*", "。_", "!", "^", "(", ")",
  ]
  private static let size = 20_000

  private func check(_ source: String) {
    let read = MarkdownText(source)
    #expect(read.runs.last?.range.upperBound ?? 0 == read.text.utf8.count)
  }

  @Test(arguments: parts)
  func readsOnePartManyTimes(part: String) {
    check(String(repeating: part, count: Self.size / part.utf8.count))
  }

  @Test(arguments: [
    ("[", "a", "](b)"), ("*", "a", "*"), ("**", "a", "**"), ("*a **b ", "c", " d** e*"),
    ("^[", "a", "](b: 1)"),
    ("![", "a", "](b)"), ("[", "a", "]"), ("~~", "a", "~~"), ("_", "a", "_"), ("a~b ", "c", " ~~d"),
    ("^[](//", "\n", "a:1,"),
    ("[", "", "](a"), ("[", "", "](<a"), ("(", "", ")"), ("*_", "a", "_*"), ("~a *b ", "", "c~~ "),
    ("~~a b~c ", "", "*d* "),
  ])
  func readsNestedThings(open: String, inner: String, close: String) {
    let count = Self.size / (open.utf8.count + close.utf8.count)
    check(String(repeating: open, count: count) + inner + String(repeating: close, count: count))
  }

  @Test func readsBackticksOfAllLengths() {
    check((1..<300).map { "a" + String(repeating: "`", count: $0) }.joined())
    check((1..<300).reversed().map { "a" + String(repeating: "`", count: $0) }.joined())
  }

  @Test func leavesMarkupAfterTheLimit() {
    let source = String(repeating: "**a** ", count: 1 << 17)
    let text = MarkdownText(source).text
    #expect(text.hasPrefix("a a a "))
    #expect(text.hasSuffix("**a** **a** "))
    #expect(text.utf8.count > source.utf8.count / 2)
  }

  @Test func readsOneDestinationWithManyParentheses() {
    check("[a](" + String(repeating: "(", count: Self.size))
    check(String(repeating: "[a](" + String(repeating: "(", count: 32), count: Self.size / 36))
  }
}
