extension FormatSpecifier {
  /// The ICU skeleton by which the specifier writes a number; one for another type of argument
  /// writes it in its natural way.
  func skeleton(for value: Double) -> String {
    let digits = digits ?? 6
    var rest = flags.contains(.signed) ? " sign-always" : ""
    if flags.contains(.alternate) { rest += " decimal-always" }
    return switch conversion {
    case "f", "F": Self.fraction(digits, "0") + (padsWithZeros ? " group-off" : "") + rest
    case "e", "E": Self.scientific + Self.fraction(digits, "0") + rest
    case "g", "G": general(value, digits: max(digits, 1)) + rest
    default: ""
    }
  }

  /// The ICU skeleton by which the specifier writes an integer, or nil for the natural format.
  var integerSkeleton: String? {
    switch conversion {
    case "d", "D", "i", "u", "U": break
    default: return nil
    }
    guard digits != nil || !flags.isEmpty else { return nil }
    let least = String(repeating: "0", count: digits ?? 1)
    let grouping = padsWithZeros && digits == nil ? " group-off" : ""
    let sign = flags.contains(.signed) && !isUnsigned ? " sign-always" : ""
    return "integer-width/+" + least + grouping + sign
  }

  /// The precision that is written.
  var digits: Int? {
    guard case .fixed(let digits) = precision, digits >= 0 else { return nil }
    return digits
  }

  /// Whether zeros fill the width; a number that they lengthen has no groups.
  var padsWithZeros: Bool { flags.contains(.zeroPadded) && !flags.contains(.leftAligned) }

  var isUnsigned: Bool { conversion == "u" || conversion == "U" }

  /// With a sign and at least two digits in the exponent, as C has them.
  private static let scientific = "scientific/*ee/sign-always "

  private static func fraction(_ digits: Int, _ digit: String) -> String {
    digits == 0 ? "precision-integer" : "." + String(repeating: digit, count: digits)
  }

  /// As printf's `%g`: the shorter of the two ways, without zeros at the end unless `#` asks for
  /// them.
  private func general(_ value: Double, digits: Int) -> String {
    let zeros = flags.contains(.alternate)
    guard !Self.isScientific(value, digits: digits) else {
      return Self.scientific + Self.fraction(digits - 1, zeros ? "0" : "#")
    }
    return "@" + String(repeating: zeros ? "@" : "#", count: digits - 1)
      + (padsWithZeros ? " group-off" : "")
  }

  /// Whether the exponent is small or large, that of the value as the digits round it.
  private static func isScientific(_ value: Double, digits: Int) -> Bool {
    guard value.isFinite, value != 0 else { return false }
    let limit = (0..<digits).reduce(1.0) { power, _ in power * 10 }
    let rounding = 1 - 0.5 / limit
    return value.magnitude < 1e-4 * rounding || value.magnitude >= limit * rounding
  }
}
