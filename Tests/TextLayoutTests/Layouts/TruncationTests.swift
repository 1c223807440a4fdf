import LocalizedText
import Testing
import TextLayout

@Suite struct TruncationTests {
  private let measurer = TextMeasurer(locale: LocaleTag("en"))

  private func attempts(_ title: String, _ value: String? = nil, width: Int) -> [String] {
    Attempt.all(
      title: measurer.measure(title), value: value.map { measurer.measure($0) }, width: width
    ).map { "\($0.layout): \($0.truncation?.description ?? "fits")" }
  }

  @Test(
    arguments: [
      ("ab cd", nil, 5, ["compact: fits"]),
      ("ab cd", nil, 4, ["compact: needs 5 columns, has 4", "standard: fits"]),
      ("ab cd", "€ 1", 9, ["compact: needs 10 columns, has 9", "standard: fits"]),
      (
        "ab cd ef", nil, 2,
        ["compact: needs 8 columns, has 2", "standard: 3 lines, may have 2", "extended: fits"]
      ),
      ("a\nb", nil, 9, ["compact: 2 lines, may have 1", "standard: fits"]),
      (
        "a\nb\nc", nil, 9,
        ["compact: 3 lines, may have 1", "standard: 3 lines, may have 2", "extended: fits"]
      ),
      (
        "Donaudampfschiff", nil, 10,
        [
          "compact: needs 16 columns, has 10", "standard: would break 'Donaudampfschiff'",
          "extended: fits",
        ]
      ),
      (
        "Donaudampfschifffahrtsgesellschaft", nil, 30,
        [
          "compact: needs 34 columns, has 30", "standard: would break 'Donaudampfschifffah…'",
          "extended: fits",
        ]
      ),
      (
        "ab", "€ 123", 7,
        [
          "compact: needs 9 columns, has 7", "standard: no column is left beside the value",
          "extended: fits",
        ]
      ),
      ("ab", nil, 0, []),
    ] as [(String, String?, Int, [String])])
  func reasons(title: String, value: String?, width: Int, expected: [String]) {
    #expect(attempts(title, value, width: width) == expected)
  }

  /// Only the last attempt fits, and it is the layout of the row.
  @Test func onlyTheLastOneFits() {
    for title in ["", "a", "ab cd ef", "日本語 text", "a\nb", "a\n\nb", "Donaudampfschiff x"] {
      for value in [nil, "", "€ 1", "€ 12.34"] {
        for width in -1...24 {
          let title = measurer.measure(title)
          let value = value.map { measurer.measure($0) }
          let attempts = Attempt.all(title: title, value: value, width: width)
          let row = FittedRow(title: title, value: value, width: width)
          #expect(attempts.last?.layout ?? .none == row.layout)
          #expect(attempts.map(\.fits) == attempts.indices.map { $0 == attempts.count - 1 })
        }
      }
    }
  }

  /// A line has the range of the original text that it shows.
  @Test func linesHaveTheirRanges() {
    let text = "\u{2067}ab\u{2069} c\td  \u{1F468}\u{200D}\u{1F469} ef\r\n\n x "
    func lines(_ width: Int) -> [String] {
      FittedRow(title: measurer.measure(text), width: width).lines.map { line in
        String(decoding: Array(text.utf8)[line.range], as: UTF8.self)
      }
    }
    #expect(
      lines(40) == ["\u{2067}ab\u{2069} c\td  \u{1F468}\u{200D}\u{1F469} ef", "", " x"])
    for width in 1...20 {
      let ink = { (text: String) in text.unicodeScalars.filter { !$0.properties.isWhitespace } }
      #expect(lines(width).map(ink).joined().elementsEqual(ink(text)))
    }
  }
}
