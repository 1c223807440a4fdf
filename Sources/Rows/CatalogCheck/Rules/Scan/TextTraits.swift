/// The kinds of bytes in a string.
///
/// One pass over the bytes lets most rules about marks, numbers, or addresses skip the string.
struct TextTraits: OptionSet {
  let rawValue: UInt16

  static let digit = TextTraits(rawValue: 1 << 0)
  static let blank = TextTraits(rawValue: 1 << 1)
  static let bracket = TextTraits(rawValue: 1 << 2)
  static let quote = TextTraits(rawValue: 1 << 3)
  static let ampersand = TextTraits(rawValue: 1 << 4)
  static let lessThan = TextTraits(rawValue: 1 << 5)
  static let backslash = TextTraits(rawValue: 1 << 6)
  static let colon = TextTraits(rawValue: 1 << 7)
  static let at = TextTraits(rawValue: 1 << 8)
  /// ASCII punctuation that ends a sentence or a clause.
  static let stop = TextTraits(rawValue: 1 << 9)
  static let capital = TextTraits(rawValue: 1 << 10)
  static let letter = TextTraits(rawValue: 1 << 11)
  /// A leading byte of U+0080 to U+00BF: no-break spaces and guillemets.
  static let latin1 = TextTraits(rawValue: 1 << 12)
  /// A leading byte of U+2000 to U+2FFF: curly quotation marks and spaces.
  static let general = TextTraits(rawValue: 1 << 13)
  /// A leading byte of U+3000 to U+3FFF or U+F000 to U+FFFF: East Asian punctuation.
  static let wide = TextTraits(rawValue: 1 << 14)
  /// Any other non-ASCII byte.
  static let foreign = TextTraits(rawValue: 1 << 15)

  /// Collects the kinds of the given bytes.
  init(_ bytes: [UInt8]) {
    let kinds = Self.kinds
    var found: UInt16 = 0
    for byte in bytes { found |= kinds[Int(byte)] }
    rawValue = found
  }

  init(rawValue: UInt16) { self.rawValue = rawValue }

  private static let kinds: [UInt16] = (0...255).map { byte in
    let kind: TextTraits =
      switch UInt8(byte) {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): [.capital, .letter]
      case UInt8(ascii: "a")...UInt8(ascii: "z"): .letter
      case UInt8(ascii: " "): .blank
      case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"),
        UInt8(ascii: "{"), UInt8(ascii: "}"):
        .bracket
      case UInt8(ascii: "\""): .quote
      case UInt8(ascii: "&"): .ampersand
      case UInt8(ascii: "<"): .lessThan
      case UInt8(ascii: "\\"): .backslash
      case UInt8(ascii: ":"): [.colon, .stop]
      case UInt8(ascii: "@"): .at
      case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "!"),
        UInt8(ascii: "?"):
        .stop
      case 0xC2: .latin1
      case 0xE2: .general
      case 0xE3, 0xEF: .wide
      case 0x80...0xFF: .foreign
      default: []
      }
    return kind.rawValue
  }
}
