extension FixedWidthInteger {
  /// Returns the number in hexadecimal, with zeros in front of fewer digits than wanted.
  package func hexadecimal(digits count: Int, uppercase: Bool = false) -> String {
    let digits = String(self, radix: 16, uppercase: uppercase)
    return String(repeating: "0", count: Swift.max(0, count - digits.utf8.count)) + digits
  }
}
