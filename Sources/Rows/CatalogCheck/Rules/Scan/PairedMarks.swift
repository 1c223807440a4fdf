/// The unpaired brackets and double quotation marks of a string.
struct PairedMarks {
  /// A kind of paired mark.
  enum Kind: Int, CaseIterable { case round, square, quotes }

  /// The first unpaired mark, by `Kind.rawValue`; nil if all are paired.
  private var unpaired: [Range<Int>?] = Array(repeating: nil, count: Kind.allCases.count)

  /// The first unpaired mark of a kind; nil if all are paired.
  subscript(kind: Kind) -> Range<Int>? { unpaired[kind.rawValue] }

  /// Pairs the marks of a UTF-8 string.
  init(_ bytes: [UInt8]) {
    var open: [[Range<Int>]] = Array(repeating: [], count: Kind.allCases.count)
    var quotes: Range<Int>?
    var index = 0
    while index < bytes.count {
      guard let mark = Mark(bytes, at: index) else {
        index += 1
        continue
      }
      let range = index..<(index + mark.length)
      index = range.upperBound
      switch mark.side {
      // Inside quotation marks, the mark of 5" closes them.
      case .either where quotes != nil: quotes = nil
      case .either where !bytes.isPrime(at: range.lowerBound): quotes = range
      case .open:
        // A hostile string may open a million brackets; the first ones suffice.
        if open[mark.kind.rawValue].count < 1000 { open[mark.kind.rawValue].append(range) }
      case .close where open[mark.kind.rawValue].popLast() == nil:
        guard unpaired[mark.kind.rawValue] == nil, !bytes.isSmiley(at: range.lowerBound),
          !bytes.endsListMark(at: range.lowerBound)
        else { break }
        unpaired[mark.kind.rawValue] = range
      default: break
      }
    }
    unpaired[Kind.quotes.rawValue] = quotes
    for kind in [Kind.round, .square] where unpaired[kind.rawValue] == nil {
      unpaired[kind.rawValue] = open[kind.rawValue].first { !bytes.isSmiley(at: $0.lowerBound) }
    }
  }
}

/// A bracket or a double quotation mark.
///
/// Languages use the same quotation marks on different sides ("…", „…“, “…”, ”…”, »…«), so only
/// their number is checked.
private struct Mark {
  enum Side { case open, close, either }

  let kind: PairedMarks.Kind
  let side: Side
  let length: Int

  init(_ kind: PairedMarks.Kind, _ side: Side, length: Int) {
    (self.kind, self.side, self.length) = (kind, side, length)
  }

  init?(_ bytes: [UInt8], at index: Int) {
    switch bytes[index] {
    case UInt8(ascii: "("): self.init(.round, .open, length: 1)
    case UInt8(ascii: ")"): self.init(.round, .close, length: 1)
    case UInt8(ascii: "["): self.init(.square, .open, length: 1)
    case UInt8(ascii: "]"): self.init(.square, .close, length: 1)
    case UInt8(ascii: "\""):
      guard !bytes.isInHebrewWord(index) else { return nil }
      self.init(.quotes, .either, length: 1)
    case 0xC2 where [0xAB, 0xBB].contains(bytes.at(index + 1)):
      self.init(.quotes, .either, length: 2)
    case 0xE2 where bytes.at(index + 1) == 0x80 && 0x9C...0x9F ~= bytes.at(index + 2):
      guard !bytes.isInHebrewWord(index, length: 3) else { return nil }
      self.init(.quotes, .either, length: 3)
    case 0xE3 where bytes.at(index + 1) == 0x80 && 0x8A...0x8F ~= bytes.at(index + 2):
      self.init(.quotes, .either, length: 3)
    case 0xE3 where bytes.at(index + 1) == 0x80 && 0x90...0x91 ~= bytes.at(index + 2):
      self.init(.square, bytes.at(index + 2) == 0x90 ? .open : .close, length: 3)
    case 0xEF where bytes.at(index + 1) == 0xBC && 0x88...0x89 ~= bytes.at(index + 2):
      self.init(.round, bytes.at(index + 2) == 0x88 ? .open : .close, length: 3)
    case 0xEF where bytes.at(index + 1) == 0xBC && [0xBB, 0xBD].contains(bytes.at(index + 2)):
      self.init(.square, bytes.at(index + 2) == 0xBB ? .open : .close, length: 3)
    case 0xEF where bytes.at(index + 1) == 0xBC && bytes.at(index + 2) == 0x82:
      self.init(.quotes, .either, length: 3)
    default: return nil
    }
  }
}

extension [UInt8] {
  /// Whether a quotation mark is part of a Hebrew abbreviation, before the last letter: ארה"ב.
  fileprivate func isInHebrewWord(_ index: Int, length: Int = 1) -> Bool {
    at(index - 2) == 0xD7 && at(index + length) == 0xD7 && at(index + length + 2) != 0xD7
  }

  /// Whether a quotation mark is a unit: inches after a digit or alone, or seconds as in
  /// `DD°MM'SS"`.
  fileprivate func isPrime(at index: Int) -> Bool {
    if at(index - 1).isASCIIDigit || count == 1 { return true }
    let angle = self[Swift.max(0, index - 16)..<index]
    return angle.contains(UInt8(ascii: "'"))
      && zip(angle, angle.dropFirst()).contains { $0 == 0xC2 && $1 == 0xB0 }
  }

  /// Whether a bracket is the mouth of an emoticon, as in `:-)`.
  fileprivate func isSmiley(at index: Int) -> Bool {
    let eyes = [UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "8")]
    let before = at(index - 1)
    if before == UInt8(ascii: "-") { return eyes.contains(at(index - 2)) }
    return eyes.contains(before) && before != UInt8(ascii: "8")
  }

  /// Whether a bracket follows a list number, as in `1)` or `b)`.
  fileprivate func endsListMark(at index: Int) -> Bool {
    var start = index
    while start > 0, index - start < 4, at(start - 1).isASCIIDigit || at(start - 1) >= 0x80 {
      start -= 1
    }
    if start == index, at(index - 1).isASCIILetter { start -= 1 }
    return start < index && (start == 0 || at(start - 1).isASCIISpace)
  }
}
