import TestMaterial
import Testing

@testable import AppSources

/// Literals of Swift code, as its grammar reads them.
@Suite struct SwiftLexerTests {
  /// The texts of the literals, in the order in which they begin; `\(…)` is an interpolation.
  private func texts(_ source: String) -> [String] {
    let tokens = SwiftLexer.tokens(of: Array(source.utf8))
    return tokens.literals.map { literal in
      tokens.decodedPieces(of: literal).map { piece in
        if case .text(let text) = piece { text } else { "\\(…)" }
      }.joined()
    }
  }

  @Test(arguments: [
    (#"f("a", "")"#, ["a", ""]),
    (#"f("a \"b\" \\ \n \t \0 \u{e9}\u{1F600}")"#, ["a \"b\" \\ \n \t \0 é😀"]),
    (##"f(#"a "b" \n \(x) \#(y) \#n"#)"##, [#"a "b" \n \(x) \(…) "# + "\n"]),
    (###"f(##"a "# b"##, #"""#, "c")"###, [##"a "# b"##, "\"", "c"]),
    (#"f("a \(g("b \(h("c")) d")) e", "f")"#, [#"a \(…) e"#, #"b \(…) d"#, "c", "f"]),
    (#"f("a \(x ? "(" : ")") b")"#, [#"a \(…) b"#, "(", ")"]),
    ("// \"no\"\n/* \"no /* \"no\" */ \" */ f(\"yes\") // \"", ["yes"]),
    ("/** \"no\" */\"a\"/*/ \"no\" */\"b\"", ["a", "b"]),
    ("f(\"no end\ng(\"a\")", ["no end", "a"]),
    ("let a = \"\"\"\n  one \\\n  two\n\n    three \"\"\n  \"\"\"", ["one two\n\n  three \"\""]),
    ("\"\"\"\r\n\ta\r\n\tb\r\n\t\"\"\"", ["a\nb"]),
    ("\"\"\"\n  \"\"\"", [""]),
    ("\"\"\"\n  a \\(f(\"\"\"\n    b\n    \"\"\")) c\n  \"\"\"", ["a \\(…) c", "b"]),
    ("#\"\"\"\n a \\n \\#n \"\"\" b\n \"\"\"#", ["a \\n \n \"\"\" b"]),
    (##"a = #/"[^"]*/#; f("a")"##, ["a"]),
    ("#if DEBUG\n#Preview(\"a\") { }\n#endif", ["a"]), ("#if \"no\"\n\"a\"", ["a"]),
    ("a = /[\"\\/]\"/\nf(\"a\")", ["a"]), ("a / b; f(\"a\") / c", ["a"]),
    (#"f("\(a, specifier: "%.2f") b")"#, [#"\(…) b"#, "%.2f"]),
  ])
  func literals(source: String, expected: [String]) { #expect(texts(source) == expected) }

  /// Hostile files: no trap, and no more work than their bytes.
  @Test(arguments: [
    String(repeating: "\"\\(", count: 10_000), String(repeating: "Text(", count: 100_000),
    String(repeating: "\"", count: 100_001), String(repeating: "#", count: 100_000) + "\"a",
    String(repeating: "/*", count: 100_000), String(repeating: "#\"\"\"\"", count: 30_000),
    String(repeating: "\"\\(\"", count: 20_000) + String(repeating: "\")\"", count: 20_000),
    String(repeating: "#Preview{a:", count: 20_000),
    String(repeating: ":PreviewProvider", count: 20_000), String(repeating: "(]{)", count: 50_000),
    String(repeating: "#/a/", count: 50_000),
    "\"\"\"", "\"\\", "\"\\u{", "\"\\u", "\"\"\"\n\\", "#", "\"\\(", "Text(\"\\(,,)\")", "",
  ])
  func hostileFilesEnd(source: String) {
    let file = AppSource(path: "a.swift", bytes: Array(source.utf8))
    _ = file.localizedLiterals
    _ = file.rewrittenTexts
  }

  @Test func everyBeginningOfAFileIsRead() {
    let source =
      Array(
        ##"Text("a \(b, specifier: "%d") \u{e9}", table: #"T"#) /* c */ """"##.utf8)
      + Array("\n  d \\\n  \\(e)\n  \"\"\" #/f/# NSLocalizedString(\"g\"".utf8)
    for end in 0...source.count {
      let file = AppSource(path: "a.swift", bytes: Array(source[..<end]))
      _ = (file.localizedLiterals, file.rewrittenTexts, file.offsets(ofKey: "g"))
    }
  }

  @Test func anyBytesAreRead() {
    var generator = SeededGenerator(seed: 15)
    let alphabet = Array("\"\\()#/*\n\r{}[],:.aT \u{e9}".utf8) + [0, 0xFF]
    for _ in 0..<3000 {
      let bytes = (0..<60).map { _ in alphabet.randomElement(using: &generator) ?? 0 }
      let file = AppSource(path: "a.swift", bytes: Array("Text(\"".utf8) + bytes)
      _ = (file.localizedLiterals, file.rewrittenTexts, file.offsets(ofKey: "a"))
    }
  }
}
