import CatalogEditing
import CatalogFiles
import Foundation
import PreviewUI
import StringCatalog
import TestMaterial
import Testing

@testable import galley

@Suite struct DraftFileTests {
  private let folder: TemporaryFolder
  private let variables: [Variable: String]

  init() throws {
    folder = try TemporaryFolder()
    variables = [.xdgStateHome: folder["state"]]
    try folder.write(
      "A.xcstrings",
      #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"x"}}}},"b":{}},"version":"1.0"}"#
    )
  }

  private func file(_ options: BrowseCommand = BrowseCommand()) -> DraftFile? {
    DraftFile(for: options, variables: variables)
  }

  private var tables: [Table] {
    get throws {
      let bytes = Array(try folder.text(of: "A.xcstrings").utf8)
      return [Table(catalog: CatalogFile(path: folder["A.xcstrings"], bytes: bytes))]
    }
  }

  private func draft(_ text: String, key: String = "a", at path: LeafPath = LeafPath())
    -> TextRequest
  {
    TextRequest(
      EntryName(file: folder["A.xcstrings"], key: key), locale: "de", path: path, from: "x",
      to: text)
  }

  private static let none = #"{"drafts":[]}"# + "\n"

  private var kept: String? { try? folder.text(of: "state/galley/drafts.json") }

  /// Texts and paths of any kind come back as they were.
  @Test(arguments: ["text", "", "a\tb\nc\\t\\\r", "%@ – 日本\u{301}", "\u{7F}\u{1B}[2J\r\n=\\n"])
  func theNextStartHasTheText(text: String) throws {
    let paths = [
      LeafPath(), LeafPath([.variation(axis: "plural", name: "few")]),
      LeafPath([.substitution("a.b"), .variation(axis: "plural", name: text)]),
      LeafPath([.value(3)]),
    ]
    for path in paths {
      var first = try #require(file())
      first.keep([draft(text, at: path)])
      var second = try #require(file())
      #expect(try second.take(for: tables) == [draft(text, at: path)])
      second.keep([])
      #expect(kept == Self.none)
    }
  }

  /// Another program may have moved the catalog away while its text was typed.
  @Test func aTextOfAMissingCatalogIsKeptAndDiscarded() throws {
    let catalog = try folder.text(of: "A.xcstrings")
    var drafts = try #require(file())
    try FileManager.default.removeItem(atPath: folder["A.xcstrings"])
    drafts.keep([draft("text")])
    try folder.write("A.xcstrings", catalog)
    var next = try #require(file())
    #expect(try next.take(for: tables) == [draft("text")])
    try FileManager.default.removeItem(atPath: folder["A.xcstrings"])
    next.keep([])
    #expect(kept == Self.none)
  }

