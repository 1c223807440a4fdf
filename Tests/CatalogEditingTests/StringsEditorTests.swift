import Foundation
import SourceText
import StringCatalog
import TestMaterial
import Testing

@testable import CatalogEditing

@Suite struct StringsEditorTests {
  private let order: KeyOrder

  init() throws { order = try .xcode() }

  private func edit(_ text: String, _ edits: [CatalogEdit]) throws -> String {
    let editor = CatalogEditor(path: "de.lproj/a.strings", order: order)
    let edited = try editor.apply(edits, to: Array(text.utf8))
    #expect(SourceSplice.apply(edited.undo, to: edited.bytes)?.bytes == Array(text.utf8))
    return String(decoding: edited.bytes, as: UTF8.self)
  }

  private func refusal(_ bytes: [UInt8], _ edit: CatalogEdit) -> EditRefusal? {
    do throws(EditRefusal) {
      _ = try CatalogEditor(path: "de.lproj/a.strings", order: order).apply([edit], to: bytes)
      return nil
    } catch {
      return error
    }
  }

  private static func text(_ key: String, _ old: String?, _ new: String?) -> CatalogEdit {
    CatalogEdit(key: key, .text(locale: "de", path: LeafPath()), from: old, to: new)
  }

  private static func comment(_ key: String, _ old: String?, _ new: String?) -> CatalogEdit {
    CatalogEdit(key: key, .comment, from: old, to: new)
  }

  // MARK: Texts

