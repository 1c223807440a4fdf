extension XCStringsReader {
  /// Looks for the end of an entry that is not JSON, or for the start of the next.
  ///
  /// Brackets are counted from where reading failed. Where every entry stands on a line of its own,
  /// a line that is indented like the broken entry's and begins with a string starts the next one,
  /// whatever the brackets say.
  mutating func recover(fromEntryAt start: Int) throws(JSONCursor.Fault) {
    let indentation = indentation(of: start)
    while !cursor.isAtEnd {
      switch cursor.byte {
      case UInt8(ascii: "\""):
        _ = try cursor.string()
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        guard depth > 0 else { return }
        depth -= 1
        if depth == 0 {
          cursor.position += 1
          return
        }
      case UInt8(ascii: ",") where depth == 0:
        return
      case 0x0A:
        if let indentation, startsEntry(lineAt: cursor.position + 1, indentation: indentation) {
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

  /// The number of blanks before a key that is the first thing on its line.
  private func indentation(of start: Int) -> Int? {
    var index = start
    while index > 0, cursor.byte(at: index - 1) == 0x20 || cursor.byte(at: index - 1) == 0x09 {
      index -= 1
    }
    guard index > 0, cursor.byte(at: index - 1) == 0x0A, index < start else { return nil }
    return start - index
  }

  private func startsEntry(lineAt index: Int, indentation: Int) -> Bool {
    var place = index
    while cursor.byte(at: place) == 0x20 || cursor.byte(at: place) == 0x09 { place += 1 }
    return place - index == indentation && cursor.byte(at: place) == UInt8(ascii: "\"")
  }
}
