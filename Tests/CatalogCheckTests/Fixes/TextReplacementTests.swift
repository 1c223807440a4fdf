import CatalogCheck
import Testing

@Suite struct TextReplacementTests {
  @Test(arguments: [
    ("Konto", "Zugang", "Konto und Konto", "Zugang und Zugang"), ("Konto", "Zugang", "konto", nil),
    ("a", "aa", "banana", "baanaanaa"), ("l", "L", "%lld lang", "%lld Lang"),
    ("d", "", "%1$lld und %#@days@", "%1$lld un %#@days@"), ("%d", "%lld", "%d Tage", "%lld Tage"),
    ("x", "x", "x", nil), ("é", "e", "é", "e"), ("e", "x", "é", nil),
    ("%", "Prozent", "50 %", "50 Prozent"),
    ("ä", "ae", "äß", "aeß"),
  ])
  func replaced(old: String, new: String, text: String, expected: String?) throws {
    #expect(try #require(TextReplacement(of: old, by: new)).replaced(in: text) == expected)
  }

  @Test func nothingToReplace() { #expect(TextReplacement(of: "", by: "x") == nil) }
}
