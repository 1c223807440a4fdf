extension FormatSpecifier {
  /// The ICU skeleton by which the specifier writes a number; one for another type of argument
  /// writes it in its natural way.
  func skeleton(for value: Double) -> String {
    let digits = digits ?? 6
    return switch conversion {
    case "f", "F": Self.fraction(digits, "0") + sign
    case "e", "E": "scientific " + Self.fraction(digits, "0") + sign
    case "g", "G": Self.general(value, digits: max(digits, 1)) + sign
    default: ""
    }
  }

  /// The ICU skeleton by which the specifier writes an integer.
  var integerSkeleton: String {
    guard "dDiuU".unicodeScalars.contains(conversion) else { return "" }
    var skeleton = "integer-width/+" + String(repeating: "0", count: digits ?? 1)
    if flags.contains("0") { skeleton += " group-off" }
    return skeleton + sign
  }

  /// The precision that is written.
  var digits: Int? {
    guard case .fixed(let digits) = precision, digits >= 0 else { return nil }
    return digits
  }

  private var sign: String { flags.contains("+") ? " sign-always" : "" }

  private static func fraction(_ digits: Int, _ digit: String) -> String {
    digits == 0 ? "precision-integer" : "." + String(repeating: digit, count: digits)
  }

  /// As printf's `%g`: the shorter of the two ways, without zeros at the end.
  private static func general(_ value: Double, digits: Int) -> String {
    var limit = 1.0
    for _ in 0..<digits { limit *= 10 }
    let magnitude = value.magnitude
    guard magnitude == 0 || (1e-4..<limit).contains(magnitude) else {
      return "scientific " + fraction(digits - 1, "#")
    }
    return "@" + String(repeating: "#", count: digits - 1)
  }
}

extension ArgumentFormats {
  /// The integer as a placeholder writes it.
  func text(of value: Int, specifier: FormatSpecifier) -> String {
    switch specifier.conversion {
    case "x": specifier.unlocalized(value, radix: 16)
    case "X": specifier.unlocalized(value, radix: 16).uppercased()
    case "o", "O": specifier.unlocalized(value, radix: 8)
    case "c": Unicode.Scalar(UInt8(truncatingIfNeeded: value)).description
    case "C": Unicode.Scalar(UInt16(truncatingIfNeeded: value))?.description ?? String(value)
    default: specifier.padded(text(of: value, skeleton: specifier.integerSkeleton))
    }
  }

  /// The number as a placeholder writes it.
  func text(of value: Double, specifier: FormatSpecifier) -> String {
    switch specifier.conversion {
    case "a": specifier.padded(specifier.hexadecimal(value))
    case "A": specifier.padded(specifier.hexadecimal(value).uppercased())
    default: specifier.padded(text(of: value, skeleton: specifier.skeleton(for: value)))
    }
  }
}

extension FormatSpecifier {
  /// The text with blanks up to the width, or with zeros behind its sign.
  func padded(_ text: String) -> String {
    guard case .fixed(let width) = width, conversion != "@" else { return text }
    let missing = width - text.unicodeScalars.count
    guard missing > 0 else { return text }
    if flags.contains("-") { return text + String(repeating: " ", count: missing) }
    // Zeros in the digits of the locale: the first digit tells which. What is not finite has none.
    let sign = text.prefix { !$0.isNumber && !$0.isLetter }
    let number = text.dropFirst(sign.count)
    guard flags.contains("0"), let zero = number.unicodeScalars.first.flatMap(Self.zero) else {
      return String(repeating: " ", count: missing) + text
    }
    return sign + String(repeating: String(zero), count: missing) + number
  }

  private static func zero(of digit: Unicode.Scalar) -> Unicode.Scalar? {
    guard let value = digit.properties.numericValue, value >= 0, value < 10,
      digit.properties.numericType == .decimal
    else { return nil }
    return Unicode.Scalar(digit.value - UInt32(value))
  }

  /// The bits of an integer of the specifier's size, which no locale changes.
  fileprivate func unlocalized(_ value: Int, radix: Int) -> String {
    let bits: UInt64 =
      switch length {
      case .char: UInt64(UInt8(truncatingIfNeeded: value))
      case .short: UInt64(UInt16(truncatingIfNeeded: value))
      case nil: UInt64(UInt32(truncatingIfNeeded: value))
      default: UInt64(bitPattern: Int64(value))
      }
    let text = String(bits, radix: radix)
    let prefix = flags.contains("#") && bits != 0 ? (radix == 16 ? "0x" : "0") : ""
    var least = digits ?? 0
    if digits == nil, flags.contains("0"), !flags.contains("-"), case .fixed(let width) = width {
      least = width - prefix.utf8.count
    }
    let zeros = String(repeating: "0", count: max(0, least - text.utf8.count))
    return padded(prefix + zeros + text)
  }

  /// The number as C's `%a` writes it, in all its digits, which no locale changes.
  fileprivate func hexadecimal(_ value: Double) -> String {
    let sign = value.sign == .minus ? "-" : flags.contains("+") ? "+" : ""
    guard value.isFinite else { return sign + (value.isNaN ? "nan" : "inf") }
    guard value != 0 else { return sign + "0x0p+0" }
    var digits = String(value.magnitude.significandBitPattern, radix: 16)
    digits = String(repeating: "0", count: 13 - digits.utf8.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    let isNormal = value.isNormal
    let exponent = isNormal ? Int(value.exponent) : -1022
    return sign + (isNormal ? "0x1" : "0x0") + (digits.isEmpty ? "" : "." + digits) + "p"
      + (exponent < 0 ? "" : "+") + String(exponent)
  }
}
