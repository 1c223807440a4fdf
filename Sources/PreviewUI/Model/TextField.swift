internal import TerminalUI

/// A line that the user types.
struct TextField: Equatable, Sendable {
  private var characters: [Character]
  /// The characters before the cursor.
  private(set) var cursor: Int
  /// Longer than anything that one types, and short enough for every frame: in bytes, for one
  /// character may have any number of marks.
  private static let limit = 4_096

  init(_ text: String = "") {
    characters = []
    cursor = 0
    insert(text)
  }

  var text: String { String(characters) }

  /// Whether the same text is typed in both, wherever their cursors are.
  func holdsText(of other: TextField) -> Bool { characters == other.characters }

  var beforeCursor: String { String(characters[..<cursor]) }
  var fromCursor: String { String(characters[cursor...]) }
  var isEmpty: Bool { characters.isEmpty }

  /// Types a text at the cursor, as much of it as there is room for; its lines become one.
  mutating func insert(_ text: some StringProtocol) {
    var room = Self.limit - characters.reduce(0) { $0 + $1.utf8.count }
    let typed = text.unicodeScalars.prefix { scalar in
      room -= UTF8.width(scalar)
      return room >= 0
    }
    guard !typed.isEmpty else { return }
    // What is typed may join the character before it, and no other.
    let start = max(0, cursor - 1)
    let joined =
      String(characters[start..<cursor]) + String(String.UnicodeScalarView(typed)).inOneLine
    characters.replaceSubrange(start..<cursor, with: joined)
    cursor = start + joined.count
  }

  /// Takes in a key; false where it does nothing here.
  mutating func edit(_ key: Key) -> Bool {
    switch key {
    case .character(let scalar): insert(String(scalar))
    case .backspace:
      guard cursor > 0 else { return false }
      cursor -= 1
      characters.remove(at: cursor)
    case .delete:
      if cursor < characters.count { characters.remove(at: cursor) }
    case .left, .control("b"): cursor = max(0, cursor - 1)
    case .right, .control("f"): cursor = min(characters.count, cursor + 1)
    case .home, .control("a"): cursor = 0
    case .end, .control("e"): cursor = characters.count
    case .control("u"): removeToCursor(from: 0)
    case .control("k"): characters.removeSubrange(cursor...)
    case .control("w"): removeToCursor(from: startOfWord)
    default: return false
    }
    return true
  }

  private var startOfWord: Int {
    let before = characters[..<cursor]
    let end = before.lastIndex { $0 != " " } ?? 0
    return before[..<end].lastIndex(of: " ").map { $0 + 1 } ?? 0
  }

  private mutating func removeToCursor(from start: Int) {
    characters.removeSubrange(start..<cursor)
    cursor = start
  }
}

extension String {
  /// The text with blanks for what begins a line or jumps in it.
  fileprivate var inOneLine: String {
    guard contains(where: { $0.isNewline || $0 == "\t" }) else { return self }
    return String(map { $0.isNewline || $0 == "\t" ? " " : $0 })
  }
}
