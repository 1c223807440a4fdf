import LocalizedText
import TestMaterial
import Testing

@testable import TextLayout

/// Marking parts of a text shows in the runs of its lines, and changes nothing else.
@Suite struct PlacedLineTests {
  /// A text, the marked ranges, a width, and the lines with their marked parts in brackets.
  @Test(
    arguments: [
      ("one two three", [4..<7], 20, ["one [two] three"]),
      ("one two three", [0..<3, 8..<13], 20, ["[one] two [three]"]),
      // A match across the end of a line, where the blank is not drawn.
      ("one two three", [2..<9], 8, ["on[e two]", "[t]hree"]),
      ("one two three", [0..<13], 4, ["[one]", "[two]", "[thre]", "[e]"]),
      ("日本語", [3..<6], 20, ["日[本]語"]), ("e\u{301}a", [0..<3], 20, ["[e\u{301}]a"]),
      // In right-to-left text, the end of a match is at its left.
      ("אבג דהו", [2..<6], 20, ["והד [גב]א"]), ("אבג דהו", [8..<9], 20, ["וה[ד] גבא"]),
      ("ab אב 12", [3..<7], 20, ["ab 12 [בא]"]), ("one", [], 20, ["one"]), ("", [0..<1], 20, []),
      ("one", [3..<9, 9..<10], 20, ["one"]),
    ] as [(String, [Range<Int>], Int, [String])])
  func marks(text: String, ranges: [Range<Int>], width: Int, lines: [String]) {
    let measured = TextMeasurer(locale: LocaleTag("en")).measure(text)
    let row = Arrangement.extended.row(title: measured.marking(ranges), width: width)
    let shown = row.lines.map { line in
      line.runs.map { $0.isMarked ? "[\($0.text)]" : $0.text }.joined()
    }
    #expect(shown.filter { !$0.isEmpty } == lines)
  }

  @Test(arguments: 1...10) func nothingElseChanges(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let measurer = TextMeasurer(locale: LocaleTag(seed % 2 == 0 ? "he" : "en"))
    for _ in 0..<60 {
      var text = ""
      for _ in 0..<Int.random(in: 0...8, using: &generator) {
        text += RandomText.pieces.randomElement(using: &generator) ?? ""
      }
      let measured = measurer.measure(text)
      let end = Int.random(in: 0...text.utf8.count, using: &generator)
      let start = Int.random(in: 0...end, using: &generator)
      let marked = measured.marking([start..<end])
      for width in [1, 3, 8, 30] {
        let plain = FittedRow(title: measured, width: width)
        let other = FittedRow(title: marked, width: width)
        #expect(plain.rows == other.rows)
        #expect(plain.lines.map(\.columns) == other.lines.map(\.columns))
        #expect(plain.breakpoints == other.breakpoints)
      }
    }
  }
}
