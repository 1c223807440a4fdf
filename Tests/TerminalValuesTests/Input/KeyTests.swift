import TerminalValues
import Testing

@Suite struct KeyTests {
  static let spellings: [(Key, String)] = [
    (.character("j"), "j"), (.character("G"), "G"), (.character(" "), "<Space>"),
    (.character("<"), "<lt>"), (.character(">"), ">"), (.character("é"), "é"),
    (.character("日"), "日"), (.character("\u{301}"), "\u{301}"),
    (.character("\u{200B}"), "<U+200B>"), (.character("\u{A0}"), "<U+A0>"),
    (.control("d"), "<C-d>"), (.control("@"), "<C-@>"), (.control("\\"), "<C-\\>"),
    (.control("]"), "<C-]>"), (.control("^"), "<C-^>"), (.control("_"), "<C-_>"),
    (.alt("b"), "<A-b>"), (.alt("B"), "<A-B>"), (.alt("."), "<A-.>"), (.alt("<"), "<A-<>"),
    (.enter, "<Enter>"), (.escape, "<Esc>"), (.tab, "<Tab>"), (.backTab, "<S-Tab>"),
    (.backspace, "<Backspace>"), (.delete, "<Delete>"), (.insert, "<Insert>"), (.up, "<Up>"),
    (.down, "<Down>"), (.left, "<Left>"), (.right, "<Right>"), (.home, "<Home>"),
    (.end, "<End>"), (.pageUp, "<PageUp>"), (.pageDown, "<PageDown>"), (.function(1), "<F1>"),
    (.function(12), "<F12>"), (.function(63), "<F63>"), (.unknown, "<Unknown>"),
  ]

  @Test(arguments: spellings) func spellsBothWays(_ key: Key, _ spelling: String) throws {
    #expect(key.description == spelling)
    #expect(try Key.keys(in: spelling) == [key])
  }

  @Test func readsAScript() throws {
    let keys = try Key.keys(in: "jj<Enter>/é<C-d>\n<space><PAGEDOWN>>\r\n")
    #expect(
      keys == [
        .character("j"), .character("j"), .enter, .character("/"), .character("é"), .control("d"),
        .character(" "), .pageDown, .character(">"),
      ])
    #expect(try Key.keys(in: Key.script(keys)) == keys)
    #expect(try Key.keys(in: "") == [])
  }

  @Test(arguments: [
    ("<", "<", 1), ("ab<", "<", 3), ("<>", "<", 1), ("é<Entre>", "<Entre>", 2),
    ("<<Enter>", "<<Enter>", 1), ("<C-é>", "<C-é>", 1), ("<C->", "<C->", 1), ("<A->", "<A->", 1),
    ("<A-bc>", "<A-bc>", 1),
    ("<U+110000>", "<U+110000>", 1), ("<U++41>", "<U++41>", 1), ("<U+D800>", "<U+D800>", 1),
    ("<F64>", "<F64>", 1), ("<F0>", "<F0>", 1), ("<a name far too long to be one>", "<", 1),
  ])
  func reportsWhatIsNotAKey(_ script: String, _ text: String, _ column: Int) {
    let error = #expect(throws: KeySpellingError.self) { try Key.keys(in: script) }
    #expect(error?.text == text)
    #expect(error?.column == column)
  }

  /// Bytes that a terminal sends for typed keys, and the keys.
  @Test(arguments: [
    (0x00, "<C-@>"), (0x01, "<C-a>"), (0x03, "<C-c>"), (0x08, "<Backspace>"), (0x09, "<Tab>"),
    (0x0A, "<Enter>"), (0x0D, "<Enter>"), (0x1A, "<C-z>"), (0x1B, "<Esc>"), (0x1C, "<C-\\>"),
    (0x1F, "<C-_>"), (0x20, "<Space>"), (0x3C, "<lt>"), (0x7E, "~"), (0x7F, "<Backspace>"),
    (0x85, "<Unknown>"), (0xE9, "é"),
  ])
  func recognizesTypedKeys(_ value: UInt8, _ spelling: String) {
    #expect(Key(typed: Unicode.Scalar(value)).description == spelling)
  }

  @Test func roundTripsEveryTypedScalar() throws {
    let scalars = (0...0x2FFF).compactMap { Unicode.Scalar($0 as Int) }
    let keys = scalars.map(Key.init(typed:))
    #expect(try Key.keys(in: Key.script(keys)) == keys)
  }

  @Test func sizesResizeTheScreenInAScript() throws {
    #expect(
      try Event.events(in: "j<60x20>\n<Enter><1x2000>")
        == [
          .key(.character("j")), .resize(Size(columns: 60, rows: 20)), .key(.enter),
          .resize(Size(columns: 1, rows: 2000)),
        ])
  }

  @Test(arguments: ["0x1", "60x", "60x2001", "60X20", "+6x20"])
  func aWrongSizeIsNoKey(name: String) {
    let error = #expect(throws: KeySpellingError.self) { try Event.events(in: "j<\(name)>") }
    #expect(error?.description == "unknown key '<\(name)>' at column 2")
    #expect(throws: KeySpellingError.self) { try Key.keys(in: "<60x20>") }
  }
}
