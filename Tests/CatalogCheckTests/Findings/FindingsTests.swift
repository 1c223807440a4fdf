import CatalogCheck
import Foundation
import SourceText
import StringCatalog
import TestMaterial
import Testing

/// The order of findings, and what a project settles about many.
@Suite struct FindingsTests {
  /// All that a finding has.
  private struct Parts: Hashable {
    let diagnostic: Diagnostic
    let table: String?
    let path: LeafPath?
    let text: String?

    init(_ finding: Finding) {
      (diagnostic, table) = (finding.diagnostic, finding.table)
      (path, text) = (finding.path, finding.text)
    }
  }

  /// The findings of files with mistakes of all kinds, table by table, then of all tables together.
  private static let lists: [[Finding]] = {
    let folder = "Tests/Broken/Texts"
    let names = try? FileManager.default.contentsOfDirectory(atPath: Checkout.path(folder))
    let files = (names ?? []).sorted().filter { $0.hasSuffix(".xcstrings") }.compactMap { name in
      (try? Checkout.bytes("\(folder)/\(name)")).map { CatalogFile(path: name, bytes: $0) }
    }
    let tables = Catalog(files: files).tables
    var together: [Finding] = []
    FolderCheck(of: tables, rules: .all).add(to: &together)
    return tables.map { CheckedTable($0).report.findings } + [together]
  }()

  /// Findings that no rule makes, at places before, among and after those of the tables.
  private static let others = [("blank.xcstrings", 3, 1), ("z", 1, 1), ("", 1, 9)].map {
    Finding(
      Diagnostic(
        "unreadable", path: $0.0, location: SourceLocation(line: $0.1, column: $0.2), message: "m"))
  }

  private static let joined = lists.reversed().flatMap { $0 + others }

  /// Offsets give the same order as lines and columns.
  @Test func theOrderIsThatOfPlaces() {
    let rules = Set(Self.joined.map(\.rule))
    #expect(rules.count > 30)
    #expect(rules.isSuperset(of: ["inconsistent", "ignore-unused", "missing-locale"]))
    let expected = Self.joined.map(\.diagnostic).sorted { one, other in
      let (here, there) = (one.filePlace, other.filePlace)
      return (here?.path ?? "", here?.location ?? .start, one.rule.rawValue, one.message)
        < (there?.path ?? "", there?.location ?? .start, other.rule.rawValue, other.message)
    }
    #expect(Self.joined.sorted().map(\.diagnostic) == expected)
  }

  /// Of many findings of a rule in a language, the first one tells how many there are.
  @Test func manyFindingsBecomeOne() {
    let entries = (1...7).map { number in
      let units = (number == 7 ? ["fr"] : ["de", "fr"]).map {
        #""\#($0)": {"stringUnit": {"state": "translated", "value": "The file is \#(number) of the files"}}"#
      }
      return
        #""The file is \#(number) of the files": {"localizations": {\#(units.joined(separator: ","))}}"#
    }
    let table = Table(
      json: #"{"sourceLanguage": "en", "strings": {\#(entries.joined(separator: ","))}}"#)
    var found = CheckedTable(table, rules: ["wrong-language"]).report.findings
    #expect(found.count == 13)
    found.group(collapsing: ["end-punct"], joinsLanguages: false)
    #expect(found.count == 13)
    found.group(collapsing: ["wrong-language"])
    // German has six, French seven; both have one finding together.
    #expect(
      found.map(\.message) == [
        "the translation seems to be in English; 12 more like this in 2 languages: fr 7, de 6"
          + " (--only wrong-language lists them)"
      ])
  }

  /// The same problem of a string in several languages is one finding, and errors come first.
  @Test func languagesAreJoined() {
    let table = Table(
      key: "Hello, %@",
      texts: ["de": "Hallo ", "fr": "Bonjour", "it": "Ciao", "es": "Hola, %@ "])
    var findings = CheckedTable(table, rules: ["spec-missing", "whitespace-edge"]).report.findings
    #expect(findings.count == 5)
    findings.group()
    #expect(
      findings.map { "\($0.severity) \($0.rule) \($0.localizations.joined(separator: " "))" } == [
        "error spec-missing de fr it", "warning whitespace-edge de es",
      ])
    #expect(findings.countsByLanguage.map(\.language) == ["de", "es", "fr", "it"])
  }

  /// A project changes the severities of some rules, and leaves out others and some findings.
  @Test func findingsAreSettled() throws {
    var settings = ProjectSettings()
    settings.severities = ["end-punct": .error, "inconsistent": .error, "whitespace-edge": nil]
    var exception = ProjectSettings.Exception()
    exception.keys = [try Glob("*e*")]
    settings.exceptions = [exception]
    var settled = Self.joined
    settled.settle(by: settings) { rule, _ in rule != "double-space" }
    let expected = Self.joined.compactMap { finding -> Parts? in
      var diagnostic = finding.diagnostic
      guard !["whitespace-edge", "double-space"].contains(finding.rule),
        finding.key?.contains("e") != true
      else { return nil }
      // What a rule is less sure of stays a hint.
      let isSure = diagnostic.severity == diagnostic.rule.severity
      if ["end-punct", "inconsistent"].contains(diagnostic.rule), isSure {
        diagnostic.severity = .error
      }
      return Parts(
        Finding(diagnostic, table: finding.table, path: finding.path, text: finding.text))
    }
    #expect(settled.map { Parts($0) } == expected)
    #expect(settled.count < Self.joined.count)
  }

  /// Many missing translations of a language are one finding, and a few are not.
  ///
  /// More than three strings in a state are counted, in all languages together. Counts come last.
  @Test func unfinished() {
    let units = ["de", "fr"].map { #""\#($0)": {"stringUnit": {"state": "new", "value": "x"}}"# }
    let entries = (1...5).map { number in
      let texts = number == 5 ? units.joined(separator: ",") : number > 2 ? units[1] : ""
      return #""Text \#(number)": {"localizations": {\#(texts)}}"#
    }
    let table = Table(
      json: "{\"sourceLanguage\": \"en\", \"strings\": {\(entries.joined(separator: ","))}}")
    var findings = CheckedTable(table, rules: ["missing-locale", "state-new"]).report.findings
    findings.group()
    #expect(
      findings.map {
        "\($0.localization ?? "") \($0.key ?? ""): \($0.message)"
      }
        == [
          "fr Text 1: no translation in fr", "fr Text 2: no translation in fr",
          "de : 4 of 5 strings are missing in de; galley print -l de --state missing lists them",
          " : strings are new in 2 languages: fr 3, de 1; galley print -l all --state new lists them",
        ])
  }
}
