import Foundation
import Testing

@testable import StringCatalog

/// Real files, compared with the results of an independent reader.
@Suite struct StringsCorpusTests {
  struct Expected: Decodable {
    struct Entry: Decodable {
      var key: String
      var text: String?
      var comment: String?
      var leaves: [String: String]?
      var specifiers: [String: String]?
    }

    var path: String
    var entries: [Entry]
    var duplicates: Int?
  }

  static func expectations(_ suffix: String) throws -> [String] {
    try Fixture.names(in: "Expected").filter { $0.hasSuffix(".\(suffix).json") }
  }

  static func expected(_ name: String) throws -> Expected {
    try JSONDecoder().decode(Expected.self, from: Data(Fixture.bytes("Expected/\(name)")))
  }

  @Test(arguments: try expectations("strings")) func readsStrings(_ name: String) throws {
    let expected = try Self.expected(name)
    let file = LegacyFile(strings: try Fixture.bytes("Corpus/\(expected.path)"))
    #expect(file.texts == expected.entries.map { [$0.key, $0.text ?? ""] })
    #expect(file.table.entries.map(\.comment) == expected.entries.map(\.comment))
    let duplicates = file.file.diagnostics.count { $0.rule == .stringsDuplicate }
    #expect(duplicates == expected.duplicates)
  }

  @Test(arguments: try expectations("stringsdict")) func readsStringsdict(_ name: String) throws {
    let expected = try Self.expected(name)
    let file = LegacyFile(stringsdict: try Fixture.bytes("Corpus/\(expected.path)"))
    #expect(file.table.entries.map(\.key) == expected.entries.map(\.key))
    for entry in expected.entries {
      #expect(file.leaves(entry.key) == entry.leaves)
      let substitutions = file.table.entry(forKey: entry.key)?.localizations.first?.substitutions
      let specifiers = (substitutions ?? []).map { ($0.name, $0.formatSpecifier) }
      #expect(Dictionary(uniqueKeysWithValues: specifiers) == entry.specifiers)
    }
    #expect(file.diagnostics == [])
  }

  @Test(arguments: [
    (
      "utmapp+UTM/Platform/fr.lproj/Localizable.strings",
      ["683:35: strings-syntax: unexpected '='; Foundation drops everything after it"]
    ),
    (
      "MonitorControl+MonitorControl/MonitorControl/UI/cs.lproj/Main.strings",
      [
        "215:82: strings-syntax: unexpected text after the closing quotation mark; write \\\" for one inside a string",
        "221:115: strings-syntax: unexpected text after the closing quotation mark; write \\\" for one inside a string",
      ]
    ),
    ("exelban+stats/Stats/Supporting Files/sk.lproj/Localizable.strings", []),
    ("Murzav+xcstrings-mcp/tests/fixtures/utf16le.strings", []),
  ])
  func findsTheFaultsOfRealFiles(_ path: String, _ problems: [String]) throws {
    let file = LegacyFile(strings: try Fixture.bytes("Corpus/\(path)"))
    #expect(file.diagnostics.filter { !$0.contains("strings-duplicate") } == problems)
  }
}
