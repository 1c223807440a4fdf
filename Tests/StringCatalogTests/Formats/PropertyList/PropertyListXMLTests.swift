import Foundation
import Testing

@testable import StringCatalog

@Suite struct PropertyListXMLTests {
  typealias Shape = PropertyListTests.Shape

  static func read(_ text: String) -> (shape: Shape?, problems: [String]) {
    PropertyListTests.read(Array(text.utf8))
  }

  static let contents: [(String, String)] = [
    ("", ""), ("a", "a"), ("&amp;&lt;&gt;&quot;&apos;", "&<>\"'"), ("&#65;&#x41;&#x1F600;", "AA😀"),
    ("&#x0041;", "A"), ("a<![CDATA[<b>&amp;]]>c", "a<b>&amp;c"), ("<![CDATA[]]>", ""),
    ("a\r\nb\rc", "a\r\nb\rc"), ("  a\n", "  a\n"), ("<![CDATA[]]]]><![CDATA[>]]>", "]]>"),
    ("é 😀", "é 😀"),
  ]

  @Test(arguments: contents) func decodes(_ content: String, _ text: String) throws {
    let document = "<plist version=\"1.0\"><string>\(content)</string></plist>"
    let (shape, problems) = Self.read(document)
    #expect(shape == .text(text))
    #expect(problems == [])
    let list = try PropertyListSerialization.propertyList(from: Data(document.utf8), format: nil)
    #expect(list as? String == text)
  }

