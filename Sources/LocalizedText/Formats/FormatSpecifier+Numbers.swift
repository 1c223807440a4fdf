extension FormatSpecifier {
  /// Whether the length cuts an integer in figures.
  var isCut: Bool { length == .char || length == .short }

  /// What is left of the integer in the size of `h` or `hh`.
  func cut(_ value: Int64) -> Int64 {
    switch (length, isUnsigned) {
    case (.char?, false): Int64(Int8(truncatingIfNeeded: value))
    case (.char?, true): Int64(UInt8(truncatingIfNeeded: value))
    case (.short?, false): Int64(Int16(truncatingIfNeeded: value))
    case (.short?, true): Int64(UInt16(truncatingIfNeeded: value))
    default: value
    }
  }

  /// The text with blanks up to the width, or with zeros behind its sign.
  func padded(_ text: String, withZeros: Bool = true) -> String {
    guard case .fixed(let width) = width, conversion != "@" else { return text }
    let missing = width - text.unicodeScalars.count
    guard missing > 0 else { return text }
    if flags.contains(.leftAligned) { return text + String(repeating: " ", count: missing) }
    // Zeros in the digits of the locale: the first digit tells which. What is not finite has none.
    let sign = text.prefix { !$0.isNumber && !$0.isLetter }
    let number = text.dropFirst(sign.count)
    guard withZeros, padsWithZeros, let zero = number.unicodeScalars.first.flatMap(Self.zero)
    else { return String(repeating: " ", count: missing) + text }
    return sign + String(repeating: String(zero), count: missing) + number
  }

  private static func zero(of digit: Unicode.Scalar) -> Unicode.Scalar? {
    guard let value = digit.properties.numericValue, value >= 0, value < 10,
      digit.properties.numericType == .decimal
    else { return nil }
    return Unicode.Scalar(digit.value - UInt32(value))
  }

  /// What no locale changes: an integer in hexadecimal or octal digits or as a character; nil for
  /// the other conversions.
  func unlocalizedText(of bits: UInt64) -> String? {
    switch conversion {
    case "x": digits(of: bits, radix: 16)
    case "X": digits(of: bits, radix: 16).uppercased()
    case "o", "O": digits(of: bits, radix: 8)
    case "c": padded(character(length == .long ? bits : bits & 0xFF), withZeros: false)
    case "C": padded(character(bits & 0xFFFF), withZeros: false)
    default: nil
    }
  }

  /// Half of a surrogate pair is no character.
  private func character(_ code: UInt64) -> String {
    String(Unicode.Scalar(UInt32(truncatingIfNeeded: code)) ?? "\u{fffd}")
  }

  /// The bits of an integer of the specifier's size.
  private func digits(of bits: UInt64, radix: Int) -> String {
    let bits: UInt64 =
      switch length {
      case .char: bits & 0xFF
      case .short: bits & 0xFFFF
      case nil: bits & 0xFFFF_FFFF
      default: bits
      }
    var text = bits == 0 && digits == 0 ? "" : String(bits, radix: radix)
    var least = digits ?? 0
    let isMarked = flags.contains(.alternate)
    // The mark of an octal number is a zero, which a number may begin with anyhow.
    if isMarked, radix == 8, !text.hasPrefix("0") { least = max(least, text.utf8.count + 1) }
    let prefix = isMarked && radix == 16 && bits != 0 ? "0x" : ""
    if digits == nil, padsWithZeros, case .fixed(let width) = width {
      least = max(least, width - prefix.utf8.count)
    }
    text = String(repeating: "0", count: max(0, least - text.utf8.count)) + text
    return padded(prefix + text, withZeros: false)
  }
}
