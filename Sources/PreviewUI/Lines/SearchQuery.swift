internal import LocalizedText
internal import PreviewRows
internal import StringCatalog

/// Words to search for in keys and texts.
///
/// Case matters only if the words contain capitals.
///
/// Whole characters are compared: `é` is found in either of its encodings, and a search for `e`
/// does not find it. The search takes time linear in the text whatever the words are (Knuth, Morris
/// and Pratt), so that neither a text of a megabyte nor a pasted line delays a key.
struct SearchQuery: Equatable, Sendable {
  /// The words as the user typed them.
  let text: String
  private let countsCapitals: Bool
  private let characters: [String]
  /// The characters as bytes if all are ASCII; else empty.
  private let bytes: [UInt8]
  /// For each number of matched characters, how many still match if the next one does not.
  private let fallbacks: [Int]

  init(_ text: String = "") {
    self.text = text
    let countsCapitals = text.contains(where: \.isUppercase)
    let characters = text.map { Self.folded($0, countsCapitals) }
    self.countsCapitals = countsCapitals
    self.characters = characters
    // Not for line ends: CR LF is one character of two bytes.
    let isASCII = characters.allSatisfy { $0.utf8.count == 1 && $0 != "\n" && $0 != "\r" }
    bytes = isASCII ? characters.flatMap(\.utf8) : []
    fallbacks = Self.fallbacks(of: characters)
  }

  var isEmpty: Bool { characters.isEmpty }

  /// Whether the key or the text of a row contains the words.
  func matches(_ row: Row) -> Bool {
    occurs(in: row.entry.key) || occurs(in: row.title.text)
  }

  /// Whether a text contains the words.
  func occurs(in text: String) -> Bool { !ranges(in: text, atMost: 1).isEmpty }

  /// The occurrences of the words in a text, which do not overlap, as UTF-8 offsets.
  func ranges(in text: String, atMost limit: Int = .max) -> [Range<Int>] {
    guard !isEmpty else { return [] }
    if !bytes.isEmpty, text.utf8.allSatisfy({ $0 < 0x80 }) {
      let small = countsCapitals ? 0...0 : UInt8(ascii: "A")...UInt8(ascii: "Z")
      let folded = text.utf8.lazy.map { small.contains($0) ? $0 | 0x20 : $0 }
      return ends(of: bytes, in: folded, atMost: limit).map { $0 - bytes.count..<$0 }
    }
    let folded = text.lazy.map { Self.folded($0, countsCapitals) }
    let ends = ends(of: characters, in: folded, atMost: limit)
    guard !ends.isEmpty else { return [] }
    let starts = text.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.utf8.count) }
    return ends.map { starts[$0 - characters.count]..<starts[$0] }
  }

  /// The end of each occurrence, in elements.
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

  /// The character in the form that is compared.
  private static func folded(_ character: Character, _ countsCapitals: Bool) -> String {
    if countsCapitals { return String(character) }
    // Users whose keyboard lacks the dotted capital can only type the small letter.
    return character == "İ" ? "i" : character.lowercased()
  }
}
