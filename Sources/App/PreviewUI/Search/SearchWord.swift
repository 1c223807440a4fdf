internal import CatalogCheck

/// A word to search for in strings.
///
/// Matching is case-sensitive only if the word contains capitals, and accent-sensitive only if it
/// contains non-ASCII letters: `u` matches `ü`, and `ss` matches `ß`, but `ü` matches only itself,
/// in either encoding.
///
/// The search takes linear time for any word (Knuth-Morris-Pratt), so neither a long string nor a
/// pasted line delays a key.
struct SearchWord: Equatable, Sendable {
  /// The word as entered by the user.
  let text: String
  let countsCapitals: Bool
  private let characters: [String]
  /// The characters as bytes if all are ASCII; empty otherwise.
  private let bytes: [UInt8]
  /// For each number of matched characters, how many still match if the next one does not.
  private let fallbacks: [Int]

  init(_ text: String) {
    self.text = text
    let countsCapitals = text.contains(where: \.isUppercase)
    let characters = text.map { Self.lowercased($0, countsCapitals) }
    self.countsCapitals = countsCapitals
    self.characters = characters
    // Not for line ends: CR LF is one character of two bytes.
    let isASCII = characters.allSatisfy { $0.utf8.count == 1 && $0 != "\n" && $0 != "\r" }
    bytes = isASCII ? characters.flatMap(\.utf8) : []
    fallbacks = Self.fallbacks(of: characters)
  }

  /// Whether a string contains the word.
  func occurs(in text: String) -> Bool { !ranges(in: text, atMost: 1).isEmpty }

  /// Returns the UTF-8 ranges of non-overlapping occurrences in a string.
  func ranges(in text: String, atMost limit: Int = .max) -> [Range<Int>] {
    guard !characters.isEmpty else { return [] }
    if bytes.isEmpty { return rangesOfCharacters(in: text, atMost: limit) }
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      let small = countsCapitals ? 0...0 : UInt8(ascii: "A")...UInt8(ascii: "Z")
      let folded = text.utf8.lazy.map { small.contains($0) ? $0 | 0x20 : $0 }
      return ends(of: bytes, in: folded, atMost: limit).map { $0 - bytes.count..<$0 }
    }
    return rangesWithoutAccents(in: text, atMost: limit)
  }

  private func rangesOfCharacters(in text: String, atMost limit: Int) -> [Range<Int>] {
    let folded = text.lazy.map { Self.lowercased($0, countsCapitals) }
    let ends = ends(of: characters, in: folded, atMost: limit)
    guard !ends.isEmpty else { return [] }
    let starts = text.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.utf8.count) }
    return ends.map { starts[$0 - characters.count]..<starts[$0] }
  }

  /// Returns the occurrences of an ASCII word in a string with accented letters.
  ///
  /// A character may stand for two letters; it matches if the word contains either.
  private func rangesWithoutAccents(in text: String, atMost limit: Int) -> [Range<Int>] {
    var letters: [UInt8] = []
    for character in text { PlainLetters.append(character, to: &letters, countsCapitals) }
    let ends = ends(of: bytes, in: letters, atMost: .max)
    guard !ends.isEmpty else { return [] }
    // The range of the character that each letter is from.
    var owners: [Range<Int>] = []
    var start = 0
    letters.removeAll(keepingCapacity: true)
    for character in text {
      let end = start + character.utf8.count
      PlainLetters.append(character, to: &letters, countsCapitals)
      while owners.count < letters.count { owners.append(start..<end) }
      start = end
    }
    var found: [Range<Int>] = []
    for end in ends {
      let range = owners[end - bytes.count].lowerBound..<owners[end - 1].upperBound
      if let last = found.last, last.upperBound > range.lowerBound { continue }
      found.append(range)
      if found.count == limit { break }
    }
    return found
  }

  /// Returns the end of each occurrence, in elements.
  private func ends<Element: Equatable>(
    of pattern: [Element], in elements: some Sequence<Element>, atMost limit: Int
  ) -> [Int] {
    var ends: [Int] = []
    var matched = 0
    var count = 0
    for element in elements {
      count += 1
      while matched > 0, pattern[matched] != element { matched = fallbacks[matched - 1] }
      if pattern[matched] == element { matched += 1 }
      guard matched == pattern.count else { continue }
      ends.append(count)
      if ends.count == limit { break }
      matched = 0
    }
    return ends
  }

  private static func fallbacks(of characters: [String]) -> [Int] {
    var fallbacks = Array(repeating: 0, count: characters.count)
    var matched = 0
    for index in characters.indices.dropFirst() {
      while matched > 0, characters[index] != characters[matched] {
        matched = fallbacks[matched - 1]
      }
      if characters[index] == characters[matched] { matched += 1 }
      fallbacks[index] = matched
    }
    return fallbacks
  }

  private static func lowercased(_ character: Character, _ countsCapitals: Bool) -> String {
    if countsCapitals { return String(character) }
    // Users whose keyboard lacks the dotted capital can only type the small letter.
    return character == "İ" ? "i" : character.lowercased()
  }
}
