import LocalizedText
import PreviewRows
import StringCatalog
import TestMaterial
import Testing
import TextLayout

@Suite struct RowVariantTests {
  private func worst(_ localizations: String, value: String? = nil) throws -> RowVariant? {
    let table = Table(key: "%lld apples", localizations)
    let maker = RowMaker(
      table: table, environment: EnvironmentValues(locale: LocaleTag("en"), fallback: .editor),
      value: value)
    return maker.worstVariant(of: maker.row(for: try #require(table.entries.first)))
  }

  private func unit(_ text: String) -> String {
    #"{"stringUnit": {"state": "new", "value": "\#(text)"}}"#
  }

  @Test func theWidestOfAllFormsIsTheWorst() throws {
    let plural = try worst(
      #"""
      "en": {"variations": {"plural": {
        "zero": \#(unit("")), "one": \#(unit("just one single apple")),
        "other": \#(unit("%lld apples"))}}}
      """#)
    #expect(plural?.leaf.path.description == "plural.one")
    #expect(plural?.breakpoints == Breakpoints(compact: 21, standard: 12))
    let beside = try worst(
      #"""
      "en": {"variations": {"device": {
        "mac": \#(unit("a long text for the desk")), "other": \#(unit("short"))}}}
      """#, value: "€ 1")
    #expect(beside?.leaf.path.description == "device.mac")
    #expect(beside?.breakpoints == Breakpoints(compact: 29, standard: 17))
  }

  @Test func aTextThatDoesNotVaryIsItsOwnWorst() throws {
    let only = try worst(#""en": \#(unit("%lld apples"))"#)
    #expect(only?.text.text == "42 apples")
    #expect(try worst(#""en": {}"#) == nil)
  }

  @Test func aTextThatNeverFitsIsTheWorst() throws {
    let worst = try worst(
      #"""
      "en": {"variations": {"plural": {
        "one": \#(unit(#"a\nb\nc"#)), "other": \#(unit("a much longer text on one line"))}}}
      """#)
    #expect(worst?.leaf.path.description == "plural.one")
  }
}
