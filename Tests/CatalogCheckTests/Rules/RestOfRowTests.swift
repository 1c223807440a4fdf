import CatalogCheck
import Foundation
import LocalizedText
import PreviewRows
import SourceText
import StringCatalog
import TestMaterial
import Testing
import TextLayout

/// What rows tell of the texts that they do not show, compared with what a check finds in all texts.
@Suite struct RestOfRowTests {
  /// The folders of catalogs: mistakes of all kinds, samples, and public ones.
  private static let folders =
    ["Tests/Broken", "Tests/CatalogCheckTests/Vectors/HeldOut"]
    + (takesManyCases ? ["Tests/StringCatalogTests/Corpus"] : [])

  /// The rules that say nothing of a row: those about states, for which rows have marks of their own,
  /// about comments with rules to ignore, and about slots, which have no columns.
  private static let others: Set<RuleID> = [
    "missing-locale", "stale", "state-new", "state-review", "state-unknown", "ignore-unused",
    "slot",
  ]

  private static func tables(in folder: String) throws -> [Table] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: Checkout.path(folder))
    return try paths.sorted().filter { $0.hasSuffix(".xcstrings") }.flatMap { path in
      let file = CatalogFile(path: path, bytes: try Checkout.bytes("\(folder)/\(path)"))
      return Catalog(files: [file]).tables
    }
  }

  /// The ids of rules whose findings deserve a mark, by key and localization.
  private static func found(in table: Table) -> [[String]: Set<String>] {
    var found: [[String]: Set<String>] = [:]
    for finding in CheckedTable(table).report.findings {
      let diagnostic = finding.diagnostic
      guard let key = diagnostic.key, diagnostic.severity >= .warning,
        !others.contains(diagnostic.rule)
      else { continue }
      for locale in diagnostic.localization.map({ [$0] }) ?? table.locales {
        found[[key, locale], default: []].insert(diagnostic.rule.rawValue)
      }
    }
    return found
  }

  @Test(arguments: folders) func rowsTellWhatACheckFinds(folder: String) throws {
    var count = 0
    for table in try Self.tables(in: folder) {
      let found = Self.found(in: table)
      for locale in table.locales {
        let maker = RowMaker(
          table: table,
          environment: EnvironmentValues(locale: LocaleTag(locale), fallback: .editor))
        for entry in table.entries {
          let row = maker.row(for: entry)
          guard row.found.localization?.locale == locale else { continue }
          let told = maker.diagnostics(
            of: row, fitted: maker.fit(row, width: 400), by: .all, reported: []
          ).filter { $0.severity >= .warning }.map(\.rule.rawValue)
          #expect(
            Set(told) == found[[entry.key, locale]] ?? [], "\(table.name) \(entry.key) \(locale)")
          count += told.count
        }
      }
    }
    #expect(count > 10)
  }

  /// A translation with the form for other numbers alone lacks the forms that its language needs.
  @Test func aSingleFormTellsOfTheOthers() throws {
    let table = Table(
      key: "%lld days",
      #"""
      "lv": {"variations": {"plural": {
        "other": {"stringUnit": {"state": "translated", "value": "%lld dienas"}}}}}
      """#)
    let maker = RowMaker(
      table: table,
      environment: EnvironmentValues(locale: LocaleTag("lv"), fallback: .editor))
    let row = maker.row(for: table.entries[0])
    let told = maker.diagnostics(
      of: row, fitted: maker.fit(row, width: 80), by: .all, reported: [])
    #expect(told.count { $0.message.hasPrefix("missing plural") } == 2)
  }

  /// The message says which text it is about.
  @Test func aTextThatIsNotShownIsNamed() throws {
    let table = Table(
      key: "%lld apples",
      #"""
      "ru": {"variations": {"plural": {
        "few": {"stringUnit": {"state": "translated", "value": "%lld яблока"}},
        "many": {"stringUnit": {"state": "translated", "value": "%@ яблок"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld яблока"}}}}}
      """#)
    let maker = RowMaker(
      table: table,
      environment: EnvironmentValues(locale: LocaleTag("ru"), fallback: .editor))
    let row = maker.row(for: table.entries[0])
    #expect(row.found.leaf?.path.description == "plural.few")
    let told = maker.diagnostics(
      of: row, fitted: maker.fit(row, width: 80), by: .all, reported: [])
    #expect(
      told.filter { $0.severity >= .warning }.map(\.message) == [
        "plural.many: %@ reads argument 1, but the app passes %lld",
        "plural.other: missing plural 'one' (Russian uses it for 1, 21, 31, 41 …)",
      ])
  }
}
