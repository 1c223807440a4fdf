import Foundation
import TestMaterial
import Testing

@testable import StringCatalog

@Suite struct StringsReaderTests {
  /// Texts that Foundation accepts, with the entries that it reads.
  static let grammar: [(String, [[String]])] = [
    ("", []), (" \n", []), ("/* only a comment */", []), ("// only a comment", []),
    (#""a" = "b";"#, [["a", "b"]]), (#"'a' = 'b"c';"#, [["a", "b\"c"]]),
    ("a = b;", [["a", "b"]]), ("a=b;c=d;", [["a", "b"], ["c", "d"]]),
    ("A-z_0.9$/: = x;", [["A-z_0.9$/:", "x"]]), ("http://x = b;", [["http://x", "b"]]),
    ("a = c//d;", [["a", "c//d"]]), (#""Hello";"#, [["Hello", "Hello"]]),
    ("a;b;", [["a", "a"], ["b", "b"]]),
    (#"{ "a" = "b"; }"#, [["a", "b"]]), ("{}", []), ("{a=b;} // end", [["a", "b"]]),
    ("\"a\"/**/=/* x */'b'// y\n;", [["a", "b"]]),
    ("a\u{2028}=\u{2029}b\u{B}\u{C}\t;", [["a", "b"]]),
    ("// one\u{2028}a = b;", [["a", "b"]]), ("// one\ra = b;", [["a", "b"]]),
    ("\"a\" = \"line\nline\r\nline\";", [["a", "line\nline\r\nline"]]),
    ("\"é\" = \"ü\";", [["é", "ü"]]), (#""" = "";"#, [["", ""]]),
    (#""a" = "x \" y";"#, [["a", "x \" y"]]), ("/* a // b */ a = b;", [["a", "b"]]),
    ("// a /* b\na = b;", [["a", "b"]]),
    (#""a" = "/* no comment */";"#, [["a", "/* no comment */"]]),
    ("\u{FEFF}a = b;", [["a", "b"]]), ("a = b;\n\u{FEFF}\n", [["a", "b"]]),
    ("a = b; a = c;", [["a", "c"]]),
    ("a = b; c = d; a = e;", [["a", "e"], ["c", "d"]]),
  ]

  @Test(arguments: grammar) func reads(_ text: String, _ entries: [[String]]) {
    #expect(LegacyFile(strings: text).texts == entries)
  }

  @Test(arguments: grammar.filter { !$0.0.isEmpty })
  func foundationAgrees(_ text: String, _ entries: [[String]]) throws {
    let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    let expected = Dictionary(entries.map { ($0[0], $0[1]) }) { $1 }
    #expect(list as? [String: String] == expected)
  }

  @Test(arguments: [
    ("/* c */ a = b;", "c"), ("// c\na = b;", "c"), ("/* x */ /* c */ a = b;", "c"),
    ("/*\n c \n*/a = b;", "c"), ("a = b; /* behind */", nil), ("a = b;", nil),
    ("/* No comment provided by engineer. */ a = b;", nil),
    // The header of a file.
    ("/* Main.strings */\n\na = b;", nil), ("/* Main.strings */\r\n\r\na = b;", nil),
    ("// Main.strings\n//\n\na = b;", nil), ("/* Main.strings */\n\n/* a */\n\na = b;", nil),
    ("/* Main.strings */\r\na = b;", "Main.strings"),
    ("b = c; /* a */\n\na = b;", "a"), ("/* Main.strings */\n\n/* a */\na = b;", "a"),
    ("b = c /* behind a missing semicolon */ a = d;", "behind a missing semicolon"),
    ("b = c /* before it */; a = d;", nil),
    ("/* c */ x = y; a = b;", nil), ("/* x */ x = y; /* c */ a = b;", "c"),
    ("/* a in a \"comment\" */ a = b;", "a in a \"comment\""),
  ])
  func givesTheCommentToItsKey(_ text: String, _ comment: String?) {
    #expect(LegacyFile(strings: text).table.entry(forKey: "a")?.comment == comment)
  }

  @Test func placesStatesAndLocale() throws {
    let file = LegacyFile(
      strings: Array("/* c */\n\"k\" = \"v\";\n\"e\" = \"\";".utf8), locale: "pt-BR")
    #expect(file.table.locales == ["pt-BR"])
    let entry = try #require(file.table.entry(forKey: "k"))
    let leaf = try #require(entry.localizations.first?.leaves.first)
    #expect(entry.location == SourceLocation(line: 2, column: 1))
    #expect(entry.commentLocation == SourceLocation(line: 1, column: 1))
    #expect(leaf.location == SourceLocation(line: 2, column: 7))
    #expect(leaf.state == "translated")
    #expect(leaf.path == LeafPath())
    let empty = try #require(file.table.entry(forKey: "e")?.localizations.first?.leaves.first)
    #expect(empty.state == "new")
    #expect(empty.isEmpty)
    #expect(file.file.format == .strings)
  }

  // MARK: Other forms

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func readsOtherPropertyLists(_ format: PropertyListSerialization.PropertyListFormat) throws {
    let texts = ["key": "a < b & \"c\" 😀", "é": "ü", "empty": "", "": "e"]
    let bytes = try PropertyListSerialization.data(
      fromPropertyList: texts, format: format, options: 0)
    let file = LegacyFile(strings: Array(bytes))
    #expect(Dictionary(uniqueKeysWithValues: file.texts.map { ($0[0], $0[1]) }) == texts)
    #expect(file.diagnostics == [])
  }

  @Test func keepsOtherValuesOut() throws {
    let list: [String: Any] = ["a": "b", "n": 1, "l": ["x"], "d": Data([1]), "m": ["x": "y"]]
    let bytes = try PropertyListSerialization.data(
      fromPropertyList: list, format: .xml, options: 0)
    let file = LegacyFile(strings: Array(bytes))
    #expect(file.texts == [["a", "b"]])
    #expect(file.file.diagnostics.map(\.rule) == Array(repeating: .plistSyntax, count: 4))
    #expect(Set(file.file.diagnostics.map(\.key)) == ["n", "l", "d", "m"])
    #expect(
      Set(file.file.diagnostics.map(\.message))
        == Set(
          ["a number", "an array", "data", "a dictionary"].map {
            "the value of this key is \($0), not a string; ignored"
          }))
  }

  // MARK: Hostile files

  /// If Foundation accepts a file, both read the same entries.
  @Test func agreesWithFoundationOnMutations() throws {
    let sample = Array(
      """
      /* c */ "key 1" = "one \\"two\\" \\U00e9"; // d
      key2 = 'x"y'; "k" = "v";
      "é" = "line
      line"; short; /* a
       b */ http://x = "\\351";
      """.utf8)
    var generator = SeededGenerator(seed: 1)
    var accepted = 0
    for _ in 0..<4000 {
      let bytes = generator.mutation(of: sample)
      let file = LegacyFile(strings: bytes)
      #expect(file.visit() >= 0)
      let isSound = !file.file.diagnostics.contains { $0.severity == .error }
      let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
      // If Foundation rejects a file, the reader reports an error.
      #expect(!isSound || list != nil, "\(String(decoding: bytes, as: UTF8.self))")
      guard isSound, let list else { continue }
      accepted += 1
      let expected = try #require(list as? [String: String])
      let texts = Dictionary(file.texts.map { ($0[0], $0[1]) }) { $1 }
      #expect(texts == expected, "\(String(decoding: bytes, as: UTF8.self))")
    }
    #expect(accepted > 500)
  }

  @Test func survivesTruncation() {
    let sample = Array(
      #"/* c */ "a" = "b\U00e9"; d = (x, {y = <00>;}); 'e' : 'f'; short; "é" = "ü";"#.utf8)
    var counts: [Int] = []
    for length in 0...sample.count {
      let file = LegacyFile(strings: sample.prefix(length))
      #expect(file.visit() >= 0)
      counts.append(file.texts.count)
    }
    #expect(counts.max() == 4)
  }

  @Test(arguments: [
    "\"a\" = ", "{ a = ", "(", "a = {", "a = (", "\" /* \" = \"v\n", "a = /*\n", "\"\\", "'", ";",
    "=",
    "/*", "//", "\\", "\u{201C}", "#", "a=b", "a=b ", "\n\"k\" = \"v", "a={b=c;d=",
  ])
  func survivesRepetition(_ piece: String) {
    let bytes = Array(String(repeating: piece, count: 20_000).utf8)
    #expect(LegacyFile(strings: bytes).visit() >= 0)
    #expect(LegacyFile(stringsdict: bytes).visit() >= 0)
  }
}