  static let documents: [(text: String, shape: Shape?, problems: [String])] = [
    ("<plist><string/></plist>", .text(""), []), ("<plist><dict/></plist>", .dictionary([:]), []),
    ("<string>b</string>", .text("b"), []),
    ("<!-- a --><plist><string>b</string></plist><!-- b -->\n", .text("b"), []),
    (
      "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<plist ><string >b</string ></plist >",
      .text("b"), []
    ),
    (
      "<plist><array><true/><false></false><integer>1</integer><real>1</real><date/><data/></array></plist>",
      .array([
        .kind("a boolean"), .kind("a boolean"), .kind("a number"), .kind("a number"),
        .kind("a date"), .kind("data"),
      ]), []
    ),
    (
      "<!DOCTYPE plist [<!ENTITY a \"<b>\">]><plist><string>&a;</string></plist>", .text("&a;"),
      ["1:52: plist-syntax: unknown entity; write & as &amp;"]
    ),
    (
      "<?xml version='1.0' encoding='ISO-8859-1'?><plist><string>b</string></plist>", .text("b"),
      ["1:1: encoding: the file declares ISO-8859-1 but is read as UTF-8"]
    ),
    (
      "<plist><string>&foo; & b</string></plist>", .text("&foo; & b"),
      [
        "1:16: plist-syntax: unknown entity; write & as &amp;",
        "1:22: plist-syntax: unknown entity; write & as &amp;",
      ]
    ),
    (
      "<plist><string>&#0;&#xD800;&#x110000;&#99999999999;</string></plist>",
      .text("\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
      [16, 20, 28, 38].map {
        "1:\($0): plist-syntax: invalid character number; shown as U+FFFD"
      }
    ),
    (
      "<plist><string>a\u{8}</string></plist>", .text("a\u{8}"),
      ["1:17: control-char: U+0008 is not allowed in XML"]
    ),
    (
      "<plist><string>a<!-- x -->b</string></plist>", .text("ab"),
      ["1:17: plist-syntax: a comment inside <string>; Foundation rejects the file"]
    ),
    (
      "<plist><dict><key>a</key><key>b</key><string>c</string><key>d</key></dict></plist>",
      .dictionary(["b": .text("c")]),
      [
        "1:19: plist-syntax: key without a value; ignored",
        "1:61: plist-syntax: key without a value; ignored",
      ]
    ),
    (
      "<plist><dict><string>c</string></dict></plist>", .dictionary([:]),
      ["1:14: plist-syntax: a value without a key; ignored"]
    ),
    (
      "<plist><key>c</key><array><key>d</key></array></plist>", .array([]),
      [
        "1:8: plist-syntax: <key> outside of a <dict>; ignored",
        "1:27: plist-syntax: <key> outside of a <dict>; ignored",
      ]
    ),
    (
      "<plist><string>a</string><string>b</string></plist>", .text("a"),
      ["1:26: plist-syntax: a second value in the property list; ignored"]
    ),
    (
      "<plist><dict>text<key>a</key><string>b</string></dict></plist>",
      .dictionary(["a": .text("b")]),
      ["1:14: plist-syntax: text between elements; ignored"]
    ),
    (
      "<plist><dict><key>a</key><set><string>x</string> x </set><key>b</key><string>c</string></dict></plist>",
      .dictionary(["b": .text("c")]),
      [
        "1:19: plist-syntax: key without a value; ignored",
        "1:26: plist-syntax: unknown element <set>; ignored",
      ]
    ),
    (
      "<plist><array><string>a</key><string>b</array></plist>", .array([.text("a"), .text("b")]),
      [
        "1:24: plist-syntax: </key> instead of </string>",
        "1:39: plist-syntax: </array> instead of </string>",
      ]
    ),
    (
      "<plist><array><string>a<string>b</string></array></plist>",
      .array([.text("a"), .text("b")]),
      ["1:23: plist-syntax: <string> is not closed before the next element"]
    ),
    (
      "<plist><array><dict></array></string></plist>", .array([.dictionary([:])]),
      [
        "1:15: plist-syntax: <dict> is not closed before </array>",
        "1:29: plist-syntax: </string> without an opening tag",
      ]
    ),
    (
      "<plist><dict><key>a</key><string>b", .dictionary(["a": .text("b")]),
      [
        "1:8: plist-syntax: unterminated <dict>",
        "1:34: plist-syntax: unterminated <string>",
      ]
    ),
    ("<plist></plist>", nil, ["1:16: plist-syntax: the property list is empty"]),
    (
      "<plist><string>a</string", .text("a"),
      [
        "1:1: plist-syntax: unterminated <plist>",
        "1:17: plist-syntax: unterminated tag: missing '>'",
      ]
    ),
    (
      "<plist><string>a</string></plist><!-- ", .text("a"),
      ["1:34: plist-syntax: unterminated markup"]
    ),
    (
      "<!DOCTYPE plist", nil,
      [
        "1:1: plist-syntax: unterminated declaration",
        "1:16: plist-syntax: the property list is empty",
      ]
    ),
  ]

  @Test(arguments: documents.indices) func reads(_ number: Int) {
    let (text, expectedShape, expectedProblems) = Self.documents[number]
    let (shape, problems) = Self.read(text)
    #expect(shape == expectedShape)
    #expect(problems == expectedProblems)
  }

  @Test func leavesOutWhatIsTooDeep() {
    let deep = String(repeating: "<array>", count: 100_000)
    let text = "<plist><dict><key>a</key>\(deep)</dict>"
    #expect(
      Self.read(text).problems.contains {
        $0.contains("values nested more than 512 deep; ignored")
      }
    )
    let closed = deep + deep.replacing("<", with: "</")
    let (shape, problems) = Self.read(
      "<plist><dict><key>a</key>\(closed)<key>b</key><string>c</string></dict></plist>")
    guard case .dictionary(let members) = shape else {
      Issue.record("no dictionary")
      return
    }
    #expect(members["b"] == .text("c"))
    #expect(problems.count == 1)
  }

  @Test(arguments: [
    "<", "<a", "<![CDATA[", "<!--", "<?", "&", "&#1", "<!", "</", "<dict>", "</dict>", "<key>",
    "<string>&",
    "<array><dict>", "<a b='", "<plist>", "<![CDATA[]]>", "<!-- -->",
  ])
  func survivesRepetition(_ piece: String) {
    let bytes = Array(("<plist><array><string>" + String(repeating: piece, count: 20_000)).utf8)
    #expect(LegacyFile(strings: bytes).visit() >= 0)
    let elements = Array(("<plist><array>" + String(repeating: piece, count: 20_000)).utf8)
    #expect(LegacyFile(stringsdict: elements).visit() >= 0)
  }

  @Test func placesTextsInXML() throws {
    let text =
      "<?xml version=\"1.0\"?>\n<plist><dict>\n <key>ü</key> <string>\nx</string>\n</dict></plist>"
    let file = LegacyFile(strings: text)
    let entry = try #require(file.table.entry(forKey: "ü"))
    #expect(entry.location == SourceLocation(line: 3, column: 7))
    #expect(
      entry.localizations.first?.leaves.first?.location == SourceLocation(line: 3, column: 23))
  }
}
