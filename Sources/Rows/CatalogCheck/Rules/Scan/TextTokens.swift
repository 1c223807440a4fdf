/// The parts of a string that a translator copies verbatim: addresses, tags, and numbers.
struct TextTokens {
  /// The first URLs.
  private(set) var addresses: [WebAddress] = []
  /// The first email addresses.
  private(set) var mails: [String] = []
  /// The first HTML tags, such as `b` and `/b`.
  private(set) var tags: [String] = []
  /// The first HTML character references, such as `&amp;`.
  private(set) var entities: [Range<Int>] = []
  /// The first numbers, as digits without separators and leading zeros.
  private(set) var numbers: [Number] = []

  /// A number written in digits.
  struct Number: Hashable {
    /// The digits without separators and leading zeros.
    let digits: String
    let range: Range<Int>
  }

  /// The maximum number of tokens of each kind; a hostile string may have a million.
  private static let limit = 32

  /// Finds the tokens of a UTF-8 string, ignoring its placeholders.
  init(_ bytes: [UInt8]) {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      var length = 1
      switch byte {
      case UInt8(ascii: "%"): length = bytes.placeholderLength(at: index) ?? 1
      case UInt8(ascii: ":") where bytes.has("://", at: index):
        let address = WebAddress(bytes, colon: index)
        length = max(3, address.range.upperBound - index)
        if address.hasSite, addresses.count < Self.limit { addresses.append(address) }
      case UInt8(ascii: "@"):
        if let range = bytes.mailAddress(at: index), mails.count < Self.limit {
          mails.append(String(decoding: bytes[range], as: UTF8.self))
          // Digits in a tag name are not numbers.
          numbers.removeAll { range.contains($0.range.lowerBound) }
          length = range.upperBound - index
        }
      case UInt8(ascii: "<"):
        if let end = bytes.tagEnd(at: index), tags.count < Self.limit {
          tags.append(bytes.tagName(at: index))
          length = end - index
          addresses += bytes.addresses(in: index..<end).prefix(Self.limit - addresses.count)
        }
      case UInt8(ascii: "&"):
        if let end = bytes.entityEnd(at: index), entities.count < Self.limit {
          entities.append(index..<end)
          length = end - index
        }
      case _ where bytes.digit(at: index) != nil:
        let found = bytes.numbers(at: index)
        length = found.last.map { $0.range.upperBound - index } ?? 1
        if !bytes.isInName(index), numbers.count < Self.limit { numbers += found }
      case _ where byte.isASCIILetter || byte == UInt8(ascii: "_"):
        // A digit after a letter belongs to a name: MP3.
        while bytes.at(index + length).isASCIILetter || bytes.at(index + length).isASCIIDigit
          || bytes.at(index + length) == UInt8(ascii: ".")
            && bytes.at(index + length + 1).isASCIIDigit
            && bytes.at(index + length - 1).isASCIIDigit
        {
          length += 1
        }
      default: break
      }
      index += length
    }
  }
}

extension [UInt8] {
  /// Whether a digit follows an ASCII letter and hyphen, or a `#` or `$`.
  fileprivate func isInName(_ index: Int) -> Bool {
    let before = at(index - 1)
    return before == UInt8(ascii: "#") || before == UInt8(ascii: "$")
      || before == UInt8(ascii: "-") && at(index - 2).isASCIILetter
  }

  /// Returns the value and byte length of the digit at an index, in any script.
  fileprivate func digit(at index: Int) -> (value: UInt8, length: Int)? {
    let byte = self[index]
    if byte < 0x80 { return byte.isASCIIDigit ? (byte - UInt8(ascii: "0"), 1) : nil }
    let (second, third) = (at(index + 1), at(index + 2))
    switch (byte, second, third) {
    case (0xD9, 0xA0...0xA9, _): return (second - 0xA0, 2)
    case (0xDB, 0xB0...0xB9, _): return (second - 0xB0, 2)
    case (0xE0, 0xA5, 0xA6...0xAF), (0xE0, 0xA7, 0xA6...0xAF): return (third - 0xA6, 3)
    case (0xE0, 0xB9, 0x90...0x99): return (third - 0x90, 3)
    case (0xEF, 0xBC, 0x90...0x99): return (third - 0x90, 3)
    default: return nil
    }
  }

  /// Returns the length of the separator between digits at an index, such as a comma; nil if there
  /// is none.
  private func separatorLength(at index: Int) -> Int? {
    switch (at(index), at(index + 1), at(index + 2)) {
    case (UInt8(ascii: "."), _, _), (UInt8(ascii: ","), _, _), (UInt8(ascii: "'"), _, _): 1
    case (0xC2, 0xA0, _), (0xD9, 0xAB...0xAC, _): 2
    case (0xE2, 0x80, 0xAF), (0xE2, 0x80, 0x99), (0xE2, 0x80, 0x89): 3
    // A space separates groups of three digits.
    case (UInt8(ascii: " "), _, _)
    where (1...3).allSatisfy { at(index + $0).isASCIIDigit } && !at(index + 4).isASCIIDigit: 1
    default: nil
    }
  }

