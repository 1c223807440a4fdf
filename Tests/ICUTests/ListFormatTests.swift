import ICU
import Testing

/// CLDR's own examples.
@Suite struct ListFormatTests {
  @Test(
    arguments: [
      ("en", .and, .wide, ["a", "b", "c"], "a, b, and c"),
      ("en-GB", .and, .wide, ["a", "b", "c"], "a, b and c"),
      ("de", .and, .wide, ["a", "b"], "a und b"), ("ja", .and, .wide, ["a", "b"], "a、b"),
      ("en", .and, .wide, ["a"], "a"), ("en", .and, .wide, [], ""),
      ("en", .and, .wide, ["", ""], " and "),
      ("en", .or, .wide, ["a", "b", "c"], "a, b, or c"),
      ("de", .or, .wide, ["a", "b"], "a oder b"),
      ("en", .and, .short, ["a", "b", "c"], "a, b, & c"),
      ("en", .and, .narrow, ["a", "b", "c"], "a, b, c"),
      ("en", .units, .wide, ["2 hours", "3 minutes"], "2 hours, 3 minutes"),
      ("en", .units, .narrow, ["2h", "3m"], "2h 3m"),
      ("fr", .units, .wide, ["2 heures", "3 minutes"], "2 heures et 3 minutes"),
    ] as [(String, ListFormat.Kind, ListFormat.Width, [String], String)])
  func listsTexts(
    locale: String, kind: ListFormat.Kind, width: ListFormat.Width, members: [String],
    expected: String
  ) throws {
    let format = try ListFormat(kind: kind, width: width, locale: locale)
    #expect(try format.text(of: members) == expected)
  }
}
