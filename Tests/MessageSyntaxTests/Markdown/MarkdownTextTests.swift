import MessageSyntax
import TestMaterial
import Testing

/// Markdown that other readers do not read, or read differently.
@Suite struct MarkdownTextTests {
  private func spans(_ read: MarkdownText) -> [[Int]] {
    read.runs.map { $0.style.spans.map(\.number) }
  }

  private func words(_ read: MarkdownText) -> [String] {
    MarkdownVectorsTests.runs(of: read).map { $0[0] }
  }

  @Test(arguments: ["", " ", "\n", "a", " a\n\n b ", "# a\n- b\n> c\n| d |", "%@ é 名 🎉", "a\0b"])
  func leavesTextsWithoutMarkup(source: String) {
    let read = MarkdownText(source)
    #expect(!MarkdownText.mayHaveMarkup(source))
    #expect(read.text == source)
    #expect(read.runs.map(\.range) == (source.isEmpty ? [] : [0..<source.utf8.count]))
    #expect(read.runs.allSatisfy { $0.style == MarkdownStyle() })
  }

  @Test(arguments: ["*", "_", "~", "`", "[", "<", "&", "\\", "a\nb*", "![", "^["])
  func knowsWhatMayBeMarkup(source: String) {
    #expect(MarkdownText.mayHaveMarkup(source))
    #expect(MarkdownText(source).text == source)
  }

  /// White space that a paragraph would lose, and syntax that is too new for other readers.
  @Test(arguments: [
    (" *a* ", [[" ", ""], ["a", "e"], [" ", ""]]),
    ("*a*  \n  *b*\n\n\n", [["a", "e"], ["  \n  ", ""], ["b", "e"], ["\n\n\n", ""]]),
    ("*a\n\nb*", [["a\n\nb", "e"]]), ("\t`a`\r\n", [["\t", ""], ["a", "c"], ["\r\n", ""]]),
    ("a\\\r\nb", [["a\r\nb", ""]]), ("a\\\rb", [["a\rb", ""]]), ("a\\", [["a\\", ""]]),
    ("`a\r\nb\rc\nd`", [["a b c d", "c"]]), ("`\na\n`", [["a", "c"]]), ("`\n \n`", [["   ", "c"]]),
    ("`\r\na\r\n`", [["a", "c"]]), ("*a*\u{B}b", [["a", "e"], ["\u{B}b", ""]]),
    ("<!-->*a*", [["<!-->", ""], ["a", "e"]]), ("<!--->*a*", [["<!--->", ""], ["a", "e"]]),
    ("<!-- *a* -- *b* -->*c*", [["<!-- *a* -- *b* -->", ""], ["c", "e"]]),
    ("<!a *b*>", [["<!a *b*>", ""]]),
    ("<?*a*?><?*b*?>", [["<?*a*?><?*b*?>", ""]]), ("<?>*a*?>", [["<?>*a*?>", ""]]),
    ("&#99999999;", [["&#99999999;", ""]]), ("&#xFFFFFFF;", [["&#xFFFFFFF;", ""]]),
  ])
  func readsInline(source: String, runs: [[String]]) {
    #expect(MarkdownVectorsTests.runs(of: MarkdownText(source)) == runs)
  }

  @Test func readsAttributes() {
    let read = MarkdownText("Add ^[%lld salads](inflect: true, agree: {to: [1, 'b']})!")
    #expect(words(read) == ["Add ", "%lld salads", "!"])
    let attributes: [String: AttributeValue] = [
      "inflect": .bool(true), "agree": .object(["to": .array([.number(1), .string("b")])]),
    ]
    #expect(read.runs[1].style.spans == [AttributeSpan(number: 0, attributes: attributes)])
  }