  @Test(arguments: [
    (#""k" = "v";"#, "a \"b\" \\", #""k" = "a \"b\" \\";"#),
    (#"k = v;"#, "w", #"k = w;"#), (#"k = v;"#, "two words", #"k = "two words";"#),
    (#"k = v;"#, "//", #"k = "//";"#), (#"k = v;"#, "", #"k = "";"#),
    (#"'k' = 'v';"#, "it's \"so\"", #"'k' = 'it\'s "so"';"#),
    (#"v;"#, "w", #"v = w;"#),
    (
      #""k" /* a */ = /* b */ "v" /* c */ ; // d"#, "w",
      #""k" /* a */ = /* b */ "w" /* c */ ; // d"#
    ),
    (#""k" = "v";"#, "a\nb\tc\r\u{1}\u{2028}é", #""k" = "a\nb\tc\r\U0001\U2028é";"#),
    // As the file writes its own.
    ("\"k\" = \"a\nb\";", "c\nd", "\"k\" = \"c\nd\";"),
    ("\"k\" = \"v\"; \"l\" = \"a\nb\";", "c\nd", "\"k\" = \"c\nd\"; \"l\" = \"a\nb\";"),
    ("\"k\" = \"v\"; \"l\" = \"a\\nb\";", "c\nd", "\"k\" = \"c\\nd\"; \"l\" = \"a\\nb\";"),
    ("\"k\" = \"a\r\nb\";\r\n", "c\r\nd", "\"k\" = \"c\r\nd\";\r\n"),
    ("\"k\" = \"a\r\nb\";\r\n", "c\nd", "\"k\" = \"c\\nd\";\r\n"),
    (#""k" = "\U00e9";"#, "ü😀", #""k" = "\U00fc\Ud83d\Ude00";"#),
    (#""k" = "\U00E9";"#, "ü", #""k" = "\U00FC";"#),
    (#"{ "k" = "v"; }"#, "w", #"{ "k" = "w"; }"#),
    (#""k" = "u"; "k" = "v";"#, "w", #""k" = "u"; "k" = "w";"#),
  ])
  func replacesATextAsTheFileWritesTexts(_ file: String, _ new: String, _ expected: String) throws {
    let key = try #require(Table(strings: file).entries.first)
    let old = try #require(key.localizations.first?.text)
    #expect(try edit(file, [Self.text(key.key, old, new)]) == expected)
    let list = try PropertyListSerialization.propertyList(from: Data(expected.utf8), format: nil)
    #expect((list as? [String: String])?[key.key] == new)
  }

  // MARK: Entries

  private static let file = """
    /*
      Main.strings
     */

    /* The first */
    "a" = "1";

    /* Heading */

    /* The third */
    "c" = "3";

    /* The fourth */
    "d" = "4";

    """

  @Test func addsAnEntryInItsPlace() throws {
    let edits = [Self.text("b", nil, "2"), Self.comment("b", nil, "The second")]
    #expect(
      try edit(Self.file, edits)
        == Self.file.replacingOccurrences(
          of: "\"1\";\n", with: "\"1\";\n\n/* The second */\n\"b\" = \"2\";\n"))
    let first = [Self.text("A", nil, "0"), Self.comment("A", nil, "x")]
    let caseless = try edit(Self.file, first)
    #expect(caseless.contains("\"1\";\n\n/* x */\n\"A\" = \"0\";\n\n/* Heading */"))
    let before = try edit(Self.file, [Self.text("0", nil, "0")])
    #expect(before.contains(" */\n\n\"0\" = \"0\";\n\n/* The first */\n\"a\""))
    let last = try edit(Self.file, [Self.text("x", nil, "9")])
    #expect(last == Self.file + "\n\"x\" = \"9\";\n")
  }

  @Test func addsAnEntryWhereTheEditSays() throws {
    var edit = Self.text("b", nil, "2")
    edit.place = .behind("c")
    var next = Self.text("bb", nil, "3")
    next.place = .behind("b")
    #expect(
      try self.edit(Self.file, [edit, next]).contains(
        "\"c\" = \"3\";\n\n\"b\" = \"2\";\n\n\"bb\" = \"3\";\n\n/* The fourth"))
    edit.place = .first
    #expect(try self.edit("z = 1;\ny = 2;\n", [edit]) == "b = 2;\nz = 1;\ny = 2;\n")
  }

  @Test(arguments: [
    ("", "\"n\" = \"1\";\n"), ("\n", "\"n\" = \"1\";\n"),
    ("/* h */\n", "/* h */\n\n\"n\" = \"1\";\n"), ("/* h */", "/* h */\n\n\"n\" = \"1\";"),
    ("{}", "{\n\"n\" = \"1\";\n}"), ("\u{FEFF}", "\u{FEFF}\"n\" = \"1\";\n"),
    ("\"a\"=\"1\";\"b\"=\"2\";", "\"a\"=\"1\";\"b\"=\"2\";\"n\"=\"1\";"),
    ("a = 1; b = 2; ", "a = 1; b = 2; n = 1; "),
    (
      "\"z\" = \"1\";\n\"y\" = \"2\"; // two\n",
      "\"z\" = \"1\";\n\"y\" = \"2\";\n\"n\" = \"1\"; // two\n"
    ),
    ("  'a'='1';\r\n", "  'a'='1';\r\n'n'='1';\r\n"),
    ("  'a'='1';\r\n  'b'='1';", "  'a'='1';\r\n  'b'='1';\r\n  'n'='1';"),
  ])
  func addsAnEntryInTheLayoutOfTheFile(_ file: String, _ expected: String) throws {
    #expect(try edit(file, [Self.text("n", nil, "1")]) == expected)
  }

  @Test(arguments: [
    ("/* h */\n\n/* 1 */\na = 1;\n\n/* 2 */\nb = 2;\n", "/* h */\n\n/* 2 */\nb = 2;\n"),
    ("/* 2 */\nb = 2;\n\n/* 1 */\na = 1;\n", "/* 2 */\nb = 2;\n"),
    ("b = 2;\na = 1;\nc = 3;\n", "b = 2;\nc = 3;\n"), ("a = 1;\n", "\n"), ("a = 1;", ""),
    ("b=2;a=1;c=3;", "b=2;c=3;"), ("a=1; b=2;", "b=2;"),
    ("a = 0;\nb = 2;\na = 1;\n", "b = 2;\n"),
    // A comment that stays does not become that of another key.
    (
      "b = 2;\n/* H */\n\n/* 1 */\na = 1;\n\n/* 3 */\nc = 3;\n",
      "b = 2;\n/* H */\n\n/* 3 */\nc = 3;\n"
    ),
    (
      "b = 2;\n/* H */\n\n/* 1 */\na = 1;\nc = 3;\n",
      "b = 2;\n/* H */\n\n/* No comment provided by engineer. */\nc = 3;\n"
    ),
    // A comment in the line of an entry belongs to the next one.
    ("b = 2;\na = 1; // one\nc = 3;\n", "b = 2;\n// one\nc = 3;\n"),
    // The first comment of a file belongs to no key if a blank line follows.
    ("a = 1;\n/* 2 */\n\nb = 2;\n", "/* 2 */\nb = 2;\n"),
  ])
  func removesAnEntryWithItsComment(_ file: String, _ expected: String) throws {
    let edit = CatalogEdit(key: "a", .entry, from: nil, to: nil)
    #expect(try self.edit(file, [edit]) == expected)
    let locale = CatalogEdit(key: "a", .localization("de"), from: nil, to: nil)
    #expect(try self.edit(file, [locale]) == expected)
  }

  @Test func takesRemovalsBack() throws {
    let editor = CatalogEditor(path: "de.lproj/a.strings", order: order)
    for key in ["a", "c", "d"] {
      let removal = CatalogEdit(key: key, .entry, from: nil, to: nil)
      let removed = try editor.apply([removal], to: Array(Self.file.utf8))
      let back = try editor.apply(removed.inverse, to: removed.bytes)
      let texts = { (bytes: [UInt8]) in
        Table(strings: bytes).entries.map {
          [$0.key, $0.comment, $0.localizations[0].text]
        }
      }
      #expect(texts(back.bytes) == texts(Array(Self.file.utf8)))
    }
  }

  /// The head of a file stays above what takes the place of its first entry.
  @Test func replacesTheFirstEntryBelowTheHead() throws {
    let file = "/* Head */\n\n/* 2 */\nb = 2;\n\nc = 3;\n\n/* 4 */\nd = 4;\n"
    let edits = [
      Self.text("a", nil, "1"), CatalogEdit(key: "b", .entry, from: nil, to: nil),
    ]
    let edited = try edit(file, edits)
    #expect(edited.hasPrefix("/* Head */\n\n"))
    #expect(edited.hasSuffix("\n\nc = 3;\n\n/* 4 */\nd = 4;\n"))
    #expect(!edited.contains("No comment"))
  }

  // MARK: Comments

  @Test(
    arguments: [
      ("/* c */\na = 1;", "d", "/* d */\na = 1;"), ("/*c*/a = 1;", "d", "/*d*/a = 1;"),
      ("// c\na = 1;", "d", "// d\na = 1;"), ("// c\na = 1;", "d\ne", "/* d\ne */\na = 1;"),
      ("/*\n c\n */\na = 1;", "d", "/*\n d\n */\na = 1;"),
      ("/* c */\na = 1;", "d */", "// d */\na = 1;"), ("/* c */\na = 1;", nil, "a = 1;"),
      ("b = 2; /* c */ a = 1;", nil, "b = 2; a = 1;"),
      (
        "b = 2;\n/* h */\n/* c */\na = 1;", nil,
        "b = 2;\n/* h */\n/* No comment provided by engineer. */\na = 1;"
      ),
      ("b = 2; // c\na = 1;", nil, "b = 2;\na = 1;"),
      ("a = 1;", "d", "/* d */\na = 1;"), ("b = 2;a = 1;", "d", "b = 2;/* d */ a = 1;"),
      ("b = 2;\n\ta = 1;", "d", "b = 2;\n\t/* d */\n\ta = 1;"),
      ("// x\nb = 2;\na = 1;", "d", "// x\nb = 2;\n// d\na = 1;"),
      ("/* h */\n\na = 1;", "d", "/* h */\n\n/* d */\na = 1;"),
      ("/* No comment provided by engineer. */\na = 1;", "d", "/* d */\na = 1;"),
    ] as [(String, String?, String)])
  func changesTheComment(_ file: String, _ new: String?, _ expected: String) throws {
    let old = Table(strings: file).entry(forKey: "a")?.comment
    #expect(try edit(file, [Self.comment("a", old, new)]) == expected)
  }

  // MARK: Encodings

  @Test(arguments: [
    FileEncoding(), FileEncoding(.utf8, markCount: 1), FileEncoding(.utf8, markCount: 2),
    FileEncoding(.utf16(isBigEndian: false), markCount: 1),
    FileEncoding(.utf16(isBigEndian: true), markCount: 1),
    FileEncoding(.utf16(isBigEndian: false)), FileEncoding(.utf16(isBigEndian: true)),
    FileEncoding(.utf32(isBigEndian: false), markCount: 1),
    FileEncoding(.utf32(isBigEndian: true), markCount: 1),
  ])
  func keepsTheEncoding(_ encoding: FileEncoding) throws {
    let editor = CatalogEditor(path: "de.lproj/a.strings", order: order)
    let bytes = encoding.encode(Self.file)
    let edited = try editor.apply([Self.text("c", "3", "drei 😀")], to: bytes)
    let expected = Self.file.replacingOccurrences(of: "\"3\"", with: "\"drei 😀\"")
    #expect(edited.bytes == encoding.encode(expected))
    #expect(SourceSplice.apply(edited.undo, to: edited.bytes)?.bytes == bytes)
  }

  // MARK: Refusals

  @Test func refusesWhatTheFormatLacks() {
    let path = LeafPath([.variation(axis: "plural", name: "one")])
    let parts: [CatalogEdit.Part] = [
      .state(locale: "de", path: LeafPath()), .extractionState, .shouldTranslate,
      .isCommentAutoGenerated,
      .text(locale: "fr", path: LeafPath()), .text(locale: "de", path: path),
    ]
    for part in parts {
      let edit = CatalogEdit(key: "a", part, from: nil, to: "new")
      #expect(refusal(Array(Self.file.utf8), edit) == .notInFormat(edit))
    }
    for text in [" c", "c ", "No comment provided by engineer.", "a */\nb"] {
      let edit = Self.comment("a", "The first", text)
      #expect(refusal(Array(Self.file.utf8), edit) == .notInFormat(edit))
    }
    let other = Self.text("a", "x", "y")
    #expect(refusal(Array(Self.file.utf8), other) == .changed(other, now: "1"))
    let missing = Self.comment("x", nil, "y")
    #expect(refusal(Array(Self.file.utf8), missing) == .missing(missing))
    let list = Self.text("a", nil, "y")
    #expect(refusal(Array("a = (x); b = 1;".utf8), list) == .otherShape(list))
  }

  @Test(arguments: [
    "a = 1", "a = 1;;b = 2;", "\"a\" = \"1;", "a : 1;", "<<<<<<< x\na = 1;\n=======\n>>>>>>> y\n",
    "a = 1; # b", "a = 1; /* b", "{ a = 1;",
  ])
  func refusesFilesThatAreNotRead(_ file: String) {
    let refusal = refusal(Array(file.utf8), Self.text("a", "1", "2"))
    guard case .unreadable(let diagnostic)? = refusal else {
      Issue.record("\(String(describing: refusal))")
      return
    }
    #expect(diagnostic.path == "de.lproj/a.strings")
  }

  @Test func refusesInvalidBytesAndBinaryFiles() throws {
    guard case .unreadable? = refusal([0x61, 0x3D, 0xFF, 0x3B], Self.text("a", nil, "1")) else {
      Issue.record("edited")
      return
    }
    let binary = try PropertyListSerialization.data(
      fromPropertyList: ["a": "1"], format: .binary, options: 0)
    guard case .unsupported(let diagnostic)? = refusal(Array(binary), Self.text("a", "1", "2"))
    else {
      Issue.record("edited")
      return
    }
    #expect(
      diagnostic.message == "cannot edit a binary property list; convert the file to XML first")
  }
}
