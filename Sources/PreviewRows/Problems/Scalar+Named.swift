extension Unicode.Scalar {
  /// The number and the name: `U+200F RIGHT-TO-LEFT MARK`; controls have none.
  var named: String { [codePoint, name].compactMap(\.self).joined(separator: " ") }

  private var name: String? {
    properties.name ?? properties.nameAlias
      ?? (properties.generalCategory == .control ? "<control>" : nil)
  }

  /// The number as Unicode writes it: `U+200F`.
  var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
