/// The breakpoints of a text of printable ASCII, where each byte is one column.
///
/// The best break is near the middle, so the search starts there and records nothing. Most strings
/// in most catalogs are such texts (galley-breakpoints in Tests/Bench).
struct ASCIIBreakpoints {
  /// The width of the text without trailing spaces, in columns.
  let columns: Int
  /// The minimum width that fits the text on two lines.
  let twoLineColumns: Int

  /// Finds the breakpoints of a text for which `isPrintable` is true.
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
      Self.mayBreak(in: text, before: place, count: length, class: breakClass)
    }
    var least = ink
    // Left of the middle, the second line is longer, so the nearest break is the best.
    var place = ink / 2
    while place > 0, !mayBreak(before: place) { place -= 1 }
    if place > 0 { least = min(least, ink - place) }
    // Right of the middle, the first line is longer; its trailing spaces do not count.
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

  /// Returns whether a line may break before a byte of printable ASCII other than the first.
  @inline(__always)
  static func mayBreak(
    in text: Span<UInt8>, before place: Int, count: Int, class breakClass: (UInt8) -> BreakClass
  ) -> Bool {
    // Fast paths for the most common positions: inside a word, and between two words.
    if isWord(text[place - 1]), isWordOrBlank(text[place]) { return false }
    if place > 1, text[place - 1] == UInt8(ascii: " "), isWord(text[place - 2]),
      isWord(text[place])
    {
      return true
    }
    return mayBreakByRules(in: text, before: place, count: count, class: breakClass)
  }

  /// Returns the same by the full rules, for the few positions without a fast answer; out of line
  /// to keep the loops short.
  @inline(never)
  private static func mayBreakByRules(
    in text: Span<UInt8>, before place: Int, count: Int, class breakClass: (UInt8) -> BreakClass
  ) -> Bool {
    BreakRules.mayBreak(before: place, count: count) { place in
      switch breakClass(text[place]) {
      case .dollar: .prefix
      case .brace: place > 0 && text[place - 1] == UInt8(ascii: "$") ? .wordJoiner : .open
      case let other: other
      }
    }
  }

  /// Whether an ASCII byte is a letter or a digit.
  @inline(__always)
  private static func isWord(_ byte: UInt8) -> Bool {
    byte.isIn(low: 0x03FF_0000_0000_0000, high: 0x07FF_FFFE_07FF_FFFE)
  }

  @inline(__always)
  private static func isWordOrBlank(_ byte: UInt8) -> Bool {
    byte.isIn(low: 0x03FF_0001_0000_0000, high: 0x07FF_FFFE_07FF_FFFE)
  }

  /// Returns whether a text consists of printable ASCII characters.
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

  /// Returns whether all eight bytes are printable: any other byte sets its highest bit in the
  /// result.
  private static func hasOnlyPrintable(_ word: UInt64) -> Bool {
    let belowBlank = word &- 0x2020_2020_2020_2020
    let delete = word &+ 0x0101_0101_0101_0101
    return (word | belowBlank | delete) & 0x8080_8080_8080_8080 == 0
  }
}

extension UInt8 {
  /// Returns whether the byte is in a set of ASCII characters, given as a bit mask.
  @inline(__always)
  fileprivate func isIn(low: UInt64, high: UInt64) -> Bool {
    (self < 64 ? low : high) &>> UInt64(self & 63) & 1 != 0
  }
}
