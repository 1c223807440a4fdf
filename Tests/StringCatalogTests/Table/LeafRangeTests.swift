import Foundation
import SourceText
import TestMaterial
import Testing

@testable import StringCatalog

/// The bytes that write texts and states: replacing them changes these and nothing else.
@Suite struct LeafRangeTests {
  static func files() throws -> [String] {
    let corpus = TestFiles.checkout.appending(path: "Tests/StringCatalogTests/Corpus")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: corpus.path)
    return paths.filter { CatalogFormat(path: $0) != nil }.sorted()
  }

  /// Every text of real files gets another one, and every state; the rest of the file is copied.
  @Test(arguments: try files()) func replacesEveryText(_ path: String) throws {
    let format = try #require(CatalogFormat(path: path))
    let bytes = try TestFiles.bytes("Tests/StringCatalogTests/Corpus/\(path)")
    let before = Catalog(files: [StringCatalogTests.read(bytes, path: path, format: format)])
    let table = try #require(before.tables.first)
    var edits: [(range: Range<Int>, token: String)] = []
    var texts: [String] = []
    for leaf in table.leaves {
      let text = "Text \(edits.count)"
      let isXML = table.files[0].bytes.withBytes(0..<1) { $0[0] == UInt8(ascii: "<") }
      edits.append((try #require(leaf.textRange), isXML ? text : "\"\(text)\""))
      texts.append(text)
      if leaf.state == "translated", let range = leaf.stateRange {
        edits.append((range, "\"new\""))
      }
    }
    #expect(!texts.isEmpty)
    let file = try #require(table.files.first)
    var spliced = file.bytes.withBytes(0..<file.bytes.count) { span in
      span.indices.map { span[$0] }
    }
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      spliced.replaceSubrange(edit.range, with: edit.token.utf8)
    }
    let after = Catalog(files: [StringCatalogTests.read(spliced, path: path, format: format)])
    let changed = try #require(after.tables.first)
    #expect(changed.leaves.map(\.text) == texts)
    #expect(changed.leaves.map(\.path) == table.leaves.map(\.path))
    #expect(changed.entries.map(\.key) == table.entries.map(\.key))
    #expect(changed.entries.map(\.comment) == table.entries.map(\.comment))
    // A .strings file has no states: whether a text is empty tells its own.
    for (old, new) in zip(table.leaves, changed.leaves) where old.stateRange != nil {
      #expect(new.state == (old.state == "translated" ? "new" : old.state))
    }
    #expect(after.diagnostics.map(\.rule) == before.diagnostics.map(\.rule))
  }

  @Test(
    arguments: [
      // The parts that write the first text and its state.
      (
        #"{"strings": {"k": {"localizations": {"de": {"stringUnit": {"value": ""}}}}}}"#, "\"\"",
        nil
      ),
      (
        #"{"strings": {"k": {"localizations": {"de": {"stringUnit": {"state": "a\"b"}}}}}}"#, nil,
        #""a\"b""#
      ),
      (
        #"{"strings":{"k":{"localizations":{"de":{"stringUnit":{"state":"","value":"{"}}}}}}"#,
        "\"{\"", "\"\""
      ),
    ] as [(String, String?, String?)])
  func findsTokensOfCatalogs(_ text: String, _ value: String?, _ state: String?) throws {
    let table = Table(catalog: readCatalog(text))
    let leaf = try #require(table.leaves.first)
    #expect(leaf.textRange.map { part($0, of: text) } == value)
    #expect(leaf.stateRange.map { part($0, of: text) } == state)
  }

  @Test(
    arguments: [
      ("k = v;", "v"), ("k = \"v\\\"\";", "\"v\\\"\""), ("'k' = 'v';", "'v'"), ("key;", "key"),
      ("<plist><dict><key>k</key><string>a&amp;b</string></dict></plist>", "a&amp;b"),
      ("<plist><dict><key>k</key><string></string></dict></plist>", ""),
      ("<plist><dict><key>k</key><string/></dict></plist>", "<string/>"),
      ("<plist><dict><key>k</key><string \n/></dict></plist>", "<string \n/>"),
      ("<plist><dict><key>k</key><string a='<string'/></dict></plist>", nil),
    ] as [(String, String?)])
  func findsTokensOfPropertyLists(_ text: String, _ value: String?) throws {
    let leaf = try #require(LegacyFile(strings: text).table.leaves.first)
    #expect(leaf.textRange.map { part($0, of: text) } == value)
    #expect(leaf.stateRange == nil)
  }

  private func part(_ range: Range<Int>, of text: String) -> String {
    String(decoding: Array(text.utf8)[range], as: UTF8.self)
  }
}

extension Table {
  fileprivate var leaves: [Leaf] {
    entries.flatMap { $0.localizations.flatMap { Array($0) } }
  }
}
