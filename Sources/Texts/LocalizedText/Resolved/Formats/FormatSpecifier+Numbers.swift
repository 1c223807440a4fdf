internal import MessageSyntax

extension FormatSpecifier {
  /// Whether the length truncates decimal integers.
  var isCut: Bool { length == .char || length == .short }

  /// Returns the integer truncated to the size of `h` or `hh`.
  func cut(_ value: Int64) -> Int64 {
    switch (length, isUnsigned) {
    case (.char?, false): Int64(Int8(truncatingIfNeeded: value))
    case (.char?, true): Int64(UInt8(truncatingIfNeeded: value))
    case (.short?, false): Int64(Int16(truncatingIfNeeded: value))
    case (.short?, true): Int64(UInt16(truncatingIfNeeded: value))
    default: value
    }
  }

  /// Returns a string padded to the width with spaces or, after its sign, with zeros.
  func padded(_ text: String, withZeros: Bool = true) -> String {
    guard case .fixed(let width) = width, conversion != "@" else { return text }
    let missing = width - text.unicodeScalars.count
    guard missing > 0 else { return text }
    if flags.contains(.leftAligned) { return text + String(repeating: " ", count: missing) }
    // Pad with the zero of the same digits as the first digit, to keep all digits in one script.
    // Infinity and NaN have no digits.
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

  /// Returns an integer in a locale-independent conversion (hexadecimal, octal or character), or
  /// nil for any other conversion.
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

  /// Returns the character with a code, or U+FFFD for a surrogate.
  private func character(_ code: UInt64) -> String {
    String(Unicode.Scalar(UInt32(truncatingIfNeeded: code)) ?? "\u{fffd}")
  }

  /// Returns the digits of an integer, truncated to the size of the specifier.
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
    // Prefix an octal number with a zero, unless it already starts with one.
    if isMarked, radix == 8, !text.hasPrefix("0") { least = max(least, text.utf8.count + 1) }
    let prefix = isMarked && radix == 16 && bits != 0 ? "0x" : ""
    if digits == nil, padsWithZeros, case .fixed(let width) = width {
      least = max(least, width - prefix.utf8.count)
    }
    text = String(repeating: "0", count: max(0, least - text.utf8.count)) + text
    return padded(prefix + text, withZeros: false)
  }
}

extension FormatSpecifier {
  /// Returns the style for a number.
  ///
  /// Conversions for other types use the default format.
  func style(for value: Double) -> NumberStyle {
    var style: NumberStyle
    switch conversion {
    case "f", "F":
      style = NumberStyle(digits: Self.fraction(digits ?? 6), isGrouped: !padsWithZeros)
    case "e", "E": style = NumberStyle(digits: Self.fraction(digits ?? 6), isScientific: true)
    case "g", "G": style = general(value, digits: max(digits ?? 6, 1))
    default: return .natural
    }
    style.showsPlus = flags.contains(.signed)
    style.showsPoint = flags.contains(.alternate)
    return style
  }

  /// The style for an integer, or nil for the default format.
  var integerStyle: NumberStyle? {
    switch conversion {
    case "d", "D", "i", "u", "U": break
    default: return nil
    }
    guard digits != nil || !flags.isEmpty else { return nil }
    return NumberStyle(
      digits: .integer(digits ?? 1), isGrouped: !padsWithZeros || digits != nil,
      showsPlus: flags.contains(.signed) && !isUnsigned)
  }

  /// The precision, if it is a literal number.
  var digits: Int? {
    guard case .fixed(let digits) = precision, digits >= 0 else { return nil }
    return digits
  }

  /// Whether the number is padded with zeros.
  ///
  /// A zero-padded number has no grouping separators.
  var padsWithZeros: Bool { flags.contains(.zeroPadded) && !flags.contains(.leftAligned) }

  var isUnsigned: Bool { conversion == "u" || conversion == "U" }

  private static func fraction(_ digits: Int) -> NumberStyle.Digits { .fraction(digits...digits) }

  /// Returns the style of C's `%g`: the shorter of `%f` and `%e`, without trailing zeros unless the
  /// `#` flag is set.
  private func general(_ value: Double, digits: Int) -> NumberStyle {
    let zeros = flags.contains(.alternate)
    guard !Self.isScientific(value, digits: digits) else {
      let least = zeros ? digits - 1 : 0
      return NumberStyle(digits: .fraction(least...digits - 1), isScientific: true)
    }
    return NumberStyle(
      digits: .significant((zeros ? digits : 1)...digits), isGrouped: !padsWithZeros)
  }

  /// Whether the exponent of the rounded value is too small or too large for `%f`.
  private static func isScientific(_ value: Double, digits: Int) -> Bool {
    guard value.isFinite, value != 0 else { return false }
    let limit = (0..<digits).reduce(1.0) { power, _ in power * 10 }
    let rounding = 1 - 0.5 / limit
    return value.magnitude < 1e-4 * rounding || value.magnitude >= limit * rounding
  }

  /// Returns the number as formatted by C's `%a`, the same in every locale.
  func hexadecimal(_ value: Double) -> String {
    let sign = value.sign == .minus ? "-" : flags.contains(.signed) ? "+" : ""
    guard value.isFinite else {
      return padded(sign + (value.isNaN ? "nan" : "inf"), withZeros: false)
    }
    let exponent = value == 0 ? 0 : value.isNormal ? Int(value.exponent) : -1022
    let number =
      significand(of: value) + "p" + (exponent < 0 ? "" : "+") + String(exponent)
    var zeros = 0
    if padsWithZeros, case .fixed(let width) = width {
      zeros = max(0, width - sign.utf8.count - 2 - number.utf8.count)
    }
    return padded(sign + "0x" + String(repeating: "0", count: zeros) + number, withZeros: false)
  }

  /// Returns the leading digit and the fraction, with the requested number of digits or else as
  /// many as necessary.
  private func significand(of value: Double) -> String {
    let lead: UInt64 = value.isNormal ? 1 << 52 : 0
    let written = min(digits ?? 13, 13)
    let bits = Self.rounded(value.significandBitPattern | lead, droppingDigits: 13 - written)
    // The digits after the leading one. Rounding can only carry into the leading one.
    let text = String(bits, radix: 16)
    let all = String(repeating: "0", count: max(0, written + 1 - text.utf8.count)) + text
    var fraction = String(all.dropFirst())
    if let digits {
      fraction += String(repeating: "0", count: digits - written)
    } else {
      while fraction.hasSuffix("0") { fraction.removeLast() }
    }
    let point = fraction.isEmpty && !flags.contains(.alternate) ? "" : "."
    return String(all.prefix(1)) + point + fraction
  }

  /// Returns the bits without their last hexadecimal digits, rounded to nearest, ties to even.
  private static func rounded(_ bits: UInt64, droppingDigits count: Int) -> UInt64 {
    guard count > 0 else { return bits }
    let unit: UInt64 = 1 << UInt64(4 * count)
    let (quotient, rest) = bits.quotientAndRemainder(dividingBy: unit)
    let isUp = rest > unit / 2 || (rest == unit / 2 && !quotient.isMultiple(of: 2))
    return quotient + (isUp ? 1 : 0)
  }
}
