import Foundation
import StringCatalog
import TestMaterial
import Testing

@testable import CatalogCheck

@Suite struct CoverageTests {
  private static let checkout = Checkout.folder

  private struct Count: Decodable, Equatable {
    struct Locale: Decodable, Equatable {
      var locale: String
      var keys: Int
      var leaves: Int
      var states: [String: Int]
      var translated: Int
      // swift-format-ignore: AlwaysUseLowerCamelCase
      var needs_review: Int
      var new: Int
      var missing: Int
      var percent: Double
    }

    var table: String
    var path: String?
    var source: String
    var keys: Int
    var locales: [Locale]
  }

  private struct Counts: Decodable {
    var tables: [Count]
  }

  /// The counts of Tests/Expectations/coverage.py, by the paths of the catalogs.
  private static let expectations: [String: Count] = {
    let file = checkout.appending(path: "Tests/CatalogCheckTests/Vectors/coverage.json")
    let counts = try? JSONDecoder().decode([String: Count].self, from: Data(contentsOf: file))
    return counts ?? [:]
  }()

  @Test(arguments: expectations.keys.sorted())
  func agreesWithACountOverTheParsedJSON(path: String) throws {
    let bytes = try Data(contentsOf: Self.checkout.appending(path: path))
    let catalog = Catalog(files: [CatalogFile(path: path, bytes: Array(bytes))])
    let json = Data(Coverage(of: catalog).json.utf8)
    let counts = try JSONDecoder().decode(Counts.self, from: json)
    var expected = try #require(Self.expectations[path])
    expected.path = path
    #expect(counts.tables == [expected])
  }

  @Test func thereAreCatalogsToAgreeOn() {
    #expect(Self.expectations.count >= 19)
  }

  // MARK: What the words mean

