package import CatalogCheck
internal import SourceText
internal import StringCatalog

extension Finding {
  /// A number in hexadecimal digits that stays the same as long as the text does.
  ///
  /// It depends on the rule, the table, the key, the locale, the variation and the text, but not on the
  /// line: a text that moved in its file is not a new problem, and a text that changed is. A problem
  /// outside of texts is known by its file and its message instead.
  package var fingerprint: String {
    let digits = String(fingerprintNumber, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The number whose digits are the fingerprint.
  var fingerprintNumber: UInt64 {
    var hash = StableHash()
    hash.combine(rule.rawValue)
    hash.combine(table)
    hash.combine(key)
    hash.combine(localization)
    hash.combine(path?.description)
    hash.combine(text)
    if key == nil {
      hash.combine(filePath)
      hash.combine(message)
    }
    return hash.value
  }
}

/// FNV-1a with 64 bits: Swift's own hash differs from run to run.
private struct StableHash {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func combine(_ text: String?) {
    // Neither byte is in UTF-8, so two texts differ from one, and no text from an empty one.
    guard let text else { return combine(0xFE) }
    for byte in text.utf8 { combine(byte) }
    combine(0xFF)
  }

  private mutating func combine(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}
