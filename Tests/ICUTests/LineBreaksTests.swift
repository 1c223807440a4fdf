import ICU
import Testing

@Suite struct LineBreaksTests {
  @Test(
    arguments: [
      ("", []), ("Bon voyage", [4, 10]), ("a\nb", [2, 3]), ("日本", [3, 6]),
      ("ภาษาไทย", [12, 21]), ("a\u{a0}b", [4]),
    ] as [(String, [Int])])
  func findsOpportunities(text: String, offsets: [Int]) throws {
    var breaks = try LineBreaks(locale: "en")
    #expect(try breaks.opportunities(in: text).map(\.offset) == offsets)
  }

  @Test func tellsNewlinesFromBlanks() throws {
    var breaks = try LineBreaks(locale: "zz-unknown")
    let found = try breaks.opportunities(in: "a b\nc")
    #expect(found.map(\.isMandatory) == [false, true, false])
    #expect(try breaks.opportunities(in: "x").count == 1)
  }
}
