extension FormatSpecifier {
  /// The number as C's `%a` writes it, which no locale changes.
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

  /// The leading bit and the fraction: in as many digits as are wanted, or as are needed.
  private func significand(of value: Double) -> String {
    let lead: UInt64 = value.isNormal ? 1 << 52 : 0
    let written = min(digits ?? 13, 13)
    let bits = Self.rounded(value.significandBitPattern | lead, droppingDigits: 13 - written)
    // All digits behind the leading one, which rounding can only make greater.
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

  /// The bits without their last hexadecimal digits: to the nearest, from the middle to the even.
  private static func rounded(_ bits: UInt64, droppingDigits count: Int) -> UInt64 {
    guard count > 0 else { return bits }
    let unit: UInt64 = 1 << UInt64(4 * count)
    let (quotient, rest) = bits.quotientAndRemainder(dividingBy: unit)
    let isUp = rest > unit / 2 || (rest == unit / 2 && !quotient.isMultiple(of: 2))
    return quotient + (isUp ? 1 : 0)
  }
}
