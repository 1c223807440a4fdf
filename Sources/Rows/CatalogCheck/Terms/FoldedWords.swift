/// The words of a string without case and accents, for comparisons that tolerate spelling.
///
/// ```swift
/// FoldedWords("Über %lld Konten").words.map { String(decoding: $0, as: UTF8.self) }
/// // ["uber", "lld", "konten"]
/// ```
struct FoldedWords: Sendable {
  /// The words in order, as folded UTF-8.
  private(set) var words: [[UInt8]] = []

  /// Splits a string at everything that is neither a letter nor a digit.
  init(_ text: String) {
    var word: [UInt8] = []
    for character in text {
      guard character.isLetter || character.isNumber else {
        if !word.isEmpty { words.append(word) }
        word.removeAll()
        continue
      }
      Self.append(character, to: &word)
    }
    if !word.isEmpty { words.append(word) }
  }

  /// The words without anything between them, for scripts that write no spaces.
  var joined: [UInt8] { words.flatMap(\.self) }

  private static func append(_ character: Character, to word: inout [UInt8]) {
    let start = word.count
    PlainLetters.append(character, to: &word, false)
    // A letter of another alphabet.
    guard word.count == start + 1, word[start] >= 0x80 else { return }
    word.removeLast()
    word += character.lowercased().utf8
  }
}

extension [UInt8] {
  /// Whether some bytes occur in a row.
  func holds(_ part: some Collection<UInt8>) -> Bool {
    guard !part.isEmpty, part.count <= count else { return part.isEmpty }
    return (0...(count - part.count)).contains { self[$0...].starts(with: part) }
  }
}
