internal import SourceText
internal import StringCatalog

extension Finding {
  /// A hexadecimal fingerprint that stays the same as long as the string does.
  ///
  /// It depends on the rule, table, key, locale, variation, and string, but not on the line: a
  /// problem that moves within its file is not new, but one whose string changes is. Problems that
  /// are not about a string are identified by file and message instead.
  package var fingerprint: String { fingerprintNumber.hexadecimal(digits: 16) }

  /// Returns the fingerprint with another path of the file.
  func fingerprint(in filePath: String?) -> String {
    fingerprintNumber(in: filePath).hexadecimal(digits: 16)
  }

  /// The numeric value of the fingerprint.
  var fingerprintNumber: UInt64 { fingerprintNumber(in: filePath) }

  private func fingerprintNumber(in filePath: String?) -> UInt64 {
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

/// A 64-bit FNV-1a hash; Swift's own hashes differ between runs.
private struct StableHash {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func combine(_ text: String?) {
    // Neither byte occurs in UTF-8, so string boundaries count, and nil differs from empty.
    guard let text else { return combine(0xFE) }
    for byte in text.utf8 { combine(byte) }
    combine(0xFF)
  }

  private mutating func combine(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
}
