internal import TerminalValues

/// An editable text with a cursor.
struct TextField: Equatable, Sendable {
  private(set) var characters: [Character]
  /// The number of characters before the cursor.
  private(set) var cursor: Int
  /// Whether all text is selected, so that typing replaces it.
  private(set) var isSelected = false
  /// The maximum number of bytes: more than a user types, but few enough to draw in every frame.
  ///
  /// Counted in bytes, because a character may have any number of combining marks.
  private static let limit = 4_096
  /// The maximum number of bytes in a field for a row's string.
  private static let limitOfLines = 65_536
  /// Whether the field accepts line breaks and tabs.
  private let takesLines: Bool

  /// Whether a string fits into a field for a row's string.
  static func holds(_ text: String) -> Bool { text.utf8.count <= limitOfLines }

  init(_ text: String = "", takesLines: Bool = false) {
    characters = []
    cursor = 0
    self.takesLines = takesLines
    insert(text)
  }

  var text: String { String(characters) }

  /// Whether both fields have the same text, regardless of their cursors.
  func holdsText(of other: TextField) -> Bool { characters == other.characters }

  var beforeCursor: String { String(characters[..<cursor]) }
  var fromCursor: String { String(characters[cursor...]) }
  var isEmpty: Bool { characters.isEmpty }

  /// A field with some of the characters; the cursor is at the same place, or at their start if it is elsewhere.
  func part(_ range: Range<Int>) -> TextField {
    var part = self
    part.characters = Array(characters[range])
    part.cursor =
      (0...range.count).contains(cursor - range.lowerBound) ? cursor - range.lowerBound : 0
    return part
  }

  /// Moves the cursor to before a character.
  mutating func move(to place: Int) {
    cursor = min(max(0, place), characters.count)
    isSelected = false
  }

  /// Selects all text until the next change.
  mutating func selectAll() {
    cursor = characters.count
    isSelected = !isEmpty
  }

  /// Inserts text; returns true, because the field has changed.
  mutating func inserted(_ text: some StringProtocol) -> Bool {
    insert(text)
    return true
  }

  /// Inserts text at the cursor or replaces the selection, up to the limit.
  ///
  /// Line breaks and tabs become spaces unless the field accepts them.
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

  /// Handles an editing key; returns false if the key does not edit.
  mutating func edit(_ key: Key) -> Bool {
    switch key {
    case .character(let scalar): insert(String(scalar))
    case .backspace where isSelected, .delete where isSelected: removeAll()
    case .backspace:
      guard cursor > 0 else { return false }
      cursor -= 1
      characters.remove(at: cursor)
    case .delete: if cursor < characters.count { characters.remove(at: cursor) }
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
  /// The text with spaces in place of line breaks and tabs.
  fileprivate var inOneLine: String {
    guard contains(where: { $0.isNewline || $0 == "\t" }) else { return self }
    return String(map { $0.isNewline || $0 == "\t" ? " " : $0 })
  }
}
