internal import TerminalValues

/// The lines of a text field, broken between words and after line breaks.
///
/// A line keeps one column for the cursor behind its end.
struct FieldLines {
  /// The characters of each line; at least one line.
  private(set) var ranges: [Range<Int>] = []
  /// The number of the line that has the cursor.
  private(set) var cursorLine = 0

  /// Breaks the text of a field.
  ///
  /// - Parameters:
  ///   - field: the field.
  ///   - first: the columns of the first line.
  ///   - columns: the columns of the others.
  ///   - appearance: the widths of characters.
  init(_ field: TextField, first: Int, columns: Int, in appearance: Appearance) {
    var start = 0
    var used = 0
    var room = max(1, first - 1)
    // The place after the last blank of the line, and the columns up to it.
    var word = (place: 0, used: 0)
    func end(at place: Int) {
      ranges.append(start..<place)
      start = place
      room = max(1, columns - 1)
    }
    for (place, character) in field.characters.enumerated() {
      let width = character.columns(in: appearance)
      // A wide mark may not fit behind the beginning of its word either.
      while used + width > room, place > start, character != " " {
        let isInWord = word.place > start
        end(at: isInWord ? word.place : place)
        used = isInWord ? used - word.used : 0
      }
      used += width
      if character.isNewline {
        end(at: place + 1)
        used = 0
      } else if character == " " {
        word = (place + 1, used)
      }
    }
    ranges.append(start..<field.characters.count)
    // Between two lines, the cursor is at the start of the second one.
    cursorLine = (ranges.lastIndex { $0.lowerBound <= field.cursor }) ?? 0
  }

  /// Returns the place in the text that is a number of lines below the cursor, in the same column if possible.
  func place(below lines: Int, _ field: TextField) -> Int {
    let line = cursorLine + lines
    guard line >= 0 else { return 0 }
    guard line < ranges.count else { return field.characters.count }
    let place = ranges[line].lowerBound + field.cursor - ranges[cursorLine].lowerBound
    let isLast = line == ranges.count - 1
    return min(place, ranges[line].upperBound - (isLast || ranges[line].isEmpty ? 0 : 1))
  }
}

extension Character {
  fileprivate func columns(in appearance: Appearance) -> Int {
    if let value = asciiValue, 0x20...0x7E ~= value { return 1 }
    return Line(String(self), in: appearance).columns
  }
}
