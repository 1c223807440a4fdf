import SourceText
import Testing

/// Bytes of a text, against the standard library.
@Suite struct StringBytesTests {
  /// Texts of every length around a block, with a character at every place.
  private static let texts: [String] = (0...40).flatMap { length in
    let plain = String(repeating: "a", count: length)
    return [plain]
      + (0...length).flatMap { place in
        ["%", "é", "\u{200B}", "％"].map { plain.prefix(place) + $0 + plain.dropFirst(place) }
      }
  }

  @Test(arguments: ["%", "a", "\n"] as [Unicode.Scalar])
  func aCharacter(_ character: Unicode.Scalar) {
    for text in Self.texts {
      #expect(text.holds(character) == text.unicodeScalars.contains(character))
    }
  }

  @Test func aPieceOfText() {
    for text in Self.texts + ["aab", "aaab", "ab", "b", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab"] {
      #expect(text.holds(text: "aab") == text.contains("aab"))
      #expect(text.holds(text: "a%a") == text.contains("a%a"))
    }
  }

  @Test func anyOfThreeBytes() {
    for text in Self.texts {
      #expect(
        text.holds(byte: 0xE2, 0xEF, 0xC3)
          == text.utf8.contains { [0xE2, 0xEF, 0xC3].contains($0) })
    }
  }
}
