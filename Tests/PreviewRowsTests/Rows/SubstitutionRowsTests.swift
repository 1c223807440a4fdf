import LocalizedText
import PreviewRows
import StringCatalog
import TestMaterial
import Testing

/// The rows of a localization with very many substitutions, as a check makes them.
@Suite struct SubstitutionRowsTests {
  /// A form needs its own substitution alone: with all of them, memory grew with the square of their
  /// number.
  @Test func formsKeepTheirOwnSubstitutionOnly() throws {
    let table = Table(json: Self.catalog(count: 300, other: "%arg things"), named: "Many")
    let rows = try Self.rows(of: table)
    #expect(rows.count == 301)
    #expect(rows[0].found.substitutions.count == 300)
    #expect(rows.dropFirst().allSatisfy { $0.found.substitutions.count == 1 })
    #expect(rows[300].title.text == "42 things")
  }

  /// A form that refers to another substitution is shown with that.
  @Test func formsMayReferToOthers() throws {
    let table = Table(json: Self.catalog(count: 2, other: "%arg of %#@s0@"), named: "Two")
    #expect(try Self.rows(of: table)[2].title.text.contains("42 of 42"))
  }

  private static func rows(of table: Table) throws -> [Row] {
    let entry = try #require(table.entries.first)
    let localization = try #require(entry.localizations.first { $0.locale == "de" })
    let maker = RowMaker(
      table: table, samples: Samples(), environment: EnvironmentValues(locale: LocaleTag("de")))
    let declared = DeclaredArguments(of: entry, sourceLanguage: table.sourceLanguage)
    return maker.rows(of: localization, for: maker.key(of: entry, declared: declared))
  }

  /// One entry whose German text refers to some substitutions, each with one form.
  private static func catalog(count: Int, other: String) -> String {
    let references = (0..<count).map { "%#@s\($0)@" }.joined(separator: " ")
    let substitutions = (0..<count).map { number in
      let text = number == 0 ? "%arg" : other
      return #""s\#(number)":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{"other":"#
        + #"{"stringUnit":{"state":"translated","value":"\#(text)"}}}}}"#
    }.joined(separator: ",")
    return #"{"sourceLanguage":"en","version":"1.0","strings":{"%lld":{"localizations":{"de":"#
      + #"{"stringUnit":{"state":"translated","value":"\#(references)"},"substitutions":{"#
      + substitutions + "}}}}}}"
  }
}
