/// The ASCII equivalents of Latin letters.
package enum PlainLetters {
  /// A byte that no word contains.
  private static let none: UInt8 = 0xFF

  /// Appends the ASCII letters of a character: `u` for `ü`, `ss` for `ß`, and none for `語`; in
  /// lowercase unless capitals count.
  package static func append(
    _ character: Character, to letters: inout [UInt8], _ countsCapitals: Bool
  ) {
    let start = letters.count
    let scalars = character.unicodeScalars
    let first = scalars[scalars.startIndex]
    if first.isASCII {
      // The other scalars of a letter are its accents; those of CR LF are not.
      let hasAccentsOnly =
        scalars.count == 1 || scalars.dropFirst().allSatisfy { marks.contains($0.value) }
      letters.append(hasAccentsOnly ? UInt8(first.value) : none)
    } else if first.value < 0x250 || (0x1E00...0x1EFF).contains(first.value)
      || first.value == 0x212A, let found = table[character]
    {
      letters += found
    } else {
      // Other alphabets need no lookup.
      letters.append(none)
    }
    guard !countsCapitals else { return }
    for place in start..<letters.count
    where (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letters[place]) {
      letters[place] |= 0x20
    }
  }

  /// The range of combining accents.
  private static let marks: ClosedRange<UInt32> = 0x300...0x36F

  /// The letters that Unicode does not decompose into a letter and an accent.
  private static let others: [Character: String] = [
    "ß": "ss", "ẞ": "SS", "æ": "ae", "Æ": "AE", "œ": "oe", "Œ": "OE", "ø": "o", "Ø": "O", "đ": "d",
    "Đ": "D", "ð": "d", "Ð": "D", "þ": "th", "Þ": "TH", "ł": "l", "Ł": "L", "ı": "i", "ħ": "h",
    "Ħ": "H", "ŧ": "t", "Ŧ": "T", "ŋ": "n", "Ŋ": "N", "ə": "e", "Ə": "E",
  ]

  /// The accents of Latin letters, which occur alone or, as in Vietnamese, after those that can
  /// carry a second accent.
  private static let accents: [Unicode.Scalar] = [
    "\u{300}", "\u{301}", "\u{302}", "\u{303}", "\u{304}", "\u{306}", "\u{307}", "\u{308}",
    "\u{309}", "\u{30A}", "\u{30B}", "\u{30C}", "\u{30F}", "\u{311}", "\u{31B}", "\u{323}",
    "\u{324}", "\u{325}", "\u{326}", "\u{327}", "\u{328}", "\u{32D}", "\u{32E}", "\u{330}",
    "\u{331}",
  ]
  private static let carriers: [Unicode.Scalar] = ["\u{302}", "\u{306}", "\u{31B}", "\u{308}"]

  /// The letters of each character.
  ///
  /// Composed characters equal their decomposition, which is the key.
  private static let table: [Character: [UInt8]] = {
    var table = others.mapValues { Array($0.utf8) }
    let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).flatMap { [$0, $0 | 0x20] }
    for letter in letters {
      let base = Unicode.Scalar(letter)
      table[Character(base)] = [letter]
      for accent in accents {
        table[Character(String(String.UnicodeScalarView([base, accent])))] = [letter]
        for carrier in carriers where "AaEeIiOoUu".unicodeScalars.contains(base) {
          table[Character(String(String.UnicodeScalarView([base, carrier, accent])))] = [letter]
        }
      }
    }
    return table
  }()
}