  /// An entry with one German text.
  private func german(
    _ key: String, state: String?, _ text: String = "x", more: String = ""
  ) -> String {
    let state = state.map { #""state":"\#($0)","# } ?? ""
    let unit = #"{"stringUnit":{\#(state)"value":"\#(text)"}}"#
    return #""\#(key)":{\#(more)"localizations":{"de":\#(unit)}}"#
  }

  private func coverage(of entries: String...) throws -> Coverage.Table {
    let json = #"{"sourceLanguage":"en","strings":{\#(entries.joined(separator: ","))}}"#
    return try #require(Coverage(of: Catalog(json)).tables.first)
  }

  @Test(arguments: [
    ("translated", 1), ("needs_review", 1), ("machine_translated", 1), ("new", 0), ("stale", 0),
    ("verified", 0), ("", 0), (nil, 0),
  ])
  func onlySomeStatesAreDone(state: String?, done: Int) throws {
    let german = try #require(try coverage(of: german("a", state: state)).locales.first)
    #expect(german.share.done == done)
    #expect(german.states == [.init(name: state ?? "", leaves: 1)])
    #expect(german.missing == 0)
  }

  @Test func countsUnknownStates() throws {
    let names = (0..<30).map { "state \($0)" }
    let entries = (names + names).enumerated().map { german("\($0)", state: $1) }
    let table = try coverage(of: entries.joined(separator: ","))
    #expect(table.locales.map(\.states) == [names.map { .init(name: $0, leaves: 2) }])
  }

  @Test func countsAsManyLocalesAndStatesAsAFileHas() throws {
    let entries = (0..<5_000).map { number in
      let unit = #"{"stringUnit":{"state":"\#(number)","value":"x"}}"#
      return #""\#(number)":{"localizations":{"\#(number)":\#(unit)}}"#
    }
    let table = try coverage(of: entries.joined(separator: ","))
    #expect(table.locales.count == 5_000)
    #expect(table.locales.allSatisfy { $0.states == [.init(name: $0.name, leaves: 1)] })
  }

  @Test func emptyTextsAreNotDoneAndNotMissing() throws {
    let german = try #require(try coverage(of: german("a", state: "translated", "")).locales.first)
    #expect((german.translated, german.share.done, german.missing) == (1, 0, 0))
  }

  /// Most numbers have no string without `other`.
  @Test(arguments: [(["one"], 0), (["one", "other"], 1), (["other"], 1), (["few", "one"], 0)])
  func aPluralWithoutOtherIsNotDone(forms: [String], done: Int) throws {
    let units = forms.map {
      #""\#($0)":{"stringUnit":{"state":"translated","value":"%lld"}}"#
    }.joined(separator: ",")
    let plural = #"{"variations":{"plural":{\#(units)}}}"#
    let german = try #require(
      try coverage(of: #""%lld":{"localizations":{"de":\#(plural)}}"#).locales.first)
    #expect((german.share.done, german.untranslated) == (done, 1 - done))
    #expect((german.translated, german.missing) == (forms.count, 0))
  }

  @Test func entriesNotToBeTranslatedAreCountedButNeverMissing() throws {
    let table = try coverage(
      of: german("a", state: "translated"), #""":{}"#,
      german("b", state: "new", more: #""shouldTranslate":false,"#),
      #""c":{"shouldTranslate":true}"#)
    #expect(table.keys == 4)
    let german = try #require(table.locales.first)
    #expect((german.keys, german.leaves, german.new) == (2, 2, 1))
    #expect((german.share.done, german.share.total, german.missing) == (1, 2, 1))
  }

  @Test func staleEntriesCountLikeOthers() throws {
    let table = try coverage(
      of: german("a", state: "translated", more: #""extractionState":"stale","#))
    #expect(table.locales.map(\.share.permille) == [1000])
  }

  @Test func nothingIsMissingInTheSourceLanguage() throws {
    let english = #"{"localizations":{"en":{"stringUnit":{"state":"new","value":"x"}}}}"#
    let table = try coverage(of: #""a":{}"#, #""b":\#(english)"#, german("c", state: "translated"))
    #expect(table.locales.map(\.name) == ["de", "en"])
    #expect(table.locales.map(\.missing) == [2, 0])
    #expect(table.locales.map(\.share.done) == [1, 2])
  }

  @Test func theLastOfTwoEntriesWithOneKeyCounts() throws {
    let french = #"{"localizations":{"fr":{"stringUnit":{"state":"new","value":"x"}}}}"#
    let table = try coverage(of: #""a":\#(french)"#, german("a", state: "translated"))
    #expect(table.locales.map(\.name) == ["de"])
  }

  @Test func aLocalizationWithoutTextIsMissing() throws {
    let table = try coverage(of: #""a":{"localizations":{"de":{}}}"#)
    let german = try #require(table.locales.first)
    #expect((german.keys, german.leaves, german.share.done, german.missing) == (1, 0, 0, 1))
  }

  // MARK: The rule missing-locale

  /// The number of missing translations by language, as the check and as the coverage count them.
  private func missing(in table: Table) -> (check: [String: Int], coverage: [String: Int]) {
    let findings = CheckedTable(table, rules: ["missing-locale"]).report.findings
    let found = findings.compactMap(\.localization).reduce(into: [:]) { $0[$1, default: 0] += 1 }
    let coverage = Coverage(of: [table]).tables[0].locales
    let counts = coverage.map { ($0.name, $0.missing) }.filter { $0.1 > 0 }
    return (found, Dictionary(uniqueKeysWithValues: counts))
  }

  @Test func theCheckCountsTheSameTranslationsAsMissing() throws {
    func entry(_ key: String, _ locales: String..., members: String = "") -> String {
      let texts = locales.map { #""\#($0)":{"stringUnit":{"state":"translated","value":"x"}}"# }
      return #""\#(key)":{\#(members)"localizations":{\#(texts.joined(separator: ","))}}"#
    }
    let entries = [
      entry("All", "de", "pt", "pt-PT", "es", "es-419", "en-GB"), entry("One", "pt", "es"),
      entry("Two", "de", "es-419"), entry("%@ – %lld", "de"), entry("…", "pt"), entry("Three"),
      entry("Gone", "de", members: #""extractionState":"stale","#),
      entry("Name", "de", members: #""shouldTranslate":false,"#),
      #""Empty":{"localizations":{"de":{},"pt":{"stringUnit":{"state":"new","value":""}}}}"#,
    ]
    let json = #"{"sourceLanguage":"en","strings":{\#(entries.joined(separator: ","))}}"#
    let table = Catalog(json).tables[0]
    let counts = missing(in: table)
    #expect(counts.check == counts.coverage)
    #expect(counts.check == ["de": 3, "pt": 2, "pt-PT": 2, "es": 3, "es-419": 2])
    let coverage = Coverage(of: [table]).tables[0].locales
    // A regional variant needs only what its parent lacks, and one of the source language nothing.
    let shares = Dictionary(uniqueKeysWithValues: coverage.map { ($0.name, $0.share) })
    #expect(shares["pt-PT"] == CompletedShare(done: 1, of: 3))
    #expect(shares["en-GB"] == CompletedShare(done: 1, of: 1))
  }

  @Test(arguments: expectations.keys.sorted())
  func theCheckCountsTheSameInCatalogs(path: String) throws {
    let bytes = try Data(contentsOf: Self.checkout.appending(path: path))
    for table in Catalog(files: [CatalogFile(path: path, bytes: Array(bytes))]).tables {
      let counts = missing(in: table)
      #expect(counts.check == counts.coverage)
    }
  }

  @Test(arguments: [
    (0, 3, 0, 0), (1, 3, 333, 33), (2, 3, 667, 67), (3, 3, 1000, 100), (2999, 3000, 999, 99),
    (995, 1000, 995, 99), (0, 0, 1000, 100),
  ])
  func sharesAreRoundedButNeverUpToAll(done: Int, total: Int, permille: Int, percent: Int) {
    let share = CompletedShare(done: done, of: total)
    #expect(share.permille == permille)
    #expect(share.percent == percent)
  }

  // MARK: Filters and JSON

  @Test func countsOnlyWhatTheFilterAdmits() throws {
    let other = #""b":{"localizations":{"fr":{}}}"#
    let catalog = Catalog(#"{"strings":{\#(german("a", state: "new")),\#(other)}}"#)
    let onlyA = Coverage(of: catalog, filter: .init(entry: { entry, _ in entry.key == "a" }))
      .tables[0]
    #expect(onlyA.keys == 1)
    #expect(onlyA.locales.map(\.name) == ["de", "fr"])
    #expect(onlyA.locales.map(\.missing) == [0, 1])
    let french = Coverage(of: catalog, filter: .init(locale: { $0 == "fr" })).tables[0]
    #expect(french.locales.map(\.name) == ["fr"])
    #expect(Coverage(of: catalog, filter: .init(table: { $0 != "Main" })).tables.isEmpty)
  }

  @Test func writesTheMembersInTheirOrder() throws {
    let entries = [german("a", state: "needs_review"), german("b", state: nil)]
    let catalog = Catalog(#"{"strings":{\#(entries.joined(separator: ","))}}"#)
    let counts = """
      "keys":2,"leaves":2,"states":{"":1,"needs_review":1},"translated":0,"needs_review":1,"new":0,\
      "missing":0,"review":1,"stale":0,"staleLeaves":0,"percent":50.0,\
      "reviewed":0.0
      """
    #expect(
      Coverage(of: catalog).json == """
        {"total":{"locale":null,\(counts)},"languages":[{"locale":"de",\(counts)}],\
        "tables":[{"table":"Main","path":"Main.xcstrings","source":"en","sourceGuessed":true,"keys":2,\
        "locales":[{"locale":"de",\(counts)}]}]}
        """)
  }

  // MARK: Sums

  /// Two tables: French is in the first only, and the second has a stale entry with two texts.
  private func twoTables() -> Coverage {
    let french = #""b":{"localizations":{"fr":{"stringUnit":{"state":"translated","value":"x"}}}}"#
    let plural = """
      "c":{"extractionState":"stale","localizations":{"de":{"variations":{"plural":{\
      "one":{"stringUnit":{"state":"needs_review","value":"x"}},\
      "other":{"stringUnit":{"state":"translated","value":"x"}}}}}}}
      """
    let first =
      #"{"sourceLanguage":"en","strings":{\#(german("a", state: "translated")),\#(french)}}"#
    let second = #"{"sourceLanguage":"en","strings":{\#(plural),"d":{},"e":{}}}"#
    return Coverage(
      of: Catalog(files: [
        CatalogFile(path: "One.xcstrings", bytes: Array(first.utf8)),
        CatalogFile(path: "Two.xcstrings", bytes: Array(second.utf8)),
      ]))
  }

  @Test func aTableWithoutALanguageLacksAllOfIt() {
    let languages = twoTables().languages
    #expect(languages.map(\.name) == ["de", "fr"])
    #expect(
      languages.map(\.share) == [CompletedShare(done: 2, of: 5), CompletedShare(done: 1, of: 4)])
    // French does not need the stale string.
    #expect(languages.map(\.missing) == [3, 3])
    #expect(languages.map(\.review) == [1, 0])
    #expect(languages.map(\.leaves) == [3, 1])
    #expect(languages.map(\.stale) == [1, 1])
    #expect(languages.map(\.staleLeaves) == [2, 0])
  }

  @Test func theTotalIsTheSumOfTheLanguages() {
    let total = twoTables().total
    #expect(total.name.isEmpty && total.share == CompletedShare(done: 3, of: 9))
    #expect(total.missing == 6 && total.leaves == 4)
    #expect(
      Dictionary(uniqueKeysWithValues: total.states.map { ($0.name, $0.leaves) })
        == ["translated": 3, "needs_review": 1])
  }
}
