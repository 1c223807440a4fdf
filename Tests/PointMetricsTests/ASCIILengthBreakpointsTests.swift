import LocalizedText
import TestMaterial
import Testing

@testable import PointMetrics
@testable import TextLayout

/// The walk for texts of printable ASCII, compared with the one over clusters.
@Suite struct ASCIILengthBreakpointsTests {
  /// The breakpoints that the clusters give, in whole lengths and not rounded to pixels.
  private func expectTheSame(_ text: String, _ styles: [PointStyle]) {
    for style in styles {
      let metric = PointMetric(style, isJapanese: false)
      var finder = finder(metric)
      let quick = finder.breakpoints(of: text.utf8.span)
      finder.scan(text.utf8.span)
      #expect(quick == finder.found, "\(text.debugDescription) at \(style.size)")
    }
  }

  private func finder(_ metric: PointMetric) -> BreakpointFinder {
    BreakpointFinder(
      width: ColumnWidth(),
      tailoring: BreakTailoring(locale: LocaleTag("en"), keepsHangulWords: true), locale: "en",
      cutMark: "…", metric: metric)
  }

  private static let styles =
    TextSize.allCases.map { PointStyle(.body, textSize: $0) }
    + PointStyle.Weight.allCases.map { PointStyle(.title2, weight: $0) }
    + PointStyle.Platform.allCases.map { PointStyle(size: 11, platform: $0) }
    + [6, 19.5, 23.3, 100].map { PointStyle(size: $0) }

  @Test(arguments: 0..<4)
  func areThoseOfTheClusters(seed: UInt64) {
    var generator = SeededGenerator(seed: seed + 401)
    for _ in 0..<75 {
      expectTheSame(RandomText.ofASCII(using: &generator), Self.styles)
    }
  }

  @Test func areThoseOfTheClustersInRealTexts() throws {
    let texts = try vectorRows("shaped.tsv").map { try text(json: $0[0]) }
      .filter { $0.utf8.allSatisfy { $0 < 0x80 } }
    #expect(texts.count > 100)
    for text in texts { expectTheSame(text, [PointStyle(.body), PointStyle(.title2)]) }
  }

  /// Every pair of characters, alone and with blanks around it, which no kerning crosses at a line's end.
  @Test(arguments: [" ", "AVA", "x", "(", "1."])
  func everyPairIsKerned(after start: String) {
    for first in UInt8(0x20)...0x7E {
      let pairs = (UInt8(0x20)...0x7E).map { String(decoding: [first, $0], as: UTF8.self) }
      expectTheSame(start + pairs.joined(separator: start), [PointStyle(.title2, weight: .bold)])
    }
  }

  @Test(arguments: ["", " ", "   ", "a", " a", "a ", "  ab  ", "a  b", "-", "- -", "a-b", "((("])
  func areThoseOfTheClustersInShortTexts(text: String) { expectTheSame(text, Self.styles) }
}