  /// Returns the number that starts at an index, or the numbers of a date such as 01.12.1970.
  fileprivate func numbers(at start: Int) -> [TextTokens.Number] {
    var groups: [Range<Int>] = [start..<start]
    var index = start
    while index < count {
      if let digit = digit(at: index) {
        index += digit.length
        groups[groups.count - 1] = groups[groups.count - 1].lowerBound..<index
      } else if let length = separatorLength(at: index), index + length < count,
        digit(at: index + length) != nil, !groups[groups.count - 1].isEmpty
      {
        index += length
        groups.append(index..<index)
      } else {
        break
      }
    }
    // Languages order dates differently, so compare the parts.
    let isDate = groups.count == 3 && (groups[0].count == 4 || groups[2].count == 4)
    if isDate { return groups.map { number($0) } }
    return [number(groups[0].lowerBound..<groups[groups.count - 1].upperBound)]
  }

  /// Returns the number formed by the digits in a range.
  private func number(_ range: Range<Int>) -> TextTokens.Number {
    var digits: [UInt8] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let digit = digit(at: index)
      if let digit, !digits.isEmpty || digit.value > 0 {
        digits.append(digit.value + UInt8(ascii: "0"))
      }
      index += digit?.length ?? 1
    }
    let text = digits.isEmpty ? "0" : String(decoding: digits, as: UTF8.self)
    return TextTokens.Number(digits: text, range: range)
  }

  /// Returns the range of the email address around an `@`; nil if there is none.
  fileprivate func mailAddress(at sign: Int) -> Range<Int>? {
    func isPart(_ byte: UInt8) -> Bool {
      byte.isASCIILetter || byte.isASCIIDigit || "._-+".utf8.contains(byte)
    }
    var start = sign
    while start > 0, sign - start < 64, isPart(self[start - 1]) { start -= 1 }
    var end = sign + 1
    while end < count, end - sign < 255, isPart(self[end]) { end += 1 }
    while end > sign + 1, !self[end - 1].isASCIILetter { end -= 1 }
    guard start < sign, at(start - 1) != UInt8(ascii: "%"),
      let point = self[(sign + 1)..<end].lastIndex(of: UInt8(ascii: ".")), point > sign + 1,
      end - point > 2
    else { return nil }
    return start..<end
  }

  /// Returns the end of the HTML tag that starts at a `<`; nil if there is none.
  fileprivate func tagEnd(at start: Int) -> Int? {
    let name = tagName(at: start)
    guard Self.tagNames.contains(name.first == "/" ? String(name.dropFirst()) : name) else {
      return nil
    }
    // A name that goes on in other letters is a word to translate, too: `<BİLGİ>`.
    guard at(start + 1 + name.utf8.count) < 0x80 else { return nil }
    let limit = Swift.min(count, start + 500)
    for index in (start + 1 + name.utf8.count)..<Swift.max(limit, start + 1 + name.utf8.count) {
      if self[index] == UInt8(ascii: ">") { return index + 1 }
      if self[index] == UInt8(ascii: "<") { return nil }
    }
    return nil
  }

  /// Returns the addresses in the attributes of a tag.
  fileprivate func addresses(in tag: Range<Int>) -> [WebAddress] {
    var found: [WebAddress] = []
    var index = tag.lowerBound
    while index < tag.upperBound {
      guard self[index] == UInt8(ascii: ":"), has("://", at: index) else {
        index += 1
        continue
      }
      let address = WebAddress(self, colon: index)
      if address.hasSite { found.append(address) }
      index = Swift.max(address.range.upperBound, index + 1)
    }
    return found
  }

  /// Returns the lowercase name of the tag that starts at a `<`, including a slash.
  fileprivate func tagName(at start: Int) -> String {
    let slash = at(start + 1) == UInt8(ascii: "/") ? 1 : 0
    let letters = self[Swift.min(start + 1 + slash, count)...].prefix {
      $0.isASCIILetter || $0.isASCIIDigit
    }.prefix(12)
    return (slash == 1 ? "/" : "") + String(decoding: letters, as: UTF8.self).lowercased()
  }

  /// The names of HTML tags; other names in brackets, such as `<name>`, are words to translate.
  private static let tagNames: Set<String> = [
    "a", "b", "big", "blockquote", "br", "center", "code", "del", "div", "em", "font", "h1", "h2",
    "h3",
    "h4", "h5", "h6", "hr", "i", "img", "ins", "kbd", "li", "ol", "p", "pre", "s", "small", "span",
    "strike", "strong", "sub", "sup", "table", "td", "th", "tr", "tt", "u", "ul",
  ]

  /// Returns the end of the character reference that starts at an `&`; nil if there is none.
  fileprivate func entityEnd(at start: Int) -> Int? {
    var index = start + 1
    let isNumber = at(index) == UInt8(ascii: "#")
    if isNumber { index += 1 }
    let first = index
    while index < count, index - first < 9, self[index].isASCIILetter || self[index].isASCIIDigit {
      index += 1
    }
    guard index - first > (isNumber ? 0 : 1), at(index) == UInt8(ascii: ";"),
      isNumber || self[first].isASCIILetter
    else { return nil }
    return index + 1
  }
}
