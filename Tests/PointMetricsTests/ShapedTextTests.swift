import Foundation
import LocalizedText
import Testing

@testable import PointMetrics
@testable import TextLayout

/// The tables of advances and kerning, compared with texts that HarfBuzz shaped with the same fonts.
///
/// `Tests/Expectations/shaping.py` writes the widths. `GALLEY_SHAPED` names a file of it to test instead of
/// the one of the sample catalogs.
@Suite struct ShapedTextTests {
  private struct Shaped {
    let text: String
    let script: String
    let widths: [Int]
  }

  private let texts: [Shaped]

  init() throws {
    let rows: [[String]]
    if let path = ProcessInfo.processInfo.environment["GALLEY_SHAPED"] {
      rows = try String(contentsOfFile: path, encoding: .utf8)
        .components(separatedBy: "\n").dropFirst().filter { !$0.isEmpty }
        .map { $0.components(separatedBy: "\t") }
    } else {
      rows = try vectorRows("shaped.tsv")
    }
    texts = try rows.map { row in
      Shaped(
        text: try text(json: row[0]), script: row[1],
        widths: row.dropFirst(2).compactMap { Int($0) })
    }
  }

  @Test func theTablesOfInterAreExact() throws {
    let table = GlyphTable.shared
    let advances = zip(InterAdvances.text, InterAdvances.display).flatMap {
      [$0.pairNumbers, $1.pairNumbers]
    }
    // Marks that compose nothing end kerning in the font, and not here.
    let latin = texts.filter {
      $0.script == "Latin" && !$0.text.unicodeScalars.contains { table.glyph(of: $0.value) == 0 }
    }
    #expect(latin.count > 700)
    var different: [String] = []
    for shaped in latin {
      var sums = [Int](repeating: 0, count: 8)
      var last: UInt16 = 0
      for scalar in shaped.text.unicodeScalars {
        let glyph = table.glyph(of: scalar.value)
        let index = try #require(table.interScalars.firstIndex(of: scalar.value))
        for number in sums.indices { sums[number] += advances[number][index] }
        let row = Int(table.leftClasses[Int(last)]) * InterKerning.rightClassCount
        let pair = row + Int(table.rightClasses[Int(glyph)])
        let kerning = table.kernings[Int(table.classKernings[pair])]
        sums[0] += kerning.text
        sums[1] += kerning.display
        last = glyph
      }
      if sums != shaped.widths { different.append(shaped.text) }
    }
    #expect(different.isEmpty, "\(different.count) of \(latin.count): \(different.prefix(5))")
  }

  /// Words of other scripts are shaped without a shaper: nearly as wide, on average and in 19 of 20.
  @Test(
    arguments: [
      ("Hebrew", "he", 0.01, 0.03), ("Arabic", "ar", 0.01, 0.02), ("Thai", "th", 0.004, 0.02),
      ("Devanagari", "hi", 0.01, 0.06),
    ] as [(String, String, Double, Double)])
  func wordsAreNearlyAsWideAsShaped(
    script: String, locale: String, mean: Double, most: Double
  ) throws {
    let style = PointStyle(size: 28)
    let measurer = PointMeasurer(locale: LocaleTag(locale), style: style)
    let font = SystemFont(style)
    let words = texts.filter { $0.script == script && ($0.widths.first ?? 0) > 0 }
    guard !words.isEmpty else { return }
    let standIn: StandIn.Script =
      switch script {
      case "Hebrew": .hebrew
      case "Arabic": .arabic
      case "Thai": .thai
      default: .devanagari
      }
    let em = font.advance(1_000, of: standIn)
    let errors = words.map { word in
      let width = measurer.measure(word.text).exactWidth / style.size / em * 1_000
      return abs(width / Double(word.widths[0]) - 1)
    }
    .sorted()
    let average = errors.reduce(0, +) / Double(errors.count)
    let nearly = errors[Int(Double(errors.count - 1) * 0.95)]
    print("points: \(script): \(errors.count) words, mean \(average), 19 of 20 within \(nearly)")
    #expect(average <= mean)
    #expect(nearly <= most)
  }
}
