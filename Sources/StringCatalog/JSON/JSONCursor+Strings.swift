internal import SourceText

/// What a string holds that wants a second look.
struct StringTraits: OptionSet {
  let rawValue: UInt8

  /// An escape sequence, or a control character as it is.
  static let special = StringTraits(rawValue: 1)
  /// A byte outside of ASCII.
  static let high = StringTraits(rawValue: 2)
  /// No quotation mark at its end: the line ended first.
  static let unterminated = StringTraits(rawValue: 4)
}

extension JSONCursor {
  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")

  /// Reads a string whose opening quotation mark stands here; the range is what is between.
  @inline(__always)
  mutating func string() throws(Fault) -> (range: TextRange, traits: StringTraits) {
    guard byte == Self.quote else { throw fault("a string is missing here") }
    let start = position + 1
    var index = start
    var seen: UInt64 = 0
    var traits: StringTraits = []
    while true {
      let word = word(at: index)
      let stops = Self.stops(in: word)
      guard stops != 0 else {
        seen |= word
        index += 8
        guard index <= end else { throw .ranOut }
        continue
      }
      let step = stops.trailingZeroBitCount >> 3
      seen |= word & ~(~0 << UInt64(step * 8))
      index += step
      let stop = byte(at: index)
      if stop == Self.quote {
        position = index + 1
        break
      }
      traits.insert(.special)
      guard index < end else { throw .ranOut }
      if stop == Self.backslash {
        index += 2
      } else if stop == 0x0A || stop == 0x0D {
        let next = try indexBehindBlanks(at: index)
        if startsLine(at: next) {
          traits.insert(.unterminated)
          position = index
          break
        }
        // Behind the blanks, not behind the line end: it is not to be asked of each of many.
        index = next
      } else {
        index += 1
      }
    }
    guard index <= end, position <= end else { throw .ranOut }
    if seen & 0x8080_8080_8080_8080 != 0 { traits.insert(.high) }
    return (TextRange(start, index), traits)
  }

  /// Marks the bytes at which a string's plain run ends: `"`, `\`, and those below a blank.
  ///
  /// Each term has the top bit of a byte set where the byte is 0, 0 and below 0x20; a carry may
  /// set bits above the first hit, so only the lowest one counts.
  @inline(__always)
  private static func stops(in word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = word ^ (ones &* 0x22)
    let backslashes = word ^ (ones &* 0x5C)
    let hits =
      (quotes &- ones) & ~quotes | (backslashes &- ones) & ~backslashes
      | (word &- (ones &* 0x20)) & ~word
    return hits & (ones &* 0x80)
  }

  /// The index of the first byte that is not blank, from a line end inside a string on.
  private func indexBehindBlanks(at index: Int) throws(Fault) -> Int {
    var next = self
    next.position = index
    next.skipBlanks()
    guard !next.isAtEnd else { throw .ranOut }
    return next.position
  }

  /// Whether a line that begins so goes on as JSON does, with a string or a closing bracket: then
  /// the quotation mark of a string that runs up to it is missing.
  private func startsLine(at index: Int) -> Bool {
    let byte = byte(at: index)
    return byte == Self.quote || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
  }
}
