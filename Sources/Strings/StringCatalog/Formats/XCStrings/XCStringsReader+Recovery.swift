internal import JSONDocuments
internal import SourceText

extension XCStringsReader {
  /// Skips to the end of a malformed entry, or to the start of the next one.
  ///
  /// Brackets are counted from the error on. If entries start on their own lines, a line that
  /// begins with a string at the same indentation as the malformed entry starts the next entry,
  /// whatever the bracket count.
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
        // A name outside of the entry's brackets is the next key, unless it is the ill-formed one.
        cursor.position = place
        if place > start { return }
        _ = try cursor.string()
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}") where depth == 0, UInt8(ascii: ",") where depth == 0: return
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
      default: break
      }
      cursor.position += 1
    }
    throw .ranOut
  }

  /// Throws if a name inside an entry is at the start of a line with the indentation of an entry: a
  /// bracket must be missing, unless all brackets of the file match.
  mutating func expectInsideEntry(_ name: TextRange) throws(JSONCursor.Fault) {
    guard let outer = entryIndentation, indentation(of: Int(name.offset) - 1) == outer,
      !matchBrackets()
    else { return }
    cursor.position = Int(name.offset) - 2 - outer
    throw .syntax(at: Int(name.offset) - 1, "missing } before this key")
  }

  /// Returns whether all brackets of the file match.
  ///
  /// Scans the whole file once, on first use.
  private mutating func matchBrackets() -> Bool {
    if let bracketsMatch { return bracketsMatch }
    var cursor = cursor
    cursor.position = source.bytes.withBytes(0..<3) { $0.hasByteOrderMark } ? 3 : 0
    var match = false
    do {
      _ = try cursor.skipValue()
      cursor.skipBlanks()
      match = cursor.position == cursor.end
    } catch {
      // Some bracket does not match.
    }
    bracketsMatch = match
    return match
  }

  /// Returns the indentation of a key; nil if it isn't first on its line.
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
