import SourceText
import Testing

/// The rules about control characters and directional characters in a text.
@Suite struct CharacterRuleTests {
  @Test(arguments: [
    ("plain words, 50 %", []),
    ("tab\tand\nnewline", []),
    ("a\u{1B}[31m", ["control-char 2"]),
    ("a\u{7F}b\u{7F}", ["control-char 2"]),
    ("caf\u{E9} \u{201C}x\u{201D}", []),
    // A mark opens nothing. An opening character must be closed in its paragraph.
    ("a\u{200F}b", []),
    ("\u{2067}a\u{2069}", []),
    ("ab\u{2067}c", ["bidi-unbalanced 3"]),
    ("\u{2067}a\nb\u{2069}", ["bidi-unbalanced 1", "bidi-unbalanced 5"]),
    ("a\u{2069}", ["bidi-unbalanced 2"]),
    ("\u{202A}a\u{202C}", []),
    ("a\u{202C}", ["bidi-unbalanced 2"]),
    // UAX #9, BD9 and X6a: the end of an isolate closes the embeddings inside it.
    ("\u{2068}\u{202A}a\u{2069}", ["bidi-unbalanced 2"]),
    ("\u{202A}\u{2068}a\u{202C}\u{2069}\u{202C}", ["bidi-unbalanced 4"]),
    ("a\u{202E}b\u{202C}", ["bidi-override 2"]),
    // An override is to be removed, so its end does not matter.
    ("\u{202D}b", ["bidi-override 1"]),
  ])
  func charactersAndTheirPositions(text: String, expected: [String]) {
    let found = JudgedRow(of: text).diagnostics.map { diagnostic in
      guard case .text(let position)? = diagnostic.place else { return "\(diagnostic.rule)" }
      return "\(diagnostic.rule) \(position)"
    }
    #expect(found == expected)
  }

  @Test(arguments: [
    (
      "a\u{202E}b\u{202C}c\u{202E}d\u{202C}",
      "U+202E RIGHT-TO-LEFT OVERRIDE reverses everything after it, 2 times"
    ),
    ("\u{2067}a", "U+2067 RIGHT-TO-LEFT ISOLATE is not closed"),
    ("a\u{2069}", "U+2069 POP DIRECTIONAL ISOLATE has no opening character"),
    ("a\u{7}", "U+0007 <control> is an invisible control character"),
  ])
  func messagesNameTheCharacter(text: String, message: String) {
    #expect(JudgedRow(of: text).diagnostics.map(\.message) == [message])
  }

  @Test func aHostileTextHasFewDiagnostics() {
    let steering = String(repeating: "\u{1B}\u{2067}\u{202E}\u{202C}", count: 20_000)
    #expect(JudgedRow(of: steering).diagnostics.count < 10)
  }
}
