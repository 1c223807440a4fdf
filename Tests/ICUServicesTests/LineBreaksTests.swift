import ICUServices
import Testing

@Suite struct LineBreaksTests {
  @Test(
    arguments: [
      ("", []), ("Bon voyage", [4, 10]), ("a\nb", [2, 3]), ("日本", [3, 6]),
      ("ภาษาไทย", [12, 21]), ("a\u{a0}b", [4]),
    ] as [(String, [Int])])
  func findsWhereLinesMayEnd(text: String, offsets: [Int]) throws {
    var breaks = try LineBreaks(locale: "en")
    #expect(try breaks.opportunities(in: text) == offsets)
  }

  @Test func anUnknownLocaleHasTheRulesOfTheRoot() throws {
    var breaks = try LineBreaks(locale: "zz-unknown")
    #expect(try breaks.opportunities(in: "a b\nc") == [2, 4, 5])
    // The same rules again: no state of the first text is left.
    #expect(try breaks.opportunities(in: "x") == [1])
  }
}
