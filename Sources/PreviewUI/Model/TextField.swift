internal import TerminalUI

/// A line that the user types.
struct TextField: Equatable, Sendable {
  private var characters: [Character]
  /// The characters before the cursor.
  private(set) var cursor: Int
  /// Longer than anything that one types, and short enough for every frame.
  private static let limit = 4_096

  init(_ text: String = "") {
    characters = Array(text.prefix(Self.limit))
    cursor = characters.count
  }

  var text: String { String(characters) }
  var beforeCursor: String { String(characters[..<cursor]) }
  var atCursor: String { cursor < characters.count ? String(characters[cursor]) : "" }
  var behindCursor: String {
    cursor < characters.count ? String(characters[(cursor + 1)...]) : ""
  }

  /// Types a text at the cursor.
  mutating func insert(_ text: some StringProtocol) {
    let typed = text.prefix(max(0, Self.limit - characters.count))
    // What follows may join what is before it to one character.
    let before = Array(beforeCursor + typed)
    characters.replaceSubrange(..<cursor, with: before)
    cursor = before.count
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
