import TerminalValues
import Testing

@testable import PreviewUI

/// Keys that edit a line.
@Suite struct TextFieldTests {
  private func typed(_ keys: String) throws -> TextField {
    var field = TextField()
    for key in try Key.keys(in: keys) { _ = field.edit(key) }
    return field
  }

  /// Keys, the text after them, and the position of the cursor.
  @Test(arguments: [
    ("", "", 0), ("abc", "abc", 3), ("abc<Left>x", "abxc", 3), ("abc<Home>x", "xabc", 1),
    ("abc<C-a><Right><Right>x", "abxc", 3), ("abc<C-b><C-b><C-f><Delete>", "ab", 2),
    ("abc<Backspace><Backspace>", "a", 1), ("<Backspace>a", "a", 1), ("abc<Delete>", "abc", 3),
    ("one two  three<C-w>", "one two  ", 9), ("one two  <C-w>", "one ", 4),
    ("one<C-w><C-w>", "", 0),
    ("abc<Left><C-u>", "c", 0), ("abc<Left><Left><C-k>", "a", 1), ("abc<C-a><C-k>x", "x", 1),
    ("abc<Left><C-e>d", "abcd", 4), ("a<Left><Left><Left>b", "ba", 1),
    ("one two<A-b>x", "one xtwo", 5), ("one two <A-b><A-b>x", "xone two ", 1),
    ("one  two<Home><A-f>x", "onex  two", 4), ("one  two<Home><A-f><A-f>x", "one  twox", 9),
    ("<A-b><A-f>a", "a", 1),
    // A combining mark joins the letter before it, and is deleted with it.
    ("e\u{301}", "é", 1), ("e\u{301}<Backspace>", "", 0), ("ae<Left>\u{301}", "áe", 1),
    // A flag is two scalars, a family seven.
    ("🇫🇷<Left>x", "x🇫🇷", 1), ("👨‍👩‍👧‍👦<Backspace>x", "x", 1), ("日本<Left>x", "日x本", 2),
    ("שלום<Left>x", "שלוxם", 4), ("a<Space>b", "a b", 3),
  ])
  func keys(keys: String, text: String, cursor: Int) throws {
    let field = try typed(keys)
    #expect(field.text == text)
    #expect(field.cursor == cursor)
    #expect(field.beforeCursor + field.fromCursor == field.text)
  }

  @Test(arguments: ["<F5>", "<PageUp>", "<Insert>", "<C-z>", "<Tab>", "<Enter>", "<A-x>", "<C-\\>"])
  func otherKeysDoNotEdit(key: String) throws {
    var field = TextField("abc")
    #expect(!field.edit(try #require(try Key.keys(in: key).first)))
    #expect(field == TextField("abc"))
  }

  @Test func lineBreaksBecomeBlanks() {
    var field = TextField("a")
    field.insert("b\nc\r\nd\te")
    #expect(field.text == "ab c d e")
  }

  /// The limit counts bytes: one character may have a megabyte of combining marks.
  @Test(arguments: ["x", "日", "\u{301}", "👨‍👩‍👧‍👦", "\n"])
  func aMegabyteIsCutToTheLimit(piece: String) {
    var field = TextField("e")
    field.insert(String(repeating: piece, count: 1_000_000 / piece.utf8.count))
    #expect((4_000...4_096).contains(field.text.utf8.count))
    let full = field
    field.insert(String(repeating: piece, count: 100))
    #expect(field.text.utf8.count <= 4_096)
    #expect(field.text.hasPrefix(full.text) || piece == "\u{301}")
  }
}