  @Test func onlyTheOwnerCanReadIt() throws {
    var drafts = try #require(file())
    drafts.keep([draft("secret")])
    for (path, mode) in [("state/galley/drafts.json", 0o600), ("state/galley", 0o700)] {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder[path])
      #expect(attributes[.posixPermissions] as? Int == mode)
    }
  }

  /// Two runs keep theirs side by side; each takes back only its own.
  @Test func runsDoNotDropEachOther() throws {
    var one = try #require(file())
    var other = try #require(file())
    one.keep([draft("one")])
    other.keep([draft("other", key: "b")])
    one.keep([draft("one more")])
    #expect(
      try #require(file()).takeAll(try tables) == [draft("one more"), draft("other", key: "b")])
    one.keep([])
    #expect(try #require(file()).takeAll(try tables) == [draft("other", key: "b")])
  }

  /// What the catalog has by now is not offered, and forgotten.
  @Test func staleTextsAreForgotten() throws {
    var first = try #require(file())
    first.keep([draft("x")])
    var second = try #require(file())
    #expect(try second.take(for: tables).isEmpty)
    second.keep([])
    #expect(kept == Self.none)
  }

  /// On another branch, the file may lack the key.
  @Test func aTextOfAnUnknownKeyStays() throws {
    var drafts = try #require(file())
    drafts.keep([draft("text", key: "elsewhere"), draft("other")])
    var next = try #require(file())
    #expect(try next.take(for: tables) == [draft("other")])
    next.keep([])
    #expect(kept?.contains("elsewhere") == true && kept?.contains("other") == false)
  }

  @Test func itIsBounded() throws {
    var drafts = try #require(file())
    drafts.keep((0..<300).map { draft("text", key: "key \($0)") })
    #expect(kept?.split(separator: "\n").count == DraftFile.limit)
    drafts.keep(
      (0..<100).map { draft(String(repeating: "long ", count: 20_000), key: "key \($0)") })
    #expect(try #require(kept).utf8.count <= DraftFile.sizeLimit + 256)
  }

  @Test(arguments: ["my own notes\n", "", "{}", "[]", #"{"drafts":{}}"#, #"{"drafts":["#])
  func aForeignFileStaysUnderAnotherName(content: String) throws {
    try folder.write("state/galley/drafts.json", content)
    var drafts = try #require(file())
    #expect(try drafts.take(for: tables).isEmpty)
    drafts.keep([draft("text")])
    var next = try #require(file())
    #expect(try next.take(for: tables) == [draft("text")])
    #expect(try folder.text(of: "state/galley/drafts.json~") == content)
  }

  @Test func malformedDraftsAreSkipped() throws {
    let start = #"{"file":"\#(folder["A.xcstrings"])","key":"a","locale":"de""#
    let drafts = [
      "null", "3", "[]", "{}", start + "}", start + #","path":[]}"#, start + #","new":"y"}"#,
      start + #","path":[{"value":"z"}],"new":"y"}"#,
      start + #","path":[{"value":1.5}],"new":"y"}"#, start + #","path":["plural"],"new":"y"}"#,
      start + #","path":[],"old":"x","new":"fine","later":true}"#,
    ]
    try folder.write(
      "state/galley/drafts.json", #"{"drafts":[\#(drafts.joined(separator: ","))]}"#)
    #expect(try #require(file()).takeAll(try tables) == [draft("fine")])
  }

  /// A file for translators has the strings of several catalogs, maybe with the same keys.
  @Test func aTextBelongsToItsCatalog() throws {
    let file = { (name: String) in
      """
        <file original="\(name)" source-language="en" target-language="de" datatype="plaintext">
          <body><trans-unit id="a"><source>a</source><target>x</target></trans-unit></body>
        </file>
      """
    }
    try folder.write(
      "de.xliff",
      """
      <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
      \(file("A.xcstrings"))
      \(file("B.xcstrings"))
      </xliff>
      """)
    let read = try FileReader().read(FoundFile(path: folder["de.xliff"], format: .xliff))
    let tables = Catalog(files: [read]).tables
    #expect(tables.map(\.original) == ["A.xcstrings", "B.xcstrings"])
    var change = TextRequest(
      EntryName(file: folder["de.xliff"], key: "a"), locale: "de", path: LeafPath(), from: "x",
      to: "text")
    for original in ["A.xcstrings", "B.xcstrings", "C.xcstrings"] {
      change.original = original
      var first = try #require(self.file())
      first.keep([change])
      let offered = try #require(self.file()).takeAll(tables)
      #expect(offered == (original == "C.xcstrings" ? [] : [change]))
      first.keep([])
    }
  }

  @Test func scriptsAndReadersKeepNothing() {
    var script = BrowseCommand()
    script.script = "i"
    #expect(file(script) == nil)
    var reader = BrowseCommand()
    reader.isReadOnly = true
    #expect(file(reader) == nil)
    #expect(DraftFile(for: BrowseCommand(), variables: [:]) == nil)
  }
}

extension DraftFile {
  fileprivate func takeAll(_ tables: [Table]) -> [TextRequest] {
    var copy = self
    return copy.take(for: tables)
  }
}
