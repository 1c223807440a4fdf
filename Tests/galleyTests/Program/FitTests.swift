import Foundation
import TestMaterial
import Testing

@testable import galley

/// `galley fit`, by rules that hold for every catalog.
@Suite struct FitTests {
  private struct Report: Decodable {
    struct Table: Decodable {
      let table: String
      let locales: [Locale]
    }
    struct Locale: Decodable {
      let locale: String
      let rows: Int
      let results: [Result]
    }
    struct Result: Decodable {
      let screen: String?
      let textSize: String?
      let compact: Int
      let standard: Int
      let extended: Int
      let near: Int
      let cut: Int
      let worst: [Row]
    }
    struct Row: Decodable {
      let key: String
      let verdict: String
      let need: Double?
      let room: Double
    }
    let unit: String
    let tables: [Table]
  }

  private func report(_ words: [String]) throws -> Report {
    let outcome = try Program.galley(["fit", "--format=json"] + words)
    #expect(outcome.status == 0)
    return try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
  }

  @Test func everyRowIsCountedOnce() throws {
    let report = try report([
      "--text-size=all", "--screen=iPhone SE,iPhone Air", "-lde,ar,ja,th", "Catalogs",
    ])
    #expect(report.unit == "pt")
    #expect(report.tables.count > 5)
    for result in report.tables.flatMap(\.locales).flatMap({ locale in
      locale.results.map { (locale.rows, $0) }
    }) {
      #expect(result.1.compact + result.1.standard + result.1.extended == result.0)
      #expect(result.1.near + result.1.cut == result.1.worst.count)
      #expect(result.1.worst.count { $0.verdict == "cut" } == result.1.cut)
    }
  }

  /// A larger font needs more room, and a wider phone has more.
  @Test func moreTextIsCutAtLargerSizesAndOnNarrowerPhones() throws {
    let sizes = try report(["--text-size=all", "-l", "de", "Catalogs/Wallet.xcstrings"])
    let cut = try #require(sizes.tables.first?.locales.first).results.map(\.cut)
    #expect(cut.count == 12)
    #expect(cut == cut.sorted())
    #expect(cut.first != cut.last)
    let screens = try report(["--screen=all", "-l", "de", "Catalogs/Wallet.xcstrings"])
    let onScreens = try #require(screens.tables.first?.locales.first).results
    #expect(onScreens.map(\.cut) == onScreens.map(\.cut).sorted(by: >))
    #expect(onScreens.first?.screen == "iPhone SE 1")
  }

  /// A slot is the room of one text: that of the comment, else that of the file, else that of the options.
  @Test func slotsAreTheRoomsOfTheirTexts() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "T.xcstrings",
      """
      {"version": "1.0", "sourceLanguage": "en", "strings": {
        "Passengers, all of them": {"comment": "[slot: 60pt headline 1]", "localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "Passengers, all of them"}}}},
        "Passengers in a file": {"localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "Passengers in a file"}}}},
        "Passengers anywhere": {}}}
      """)
    try folder.write(
      "T.slots.json", #"{"* in a file": {"width": 80, "lines": 1}, "*all*": {"width": 900}}"#)
    let worst = try #require(try report([folder.path]).tables.first).locales[0].results[0].worst
    #expect(worst.map(\.key).sorted() == ["Passengers in a file", "Passengers, all of them"])
    #expect(Set(worst.map(\.room)) == [60, 80])
    #expect(worst.allSatisfy { $0.verdict == "cut" })
    let row = try Program.galley(
      [
        "print", "--metric=points", "--format=json", "--key", "*all*", "-w", "200", folder.path,
      ])
    #expect(row.output.contains(#""style":"headline","size":17.0,"weight":"semibold""#))
    #expect(row.output.contains(#""lines":1,"from":"comment""#))
    let check = try Program.galley(["check", folder.path])
    #expect(check.status == 1)
    #expect(check.output.components(separatedBy: "[slot]").count == 1 + 2)
    #expect(check.output.contains("60 pt wide, 17 pt semibold, 1 line"))
  }

  @Test func aFileWithSlotsMayBeNamed() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "T.xcstrings",
      #"{"version": "1.0", "sourceLanguage": "en", "strings": {"Passengers": {}}}"#)
    try folder.write("all.json", #"{"Passengers": {"width": 20, "lines": 1, "style": "bdy"}}"#)
    let named = try Program.galley(
      ["fit", "--slots", folder.path + "/all.json", folder.path + "/T.xcstrings"])
    #expect(named.status == 0)
    #expect(named.errors.contains("all.json:1:51: 'bdy' is not a text style"))
    #expect(named.output.contains("; its slot is 20 pt wide, 17 pt regular, 1 line"))
    let missing = try Program.galley(["fit", "--slots", folder.path + "/none.json", folder.path])
    #expect(missing.status == 3)
    try folder.write("all.json", "{")
    let broken = try Program.galley(["fit", "--slots", folder.path + "/all.json", folder.path])
    #expect(broken.status == 3)
  }

  /// What is missing in a language is not measured in it.
  @Test func onlyOwnTextsCount() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "T.xcstrings",
      """
      {"version": "1.0", "sourceLanguage": "en", "strings": {
        "A rather long text that is not translated to German yet, at all": {},
        "b": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "B"}}}}}}
      """)
    let locales = try #require(try report([folder.path]).tables.first).locales
    #expect(locales.map(\.locale) == ["en", "de"])
    #expect(locales.map(\.rows) == [2, 1])
    #expect(locales[0].results[0].cut == 0)
  }

  @Test func aPhoneIsNamedOnce() throws {
    let wrong = try Program.galley(["fit", "--screen", "iPhone 16,Nokia", "Catalogs"])
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("expected an iPhone"))
    let several = try Program.galley(["explain", "k", "--text-size=all", "Catalogs"])
    #expect(several.status == 2)
    #expect(several.errors.contains("'galley fit' accepts several"))
  }
}
