import CatalogCheck
import Foundation
import SourceText
import TestMaterial
import Testing

/// `CatalogCheck.findings(in:)` finds what `galley check` reports.
@Suite struct FolderFindingsTests {
  /// What a line of `galley check --format json` says.
  private struct Reported: Decodable, Hashable {
    struct Location: Decodable, Hashable {
      var path: String
      var line: Int
      var column: Int
    }

    var rule: String
    var severity: String
    var key: String?
    var locale: String?
    var message: String
    var location: Location?
  }

  private func reported(in folder: String) throws -> [Reported] {
    let outcome = try Program.run(Program.path(), ["check", "--format", "json", folder])
    return try outcome.output.split(separator: "\n").map {
      try JSONDecoder().decode(Reported.self, from: Data($0.utf8))
    }
  }

  /// The findings as a check reports them: with one for many of a kind.
  private func found(in folder: String) throws -> [Reported] {
    var findings = try CatalogCheck.findings(in: folder)
    findings.group(collapsing: Rule.collapsed)
    return findings.map { finding in
      Reported(
        rule: finding.rule.rawValue, severity: finding.severity.rawValue, key: finding.key,
        locale: finding.localization, message: finding.message,
        location: finding.place.map { place in
          Reported.Location(
            path: place.path, line: place.location.line, column: place.location.column)
        })
    }
  }

  @Test(
    arguments: ["Catalogs", "Tests/Broken"]
      + (takesManyCases
        ? ["Tests/StringCatalogTests/Corpus", "Tests/CatalogCheckTests/Vectors"] : []))
  func equalThoseOfTheProgram(folder: String) throws {
    let folder = Checkout.folder.appending(path: folder).path
    let reported = try reported(in: folder)
    #expect(reported.count > 10)
    #expect(try found(in: folder) == reported)
  }

  private static let catalog = #"""
    {"sourceLanguage": "en", "strings": {
      "Hello, %@": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Hallo"}},
        "fr": {"stringUnit": {"state": "translated", "value": "Bonjour"}}}},
      "A long title": {"comment": "[galley: ignore length-ratio]", "localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Ein langer Titel"}}}}}}
    """#

  @Test(arguments: [
    "{}", #"{"severities": {"spec-missing": "warning", "missing-locale": "info"}}"#,
    #"{"severities": {"spec-missing": "off", "missing-locale": "off"}}"#, #"{"locales": ["de"]}"#,
    #"{"widths": {"A*": 5}, "min": {"fr": 90}}"#,
    #"{"exceptions": [{"rules": ["spec-missing"], "locales": ["de"]}, {"keys": ["none"]}]}"#,
    #"{"exceptions": [{"rules": ["key-unused"]}, {"rules": ["truncates"]}]}"#,
  ])
  func followTheSettings(settings: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(".galley.json", settings)
    try folder.write("a/Main.xcstrings", Self.catalog)
    try folder.write("a/Main.samples.json", #"{"Hello, %@": ["Böhnke"], "unknown": ["x"]}"#)
    try folder.write("a/Main.slots.json", #"{"unknown": {"lines": 1}}"#)
    try folder.write("a/Damaged.xcstrings", #"{"sourceLanguage": "en", "strings": {"a""#)
    let reported = try reported(in: folder["a"])
    #expect(reported.contains { $0.key == "unknown" || $0.message.contains("unknown") })
    #expect(try found(in: folder["a"]) == reported)
  }

  @Test func sayWhatIsWrongAsACompilerDoes() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("Main.xcstrings", Self.catalog)
    let first = try #require(try CatalogCheck.findings(in: folder.path, severity: .error).first)
    #expect("\(first)" == "\(path):3:59: error: missing placeholder %@ (argument 1) [spec-missing]")
  }

  @Test func doNotPassOnNothing() throws {
    let folder = try TemporaryFolder()
    func fault() -> String? {
      do throws(CheckFault) {
        _ = try CatalogCheck.findings(in: folder["a"])
        return nil
      } catch {
        return "\(error)".replacing(folder.path, with: "FOLDER")
      }
    }
    #expect(fault() == "FOLDER/a: no such file")
    try folder.write("a/note.txt", "")
    #expect(fault() == "FOLDER/a: no catalogs in this folder")
    try folder.write("a/Main.xcstrings", #"{"sourceLanguage": "en", "strings": {}}"#)
    #expect(fault() == "FOLDER/a: no strings were checked")
    try folder.write(".galley.json", #"{"severity": {}}"#)
    #expect(
      fault()
        == #"FOLDER/.galley.json:1:2: unknown field "severity"; "#
        + "expected severities, widths, locales, exceptions, min, terms or glossary")
  }
}
