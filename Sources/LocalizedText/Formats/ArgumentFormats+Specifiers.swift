extension ArgumentFormats {
  /// The integer as a placeholder writes it.
  ///
  /// In figures the number is shown whatever its size, for a length that is too small is a mistake
  /// that nobody sees in Swift; only `h` and `hh`, which nobody writes by mistake, cut it.
  func text(of value: Int64, specifier: FormatSpecifier) -> String {
    if let text = specifier.unlocalizedText(of: UInt64(bitPattern: value)) { return text }
    let value = specifier.cut(value)
    guard let skeleton = specifier.integerSkeleton else {
      return specifier.padded(text(of: value), withZeros: specifier.digits == nil)
    }
    return specifier.padded(
      text(of: value, skeleton: skeleton), withZeros: specifier.digits == nil)
  }

  /// The integer as a placeholder writes it; one of more than 63 bits is not negative.
  func text(of value: UInt64, specifier: FormatSpecifier) -> String {
    if let signed = Int64(exactly: value) { return text(of: signed, specifier: specifier) }
    if specifier.isCut {
      return text(of: Int64(truncatingIfNeeded: value), specifier: specifier)
    }
    if let text = specifier.unlocalizedText(of: value) { return text }
    guard let skeleton = specifier.integerSkeleton else { return specifier.padded(text(of: value)) }
    return specifier.padded(
      text(of: value, skeleton: skeleton), withZeros: specifier.digits == nil)
  }

  /// The number as a placeholder writes it.
  func text(of value: Double, specifier: FormatSpecifier) -> String {
    switch specifier.conversion {
    case "a": specifier.hexadecimal(value)
    case "A": specifier.hexadecimal(value).uppercased()
    default: specifier.padded(text(of: value, skeleton: specifier.skeleton(for: value)))
    }
  }
}
