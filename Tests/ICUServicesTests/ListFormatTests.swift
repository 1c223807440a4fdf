import ICUServices
import Testing

/// Examples from CLDR's list pattern charts.
@Suite struct ListFormatTests {
  @Test(
    arguments: [
      ("en", .and, ["a", "b", "c"], "a, b, and c"),
      ("en-GB", .and, ["a", "b", "c"], "a, b and c"),
      ("de", .and, ["a", "b"], "a und b"), ("ja", .and, ["a", "b"], "a、b"),
      ("en", .and, ["a"], "a"), ("en", .and, [], ""),
      ("en", .and, ["", ""], " and "),
      ("en", .or, ["a", "b", "c"], "a, b, or c"),
      ("de", .or, ["a", "b"], "a oder b"),
      ("en", .units, ["2 hours", "3 minutes"], "2 hours, 3 minutes"),
      ("fr", .units, ["2 heures", "3 minutes"], "2 heures et 3 minutes"),
    ] as [(String, ListFormat.Relation, [String], String)])
  func listsTexts(
    locale: String, relation: ListFormat.Relation, members: [String],
    expected: String
  ) throws {
    let format = try ListFormat(relation: relation, locale: locale)
    #expect(try format.text(of: members) == expected)
  }
}
