import LocalizedText
import PointMetrics
import StringCatalog
import TestMaterial
import Testing
import TextLayout

@testable import PreviewRows

/// Of all real texts of an entry, the widest or the tallest is shown.
@Suite struct ExtremeTextTests {
  private static let names = ["Travel", "Wallet", "Scripts", "Plurals", "Movies"]

  private func maker(
    _ table: Table, _ locale: String, _ extreme: ExtremeText? = nil, width: Int? = nil,
    fallback: Fallback = .editor, points: PointSetting? = nil
  ) -> RowMaker {
    var environment = EnvironmentValues(locale: LocaleTag(locale), fallback: fallback)
    environment.width = width
    return RowMaker(
      table: table, environment: environment, order: .logical, extreme: extreme, points: points)
  }

  /// Every row is compared with the rows of all localizations, each made and measured alone.
  @Test(arguments: names) func noLocalizationHasAWiderText(name: String) throws {
    let table = try Table(json: Checkout.text("Catalogs/\(name).xcstrings"), named: name)
    let plain = table.locales.map { maker(table, $0) }
    for locale in ["de", "ar", "tlh"] {
      let widest = maker(table, locale, .widest)
      for entry in table.entries {
        let row = widest.row(for: entry)
        let others = plain.filter { entry.localization($0.locale.description)?.text != nil }
          .map { $0.row(for: entry) }.filter { $0.found.origin == .exact }
        let columns = others.map { ColumnWidth().columns(of: $0.title.text) }
        if let most = columns.max(), !row.title.text.contains("\n") {
          #expect(ColumnWidth().columns(of: row.title.text) >= most, "\(entry.key)")
        }
        guard let borrowed = row.borrowed else { continue }
        #expect(borrowed.extreme == .widest)
        // The text is that which an app in the other language shows.
        let own = maker(table, borrowed.locale.description).row(for: entry)
        #expect(own.title == row.title)
        #expect(row.found.leaf?.localization.locale == own.found.leaf?.localization.locale)
      }
    }
  }

  private let table = Table(
    json: #"""
      {"sourceLanguage": "en", "strings": {
        "%lld days left": {"localizations": {
          "de": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "noch ein einziger langer Tag"}},
            "other": {"stringUnit": {"state": "translated", "value": "noch %lld Tage"}}}}},
          "pl": {"variations": {"plural": {
            "few": {"stringUnit": {"state": "translated", "value": "Pozostały %lld dni dla Ciebie"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld dnia"}}}}},
          "fr": {"stringUnit": {"state": "needs_review", "value": "Il reste %lld jours"}},
          "nl": {"stringUnit": {"state": "new", "value": ""}}}},
        "Save": {"localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "Sichern"}},
          "ja": {"stringUnit": {"state": "translated", "value": "保存する"}},
          "pl": {"stringUnit": {"state": "translated", "value": "Zapiszcie"}},
          "fr": {"stringUnit": {"state": "translated", "value": "A\nB"}}}},
        "Only English, and quite long": {"localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "Kurz"}}}}}}
      """#)

  private func row(_ key: String, _ maker: RowMaker) throws -> Row {
    maker.row(for: try #require(table.entry(forKey: key)))
  }

  /// The sample 42 takes the form "few" in Polish, and is written as Polish writes it.
  @Test func theTextIsThatOfTheNumber() throws {
    let row = try row("%lld days left", maker(table, "de", .widest))
    #expect(row.title.text == "Pozostały 42 dni dla Ciebie")
    #expect(row.borrowed == BorrowedText(extreme: .widest, locale: LocaleTag("pl")))
    #expect(row.origin == "widest")
    let one = RowMaker(
      table: table, sampleOptions: SampleOptions(count: .integer(1)),
      environment: EnvironmentValues(locale: LocaleTag("pl"), fallback: .editor), extreme: .widest)
    #expect(try self.row("%lld days left", one).title.text == "noch ein einziger langer Tag")
  }

  /// The state stays that of the locale, for which the work is counted.
  @Test func theStateIsThatOfTheLocale() throws {
    #expect(try row("%lld days left", maker(table, "fr", .widest)).state == .needsReview)
    #expect(try row("%lld days left", maker(table, "ja", .widest)).state == .missing)
    #expect(try row("%lld days left", maker(table, "nl", .widest)).state == .new)
  }

  /// Of texts that are equally wide the locale's own is shown, and a key is a text of the source
  /// language.
  @Test func ownTextsAndKeys() throws {
    #expect(try row("Save", maker(table, "pl", .widest)).borrowed == nil)
    #expect(try row("Save", maker(table, "ja", .widest)).title.text == "Zapiszcie")
    for fallback in Fallback.allCases {
      let row = try row(
        "Only English, and quite long", maker(table, "de", .widest, fallback: fallback))
      #expect(row.title.text == "Only English, and quite long")
      #expect(row.borrowed?.locale == LocaleTag("en"))
    }
  }

  /// At 20 columns "Pozostały 42 dni dla Ciebie" takes two lines, and the line break two always.
  @Test(arguments: [
    (80, "Save", "A\nB"), (80, "%lld days left", "Pozostały 42 dni dla Ciebie"),
    (20, "%lld days left", "Pozostały 42 dni dla Ciebie"), (4, "Save", "Zapiszcie"),
  ])
  func theTallestTakesTheMostLines(width: Int, key: String, text: String) throws {
    #expect(try row(key, maker(table, "de", .tallest, width: width)).title.text == text)
  }

  /// Without a width only line breaks of the texts count.
  @Test func tallestWithoutAWidth() throws {
    #expect(try row("Save", maker(table, "de", .tallest)).title.text == "A\nB")
  }

  /// "iiiiiiiiii" has more letters than "WWWWWWWW", and takes less room in points.
  @Test func pointsDecideIfRowsAreMeasuredInThem() throws {
    let table = Table(
      json: #"""
        {"sourceLanguage": "en", "strings": {"k": {"localizations": {
          "de": {"stringUnit": {"value": "iiiiiiiiii"}},
          "fr": {"stringUnit": {"value": "WWWWWWWW"}}}}}}
        """#)
    let entry = try #require(table.entries.first)
    #expect(maker(table, "en", .widest).row(for: entry).title.text == "iiiiiiiiii")
    let points = maker(table, "en", .widest, points: PointSetting())
    #expect(points.row(for: entry).title.text == "WWWWWWWW")
  }

  /// The inspector traces the lookup of the text that is shown, and lists its forms.
  @Test func theInspectionIsThatOfTheShownText() throws {
    let maker = maker(table, "de", .widest)
    let row = try row("%lld days left", maker)
    let inspection = maker.inspection(of: row, width: 80)
    #expect(inspection.trace?.steps.map(\.localization) == ["pl"])
    #expect(inspection.variants.map { "\($0.leaf.path)" } == ["plural.few", "plural.other"])
    #expect(inspection.variants.map(\.isChosen) == [true, false])
    #expect(inspection.trace?.pluralChoice?.category == "few")
  }

  @Test func namesOfPseudoTexts() {
    let names = ["accented", "double", "bounded", "rtl", "widest", "tallest"]
    #expect(PseudoText.allCases.map(\.rawValue) == names)
    #expect(names.map { PseudoText(rawValue: $0) } == PseudoText.allCases)
    #expect(PseudoText(rawValue: "wide") == nil)
    #expect(PseudoText.real(.widest).generated == nil)
    #expect(PseudoText.generated(.double).real == nil)
  }
}
