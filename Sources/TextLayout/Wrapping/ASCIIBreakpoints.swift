/// The breakpoints of a text of printable ASCII characters, where a byte is a column.
///
/// Nothing is noted: the best place for a break is near the middle, and is looked for there.
struct ASCIIBreakpoints {
  /// The columns without the blanks at the end.
  let columns: Int
  /// The least width at which the text takes two lines at most.
  let twoLineColumns: Int

  /// The breakpoints of a text that `isPrintable` admits.
  @inline(__always)
  init(_ text: Span<UInt8>, class breakClass: (UInt8) -> BreakClass) {
    var count = text.count
    while count > 0, text[count - 1] == UInt8(ascii: " ") { count -= 1 }
    columns = count
    guard count > 1 else {
      twoLineColumns = count
      return
    }
    let ink = count
    let length = text.count
    func mayBreak(before place: Int) -> Bool {
      // Most places are in a word or at its end, and most breaks stand between two words.
      if Self.isWord(text[place - 1]), Self.isWordOrBlank(text[place]) { return false }
      if place > 1, text[place - 1] == UInt8(ascii: " "), Self.isWord(text[place - 2]),
        Self.isWord(text[place])
      {
        return true
      }
      return BreakRules.mayBreak(before: place, count: length) { breakClass(text[$0]) }
    }
    var least = ink
    // On the left of the middle the rest is the longer half, and the shorter the nearer.
    var place = ink / 2
    while place > 0, !mayBreak(before: place) { place -= 1 }
    if place > 0 { least = min(least, ink - place) }
    // On the right the beginning soon is, whose blanks at the end do not count.
    place = ink / 2 + 1
    while place < ink {
      if mayBreak(before: place) {
        var before = place
        while before > 0, text[before - 1] == UInt8(ascii: " ") { before -= 1 }
        least = min(least, max(before, ink - place))
        if before >= ink - place { break }
      }
      place += 1
    }
    twoLineColumns = least
  }

  /// Whether a byte is a letter or a digit.
  @inline(__always)
  private static func isWord(_ byte: UInt8) -> Bool {
    byte.isIn(low: 0x03FF_0000_0000_0000, high: 0x07FF_FFFE_07FF_FFFE)
  }

  @inline(__always)
  private static func isWordOrBlank(_ byte: UInt8) -> Bool {
    byte.isIn(low: 0x03FF_0001_0000_0000, high: 0x07FF_FFFE_07FF_FFFE)
  }

  /// Whether a text has printable ASCII characters alone.
  static func isPrintable(_ text: Span<UInt8>) -> Bool {
    let bytes = unsafe text.bytes
    var index = 0
    while index + 8 <= bytes.byteCount {
      let word = unsafe bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
      guard hasOnlyPrintable(word) else { return false }
      index += 8
    }
    while index < text.count {
      guard 0x20...0x7E ~= text[index] else { return false }
      index += 1
    }
    return true
  }

  /// Whether all of eight bytes are: of one that is not, the highest bit comes out set.
  private static func hasOnlyPrintable(_ word: UInt64) -> Bool {
    let belowBlank = word &- 0x2020_2020_2020_2020
    let delete = word &+ 0x0101_0101_0101_0101
    return (word | belowBlank | delete) & 0x8080_8080_8080_8080 == 0
  }
}

extension UInt8 {
  /// Whether the byte is in a set of ASCII: a bit for each of the first 64, and of the other 64.
  @inline(__always)
  fileprivate func isIn(low: UInt64, high: UInt64) -> Bool {
    (self < 64 ? low : high) &>> UInt64(self & 63) & 1 != 0
  }
}
