internal import SourceText

extension XCStringsReader {
  /// Looks for the end of an entry that is not JSON, or for the start of the next.
  ///
  /// Brackets are counted from where reading failed. Where every entry stands on a line of its own,
  /// a line that is indented like the broken entry's and begins with a string starts the next one,
  /// whatever the brackets say.
  mutating func recover(fromEntryAt start: Int) throws(JSONCursor.Fault) {
    let indentation = indentation(of: start)
    while !cursor.isAtEnd {
      let place = cursor.position
      switch cursor.byte {
      case UInt8(ascii: "\""):
        _ = try cursor.string()
        guard depth == 0 else { continue }
        cursor.skipBlanks()
        guard cursor.byte == UInt8(ascii: ":") else { continue }
        // A name that the entry's brackets do not hold is the next key, unless it is the one that
        // could not be read.
        cursor.position = place
        if place > start { return }
        _ = try cursor.string()
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
      case UInt8(ascii: "}") where depth == 0, UInt8(ascii: ",") where depth == 0:
        return
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth = max(0, depth - 1)
        if depth == 0 {
          cursor.position += 1
          return
        }
      case 0x0A:
        if let indentation, startsEntry(lineAt: place + 1, indentation: indentation) {
          cursor.position += 1 + indentation
          return
        }
      default:
        break
      }
      cursor.position += 1
    }
    throw .ranOut
  }

  /// Throws where a name inside of an entry stands where the next entry's key would.
  ///
  /// That is on a line of its own, indented like the open entry's key: a bracket is missing then,
  /// unless none is missing in the whole file, which may be indented as it likes.
  mutating func expectInsideEntry(_ name: TextRange) throws(JSONCursor.Fault) {
    guard let outer = entryIndentation, indentation(of: Int(name.offset) - 1) == outer,
      try !matchBrackets()
    else { return }
    cursor.position = Int(name.offset) - 2 - outer
    throw .syntax(at: Int(name.offset) - 1, "a } is missing before this key")
  }

  /// Whether every bracket of the file has its partner: one look over the whole of it, for the
  /// few files in which that must be known.
  private mutating func matchBrackets() throws(JSONCursor.Fault) -> Bool {
    if let bracketsMatch { return bracketsMatch }
    guard isWhole else { throw .ranOut }
    var cursor = cursor
    cursor.position = source.bytes.withBytes(0..<3) { $0.hasByteOrderMark } ? 3 : 0
    var match = false
    do {
      _ = try cursor.skipValue()
      cursor.skipBlanks()
      match = cursor.position == cursor.end
    } catch {
      // Some bracket has none.
    }
    bracketsMatch = match
    return match
  }

  /// The number of blanks before a key that is the first thing on its line.
  func indentation(of start: Int) -> Int? {
    var index = start
    while index > 0, cursor.byte(at: index - 1) == 0x20 || cursor.byte(at: index - 1) == 0x09 {
      index -= 1
    }
    guard index > 0, cursor.byte(at: index - 1) == 0x0A, index < start else { return nil }
    return start - index
  }

  private func startsEntry(lineAt index: Int, indentation: Int) -> Bool {
    var place = index
    while place < cursor.end, cursor.byte(at: place) == 0x20 || cursor.byte(at: place) == 0x09 {
      place += 1
    }
    return place - index == indentation && cursor.byte(at: place) == UInt8(ascii: "\"")
  }
}
