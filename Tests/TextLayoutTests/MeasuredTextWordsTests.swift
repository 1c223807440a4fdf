import LocalizedText
import Testing
import TextLayout

@Suite struct MeasuredTextWordsTests {
  /// Where lines may end is UAX #14's, columns are counted by hand.
  @Test(arguments: [
    ("", 0), ("Bon voyage", 6), ("   a", 1), ("word   ", 4), ("a-bcd efg", 3),
    ("one\nlonger\nx", 6), ("日本語", 2), ("日本 Tokyo", 5), ("no\u{A0}break here", 8),
  ])
  func theLongestWord(text: String, columns: Int) {
    #expect(TextMeasurer(locale: LocaleTag("en")).measure(text).longestWord == columns)
  }
}