  @Test(arguments: [
    ("^[a](x: 1)^[b](x: 1)", ["a", "b"], [[0], [1]]),
    ("^[a ^[b](y: 1) c](x: 1)", ["a ", "b", " c"], [[0], [0, 1], [0]]),
    ("^[](x: 1)^[a](x: 1)", ["a"], [[1]]),
    ("^[a]()", ["a"], [[0]]),
    ("**^[a *b*](x: 1)** c", ["a ", "b", " c"], [[0], [0], []]),
    ("[^[a](x: 1)](b)", ["a"], [[0]]),
    ("^[[a](b)](x: 1)", ["a"], [[0]]),
    ("*^[a*](x: 1)", ["*", "a*"], [[], [0]]),
    ("^[a](x: ')')", ["a"], [[0]]),
    ("^[a `](x: 1)` b](x: 2)", ["a ", "](x: 1)", " b"], [[0], [0], [0]]),
    ("^[a] (x: 1)", ["^[a] (x: 1)"], [[]]),
    ("^[a](https://b.c)", ["^[a](https://b.c)"], [[]]),
    ("^[*a*](x 1)", ["^[", "a", "](x 1)"], [[], [], []]),
    ("^[a](x: 1", ["^[a](x: 1"], [[]]),
    ("\\^[a](x: 1)", ["^[a](x: 1)"], [[]]),
    ("![^[a](x: 1)](b) ^[c](x: 1)", ["![^[a](x: 1)](b) ", "c"], [[], [0]]),
    ("^[a ![b](c)](x: 1)", ["a ![b](c)"], [[0]]),
    ("^![a](b)", ["^![a](b)"], [[]]),
  ])
  func numbersSpans(source: String, words: [String], spans: [[Int]]) {
    let read = MarkdownText(source)
    #expect(self.words(read) == words)
    #expect(self.spans(read) == spans)
  }

  @Test func attributesCanBeOff() {
    let read = MarkdownText("^[*a*](x: 1) ^[b](c)", allowsAttributes: false)
    #expect(
      MarkdownVectorsTests.runs(of: read) == [
        ["^[", ""], ["a", "e"], ["](x: 1) ^", ""], ["b", "", "c"],
      ])
  }

  @Test(arguments: [63, 64, 65, 200])
  func nestsSpansToALimitedDepth(depth: Int) {
    let nested =
      String(repeating: "^[", count: depth) + "a" + String(repeating: "](x: 1)", count: depth)
    let deepest = MarkdownText(nested).runs.map(\.style.spans.count).max()
    #expect(deepest == min(depth, 64))
    let values = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    #expect(MarkdownText("^[a](x: \(values))").text.count == (depth <= 64 ? 1 : 9 + 2 * depth))
  }

  @Test(arguments: [
    ("a **b** c", 0..<5, 0..<9), ("a **b** c", 2..<3, 4..<5), ("a **b** c", 1..<3, 1..<5),
    ("a **b** c", 2..<2, 4..<4), ("**a**", 1..<1, 3..<3), ("**a**", 0..<1, 2..<3),
    ("&eacute;a", 0..<2, 0..<8), ("&eacute;a", 1..<2, 0..<8), ("&eacute;a", 1..<3, 0..<9),
    ("a\\*b", 1..<2, 1..<3), ("a\\*b", 2..<3, 3..<4), ("[a](b)c", 0..<2, 1..<7),
    ("`a\r\nb`", 1..<2, 2..<4), ("abc", 1..<2, 1..<2), ("abc", 1..<9, 1..<3),
    ("**abc**", 1..<9, 3..<5),
    ("<ab:c>d", 0..<4, 1..<5), ("![a](b)", 0..<7, 0..<7), ("é*名*", 2..<5, 3..<6),
    ("", 0..<0, 0..<0),
    ("[](a)", 0..<0, 0..<0),
  ])
  func knowsItsSource(source: String, range: Range<Int>, expected: Range<Int>) {
    #expect(MarkdownText(source).sourceRange(of: range) == expected)
  }

  /// In any text, the runs cover the text, and words without escapes are the same in the source.
  @Test func runsCoverAnyText() {
    var generator = SeededGenerator(seed: 8)
    let parts = [
      "*", "_", "~~", "`", "[", "](", ")", "^[", "](x: 1)", "![", "<", ">", "a", "é", " ", "\n",
      "\\", "&lt;",
    ]
    for _ in 0..<3000 {
      let count = Int.random(in: 0..<16, using: &generator)
      let source = (0..<count).map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
      let read = MarkdownText(source)
      let bytes = Array(source.utf8)
      let text = Array(read.text.utf8)
      #expect(
        read.runs.map(\.range.lowerBound) == [0] + read.runs.map(\.range.upperBound).dropLast()
          || text.isEmpty)
      #expect(read.runs.last?.range.upperBound ?? 0 == text.count)
      #expect(zip(read.runs, read.runs.dropFirst()).allSatisfy { $0.style != $1.style })
      var end = 0
      for place in text.indices {
        let range = read.sourceRange(of: place..<place + 1)
        #expect(
          range.lowerBound >= end || bytes[range.lowerBound] == UInt8(ascii: "&"), "\(source)")
        end = range.upperBound
        guard range.count == 1 else { continue }
        #expect(
          bytes[range.lowerBound] == text[place] || bytes[range.lowerBound] == 0x0A, "\(source)")
      }
    }
  }
}
