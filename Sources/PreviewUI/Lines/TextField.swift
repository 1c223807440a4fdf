internal import TerminalUI

/// A line of text with a cursor, as the user types it.
struct TextField: Equatable, Sendable {
  private var characters: [Character]
  /// The number of characters before the cursor.
  private(set) var cursor: Int
  /// Whether all of the text is selected, so that typing replaces it.
  private(set) var isSelected = false
  /// The most bytes that a field holds: more than a user types, few enough to draw in every frame.
  ///
  /// Bytes, because one character may have any number of combining marks.
  private static let limit = 4_096
  /// The same for the text of a row.
  private static let limitOfLines = 65_536
  /// Whether the field takes line breaks and tabs as they are.
  private let takesLines: Bool

  /// Whether a field holds all of the text of a row.
  static func holds(_ text: String) -> Bool { text.utf8.count <= limitOfLines }

  init(_ text: String = "", takesLines: Bool = false) {
    characters = []
    cursor = 0
    self.takesLines = takesLines
    insert(text)
  }

  var text: String { String(characters) }

  /// Whether both fields hold the same text, wherever their cursors are.
  func holdsText(of other: TextField) -> Bool { characters == other.characters }

  var beforeCursor: String { String(characters[..<cursor]) }
  var fromCursor: String { String(characters[cursor...]) }
  var isEmpty: Bool { characters.isEmpty }

  /// Selects all of the text until the next change.
  mutating func selectAll() {
    cursor = characters.count
    isSelected = !isEmpty
  }

  /// Inserts text at the cursor or in place of the selection, up to the limit of the field.
  ///
  /// Line breaks and tabs become blanks, unless the field takes them.
  mutating func insert(_ text: some StringProtocol) {
    if isSelected { removeAll() }
    var room = takesLines ? Self.limitOfLines : Self.limit
    room -= characters.reduce(0) { $0 + $1.utf8.count }
    let typed = text.unicodeScalars.prefix { scalar in
      room -= UTF8.width(scalar)
      return room >= 0
    }
    guard !typed.isEmpty else { return }
    // The typed text may join the character before it, as a combining mark does, but no other.
    let start = max(0, cursor - 1)
    let text = String(String.UnicodeScalarView(typed))
    let joined = String(characters[start..<cursor]) + (takesLines ? text : text.inOneLine)
    characters.replaceSubrange(start..<cursor, with: joined)
    cursor = start + joined.count
  }

  /// Applies an editing key; false if the key does not edit.
  mutating func edit(_ key: Key) -> Bool {
    switch key {
    case .character(let scalar): insert(String(scalar))
    case .backspace where isSelected, .delete where isSelected: removeAll()
    case .backspace:
      guard cursor > 0 else { return false }
      cursor -= 1
      characters.remove(at: cursor)
    case .delete:
      if cursor < characters.count { characters.remove(at: cursor) }
    case .left, .control("b"): cursor = max(0, cursor - 1)
    case .right, .control("f"): cursor = min(characters.count, cursor + 1)
    case .alt("b"): cursor = startOfWord
    case .alt("f"): cursor = endOfWord
    case .home, .control("a"): cursor = 0
    case .end, .control("e"): cursor = characters.count
    case .control("u"): removeToCursor(from: 0)
    case .control("k"): characters.removeSubrange(cursor...)
    case .control("w"): removeToCursor(from: startOfWord)
    default: return false
    }
    isSelected = false
    return true
  }

  private mutating func removeAll() {
    characters = []
    cursor = 0
    isSelected = false
  }

  private var startOfWord: Int {
    let before = characters[..<cursor]
    let end = before.lastIndex { $0 != " " } ?? 0
    return before[..<end].lastIndex(of: " ").map { $0 + 1 } ?? 0
  }

  private var endOfWord: Int {
    let start = characters[cursor...].firstIndex { $0 != " " } ?? characters.endIndex
    return characters[start...].firstIndex(of: " ") ?? characters.endIndex
  }

  private mutating func removeToCursor(from start: Int) {
    characters.removeSubrange(start..<cursor)
    cursor = start
  }
}

extension String {
  /// The text with blanks in place of line breaks and tabs.
  fileprivate var inOneLine: String {
    guard contains(where: { $0.isNewline || $0 == "\t" }) else { return self }
    return String(map { $0.isNewline || $0 == "\t" ? " " : $0 })
  }
}
