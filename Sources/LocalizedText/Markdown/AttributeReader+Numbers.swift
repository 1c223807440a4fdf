extension AttributeReader {
  /// `1`, `-.5e3`, `0xFF`, `+Infinity`: what is no number is nil.
  mutating func number() -> Double? {
    let isNegative = cursor.byte == UInt8(ascii: "-")
    if isNegative || cursor.byte == UInt8(ascii: "+") { cursor.position += 1 }
    guard let size = size(), !isPartOfName() else { return nil }
    return isNegative ? -size : size
  }

  /// Whether letters or digits follow, which may not stand behind a number.
  private func isPartOfName() -> Bool {
    var behind = cursor
    guard let scalar = behind.takeScalar() else { return false }
    return scalar == "\\" || scalar.isIdentifierPart
  }

  private mutating func size() -> Double? {
    if cursor.take("Infinity") { return .infinity }
    if cursor.take("NaN") { return .nan }
    let start = cursor.position
    if cursor.take("0x") || cursor.take("0X") {
      guard cursor.skip(while: \.isHexDigit) > 0 else { return nil }
    } else {
      let startsWithZero = cursor.byte == UInt8(ascii: "0")
      let whole = cursor.skip(while: \.isDigit)
      guard !startsWithZero || whole == 1 else { return nil }
      let fraction = cursor.take(".") ? cursor.skip(while: \.isDigit) : 0
      guard whole + fraction > 0 else { return nil }
      if cursor.take("e") || cursor.take("E") {
        if !cursor.take("+") { _ = cursor.take("-") }
        guard cursor.skip(while: \.isDigit) > 0 else { return nil }
      }
    }
    return Double(String(decoding: cursor.source[start..<cursor.position], as: UTF8.self))
  }
}
