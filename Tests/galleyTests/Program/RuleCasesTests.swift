import CatalogCheck
import CatalogFiles
import Foundation
import StringCatalog
import TestMaterial
import Testing

/// For each rule a text that breaks it, and a similar one that does not, in catalogs of real apps where
/// there is one.
///
/// `rule-cases.tsv` lists them. A new rule needs both, or the reason why no catalog can show it.
@Suite struct RuleCasesTests {
  /// A line of the list.
  private struct Case {
    let rule: String
    /// `+` if the text breaks the rule, `-` if it does not, `=` for a reason why there is none.
    let sign: String
    let path: String
    let locale: String
    let key: String
    let reason: String
  }

  /// Something that a check found.
  private struct Found: Decodable {
    struct Location: Decodable { let path: String }
    let rule: String
    let key: String?
    let locale: String?
    let location: Location

    func isAt(_ wanted: Case) -> Bool {
      rule == wanted.rule && location.path == wanted.path
        && (wanted.locale.isEmpty || locale == wanted.locale)
        && (wanted.key.isEmpty || key == wanted.key)
    }
  }

  /// Files for translators, which a search of a folder does not find.
  private static var exported: [String] {
    Set(cases.map(\.path).filter { $0.hasSuffix(".xliff") }).sorted()
  }

  private static let corpus = "Tests/StringCatalogTests/Corpus"

  private static let cases: [Case] = {
    let text = (try? Checkout.text("Tests/CatalogCheckTests/Vectors/rule-cases.tsv")) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
      let words = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard words.count == 6 else { return nil }
      return Case(
        rule: words[0], sign: words[1], path: words[2], locale: words[3], key: words[4],
        reason: words[5])
    }
  }()

  /// Everything that all rules find.
  private static let found = Result {
    let outcome = try Program.galley(
      ["check", "--no-config", "--severity=info", "--format=json", corpus, "Catalogs"]
        + ["Tests/Broken"] + exported)
    return try outcome.output.split(separator: "\n").map {
      try JSONDecoder().decode(Found.self, from: Data($0.utf8))
    }
  }

  @Test(arguments: Rule.ids) func everyRuleHasAPositiveAndANegativeCase(rule: String) throws {
    let cases = Self.cases.filter { $0.rule == rule }
    let signs = Set(cases.map(\.sign))
    #expect(signs == ["+", "-"] || signs == ["="], "the list lacks a case of \(rule)")
    let found = try Self.found.get()
    for wanted in cases where wanted.sign != "=" {
      let isFound = found.contains { $0.isAt(wanted) }
      #expect(isFound == (wanted.sign == "+"), "\(rule) in \(wanted.path): \(wanted.key)")
    }
    #expect(cases.allSatisfy { !$0.reason.isEmpty })
  }

  /// A rule finds nothing in what does not exist, and that would prove nothing.
  @Test func theTextsOfTheCasesExist() throws {
    var tables: [String: Table] = [:]
    for wanted in Self.cases where wanted.sign != "=" {
      #expect(FileManager.default.fileExists(atPath: Checkout.path(wanted.path)))
      guard CatalogFormat(path: wanted.path) != nil, !wanted.locale.isEmpty || !wanted.key.isEmpty
      else { continue }
      let table = try #require(
        tables[wanted.path]
          ?? CatalogLoader(finder: CatalogFinder(samples: nil)).load([Checkout.path(wanted.path)])
          .catalog.tables.first)
      tables[wanted.path] = table
      #expect(wanted.locale.isEmpty || table.locales.contains(wanted.locale))
      guard !wanted.key.isEmpty else { continue }
      let entry = try #require(table.entry(forKey: wanted.key), "\(wanted.path): \(wanted.key)")
      let isAbsent = wanted.rule == "missing-locale" && wanted.sign == "+"
      guard !wanted.locale.isEmpty, !isAbsent else { continue }
      let leaves = try #require(entry.localization(wanted.locale), "\(wanted.key)").leaves
      #expect(!leaves.isEmpty)
    }
  }

  /// Where a catalog of a real app breaks a rule, the list says so.
  @Test func casesOfRealAppsComeFirst() throws {
    let found = try Self.found.get()
    let real = Set(found.filter { $0.location.path.hasPrefix(Self.corpus) }.map(\.rule))
    let listed = Self.cases.filter { $0.sign == "+" && $0.path.hasPrefix(Self.corpus) }
    #expect(real.count > 20)
    #expect(real.subtracting(listed.map(\.rule)) == [])
  }

  /// Each file of `Texts` is named for its one defect.
  @Test func theBrokenTextsHaveOneDefect() throws {
    let folder = "Tests/Broken/Texts"
    let found = try Self.found.get().filter { $0.location.path.hasPrefix(folder + "/") }
    let files = try FileManager.default.contentsOfDirectory(atPath: Checkout.path(folder))
      .filter { !$0.hasSuffix(".samples.json") }
    #expect(files.count > 50)
    let system = ["AppShortcuts": "app-name-token", "InfoPlist": "inflect-in-plain-string"]
    for file in files {
      let name = String(file.prefix { $0 != "." })
      let rules = found.filter {
        $0.location.path.hasPrefix("\(folder)/\(name).")
      }.map(\.rule)
      #expect(Set(rules) == [system[name] ?? name], "\(file)")
    }
  }
}
