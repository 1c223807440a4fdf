/// The number of common words of each language in a string.
///
/// This is enough to tell that a sentence is not German, but not to identify the language of a
/// label.
struct LanguageVotes {
  private var counts = SIMD32<UInt8>()
  private var seen = SIMD16<UInt64>()
  private var seenCount = 0

  /// Counts a packed word if it is common in any language; repetitions count once.
  mutating func add(_ word: UInt64) {
    guard word > 0xFF, seenCount < seen.scalarCount else { return }
    let languages = CommonWords.languages(of: word)
    guard languages != 0 else { return }
    for index in 0..<seenCount where seen[index] == word { return }
    seen[seenCount] = word
    seenCount += 1
    var rest = languages
    while rest != 0 {
      counts[rest.trailingZeroBitCount] += 1
      rest &= rest - 1
    }
  }

  /// Returns the number of common words of a language; nil if its words are not known.
  func count(of language: String) -> Int? {
    CommonWords.number(of: language).map { Int(counts[$0]) }
  }

  /// The language with the most words, and their number.
  var best: (language: String, count: Int)? {
    let most = counts.max()
    guard most > 0 else { return nil }
    let index = (0..<counts.scalarCount).first { counts[$0] == most } ?? 0
    return (CommonWords.names[index], Int(most))
  }
}
