import CatalogCheck
import Foundation
import SourceText
import StringCatalog
import TestMaterial
import Testing

/// The list of rules, and which of their findings belong to a row.
@Suite struct RuleSetTests {
  @Test func reportsOfReadersComeFirst() {
    var reported = Diagnostic(
      "strings-duplicate", path: "T.strings", location: SourceLocation(line: 3, column: 1),
      message: "again")
    let row = JudgedRow(of: "a\u{1B}", reported: [reported, reported])
    #expect(row.rules == ["strings-duplicate", "control-char"])
    #expect(row.diagnostics.prefix(2) == [reported, reported])
    reported.localization = "en"
    #expect(JudgedRow(of: "a", reported: [reported]).diagnostics == [reported])
  }

  /// A problem that a reader reported in one localization does not concern rows that show another.
  @Test(arguments: [
    ("lt", "pl", []), ("pl", "pl", ["shape-overlap"]), ("pl-PL", "pl", ["shape-overlap"]),
    ("pl", nil, ["shape-overlap"]), ("lt", nil, ["shape-overlap"]),
    // The Latvian text may be missing because of this problem.
    ("lv", "lv", ["shape-overlap"]), ("lv", "en", ["shape-overlap"]), ("pl", "en", []),
  ])
  func onlyTheLocalizationThatIsShown(locale: String, found: String?, rules: [String]) {
    let texts = ["en", "lt", "pl"].map {
      #""\#($0)": {"stringUnit": {"state": "translated", "value": "x"}}"#
    }.joined(separator: ",")
    let reported = Diagnostic("shape-overlap", path: "T", message: "two", localization: found)
    let row = JudgedRow(of: Table(key: "k", texts), locale: locale, reported: [reported])
    #expect(row.rules == rules)
  }

  // MARK: The list

  @Test func rulesHaveDifferentIdsAndOneLine() {
    let ids = Rule.all.map(\.id.rawValue)
    #expect(Set(ids).count == ids.count)
    for rule in Rule.all {
      #expect(rule.id.rawValue.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil)
      #expect(!rule.summary.isEmpty && rule.summary.utf8.count <= 80)
      #expect(!rule.summary.contains("\n") && rule.summary.last != ".")
      for text in [rule.why, rule.fix] {
        #expect(text.count >= 15 && !text.contains("\n") && ".".contains(text.last ?? " "))
      }
    }
  }

  /// The sources declare each id as `RuleID("id", .severity)`, beside the reader or in the rule.
  ///
  /// The one of the settings is no rule about catalogs.
  @Test func everyDeclaredIdIsListed() throws {
    let sources = Checkout.folder.appending(path: "Sources")
    let files = try #require(
      FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var declared: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let floor = file.pathComponents.dropFirst(sources.pathComponents.count).first
      guard floor != "App" else { continue }
      let code = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        .filter { !$0.contains("///") }.joined(separator: "\n")
      for match in code.matches(of: /RuleID\("([a-z-]+)", \.(\w+)\)/) {
        declared.insert("\(match.1) \(match.2)")
      }
    }
    #expect(declared.count > 25)
    declared.remove("configuration warning")
    #expect(declared == Set(Rule.all.map { "\($0.id) \($0.severity)" }))
  }
}
