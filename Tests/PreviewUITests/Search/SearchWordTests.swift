import TestMaterial
import Testing

@testable import PreviewUI

/// The occurrences of a word in texts.
@Suite struct SearchWordTests {
  /// Words, a text, and the parts of the text that are found.
  @Test(
    arguments: [
      ("", "abc", []), ("", "", []), ("a", "", []), ("b", "abc", ["b"]), ("B", "abc", []),
      ("b", "ABC", ["B"]), ("B", "ABC", ["B"]), ("aB", "aBab", ["aB"]),
      ("ab", "aBab", ["aB", "ab"]),
      ("aa", "aaaaa", ["aa", "aa"]), ("aab", "aaab", ["aab"]), ("abab", "abaabab", ["abab"]),
      // Letters are found with accents, and accents in either encoding.
      ("e", "caf\u{e9}", ["\u{e9}"]), ("e", "cafe\u{301}", ["e\u{301}"]),
      ("uber", "\u{DC}ber", ["\u{DC}ber"]), ("U", "\u{FC}\u{DC}", ["\u{DC}"]),
      ("duong", "Đường", ["Đường"]), ("lodz", "Łódź", ["Łódź"]), ("aether", "Æther", ["Æther"]),
      ("e", "日é", ["é"]), ("й", "и", []), ("\u{FC}", "u", []), ("oe", "ö", []),
      ("\u{e9}", "cafe\u{301}", ["e\u{301}"]),
      ("e\u{301}", "CAF\u{c9}", ["\u{c9}"]), ("\u{301}", "e\u{301}", []),
      // Turkish: a small letter finds both cases, a capital only itself.
      ("istanbul", "\u{130}stanbul", ["\u{130}stanbul"]),
      ("\u{130}", "istanbul \u{130}", ["\u{130}"]),
      ("\u{131}", "I\u{131}", ["\u{131}"]), ("i", "I", ["I"]),
      // German: ß has a capital, and ss finds it, but not the other way round.
      ("straße", "STRA\u{1E9E}E", ["STRA\u{1E9E}E"]), ("ss", "ß", ["ß"]), ("ß", "ss", []),
      ("s", "ßs", ["ß", "s"]), ("sa", "ßa", ["ßa"]), ("strasse", "Straße", ["Straße"]),
      ("SS", "ẞß", ["ẞ"]),
      ("σ", "ΣΑΣ", ["Σ", "Σ"]), ("k", "\u{212A}", ["\u{212A}"]),
      ("日本", "日本語、日本", ["日本", "日本"]), ("لو", "سلوى", ["لو"]), ("👩", "👩‍👧👩", ["👩"]),
      ("a b", "A B", ["A B"]), ("%@", "%@ of %@", ["%@", "%@"]), ("\r", "a\r\nb", []),
    ] as [(String, String, [String])])
  func ranges(words: String, text: String, found: [String]) {
    let word = SearchWord(words)
    let bytes = Array(text.utf8)
    let ranges = word.ranges(in: text)
    #expect(ranges.map { String(decoding: bytes[$0], as: UTF8.self) } == found)
    #expect(word.occurs(in: text) == !found.isEmpty)
  }

  private static let accents: [Character: String] = ["é": "e", "ß": "ss", "İ": "I"]

  /// The plain algorithm: tries every letter from the left, after each found one from the next
  /// character on.
  private func plainRanges(of words: String, in text: String) -> [Range<Int>] {
    let countsCapitals = words.contains(where: \.isUppercase)
    let dropsAccents = words.allSatisfy(\.isASCII)
    let fold = { (character: Character) in
      countsCapitals ? String(character) : character == "İ" ? "i" : character.lowercased()
    }
    let wanted = words.map(fold)
    var letters: [(letter: String, owner: Range<Int>)] = []
    var start = 0
    for character in text {
      let owner = start..<start + character.utf8.count
      let plain = dropsAccents ? Self.accents[character] : nil
      for letter in plain.map(Array.init) ?? [character] { letters.append((fold(letter), owner)) }
      start = owner.upperBound
    }
    var found: [Range<Int>] = []
    var place = 0
    while place + wanted.count <= letters.count {
      let part = letters[place..<place + wanted.count]
      let owner = part[place].owner.lowerBound..<(part.last?.owner.upperBound ?? 0)
      if part.map(\.letter) == wanted {
        if owner.lowerBound >= found.last?.upperBound ?? 0 { found.append(owner) }
        place += wanted.count
      } else {
        place += 1
      }
    }
    return found
  }

  @Test(arguments: 1...20) func findsTheSameAsThePlainAlgorithm(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let letters: [Character] =
      seed % 2 == 0 ? ["a", "b", "A"] : ["a", "b", "A", "é", "ß", "İ", "日"]
    for _ in 0..<200 {
      let text = String(
        (0..<Int.random(in: 0...30, using: &generator)).map { _ in
          letters[Int.random(in: letters.indices, using: &generator)]
        })
      let words = String(
        (0..<Int.random(in: 1...4, using: &generator)).map { _ in
          letters[Int.random(in: letters.indices, using: &generator)]
        })
      #expect(
        SearchWord(words).ranges(in: text) == plainRanges(of: words, in: text),
        "\(words) in \(text)")
    }
  }

  /// The plain algorithm would take quadratic time for these.
  @Test func longWordsInLongTextsTakeLinearTime() {
    let words = String(repeating: "a", count: 4_000) + "b"
    let text = String(repeating: "a", count: 1_000_000)
    #expect(SearchWord(words).ranges(in: text).isEmpty)
    #expect(SearchWord(words).ranges(in: text + "b") == [996_000..<1_000_001])
  }
}
