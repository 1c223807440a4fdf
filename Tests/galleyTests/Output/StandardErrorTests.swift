import StringCatalog
import Testing

@Suite struct StandardErrorTests {
  @Test(arguments: [
    ("", ""), ("Travel.xcstrings:1:2: é 日本 👍🏽", "Travel.xcstrings:1:2: é 日本 👍🏽"),
    ("\u{1B}[31mred", "\\u{1B}[31mred"), ("a\nb\tc\rd", "a\\nb\\tc\\u{D}d"), ("\r\n", "\\u{D}\\n"),
    ("\u{0}\u{7F}\u{85}\u{9B}", "\\u{0}\\u{7F}\\u{85}\\u{9B}"),
    ("a\u{202E}b\u{2066}c\u{2069}\u{200F}", "a\\u{202E}b\\u{2066}c\\u{2069}\\u{200F}"),
    ("a\u{2028}b\u{2029}c", "a\\u{2028}b\\u{2029}c"), ("a\u{A0}b", "a\u{A0}b"),
  ])
  func visible(text: String, expected: String) {
    #expect(text.marked == expected)
  }
}
