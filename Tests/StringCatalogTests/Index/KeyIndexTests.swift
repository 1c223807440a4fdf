import TestMaterial
import Testing

@testable import StringCatalog

/// Entries found by their keys, compared with the keys of all entries.
@Suite struct KeyIndexTests {
  /// Keys of every length, some with characters that JSON escapes.
  private static func keys(_ seed: UInt64) -> [String] {
    var random = SeededGenerator(seed: seed)
    let words = [
      "a", "b", "%@", " ", "é", "ключ", "钥匙", "👍🏽", "\"", "\\", "\n", "\u{1}", "aaaaaaaa",
    ]
    return (0..<400).map { number in
      (0..<number % 40).map { _ in words.randomElement(using: &random) ?? "" }.joined()
    }
  }

  /// The key as a catalog may write it: unchanged as far as possible, or in escape sequences.
  private static func json(_ key: String, escaped: Bool) -> String {
    key.unicodeScalars.map { scalar -> String in
      let needsEscape = scalar.value < 0x20 || scalar == "\"" || scalar == "\\"
      guard escaped || needsEscape else { return String(scalar) }
      return scalar.utf16.map { unit in
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }.joined()
    }.joined()
  }

  @Test(arguments: 0..<20 as Range<UInt64>, [false, true])
  func everyKeyIsFoundAndNoOther(seed: UInt64, escaped: Bool) throws {
    let keys = Set(Self.keys(seed)).sorted()
    let entries = keys.map { #""\#(Self.json($0, escaped: escaped))": {}"# }
    let table = Table(json: #"{"strings": {\#(entries.joined(separator: ", "))}}"#)
    #expect(table.entries.map(\.key) == keys)
    for key in keys { #expect(table.entry(forKey: key)?.key == key) }
    let known = Set(keys)
    for key in Self.keys(seed + 1000) + keys.map({ $0 + "x" }) where !known.contains(key) {
      #expect(table.entry(forKey: key)?.key == nil)
    }
  }

  /// Keys that differ in one byte have different hashes, except for a few by chance.
  @Test func hashesDiffer() {
    let hash = KeyHash()
    var seen: Set<UInt32> = []
    var count = 0
    for length in 1...64 {
      for place in 0..<length {
        for byte in [UInt8](1...8) {
          var key = [UInt8](repeating: 0, count: length)
          key[place] = byte
          let found = hash(key.span)
          let again = KeyHash()(key.span)
          #expect(found == again)
          seen.insert(found)
          count += 1
        }
      }
    }
    #expect(seen.count >= count - 4)
  }
}
