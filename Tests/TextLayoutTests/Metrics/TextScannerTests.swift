import ICUServices
import LocalizedText
import TestMaterial
import Testing

@testable import TextLayout

@Suite struct TextScannerTests {
  private func scanner(
    _ locale: String = "en", width: ColumnWidth = ColumnWidth()
  ) -> TextScanner {
    TextScanner(width: width, tailoring: BreakTailoring(locale: LocaleTag(locale)))
  }

  /// The scanner finds the characters of the `String` with their columns, for every set of features.
  ///
  /// This holds `TextScanner` and `ColumnWidth`, two implementations of one rule, equal.
  @Test(arguments: 0..<20)
  func clustersAreCharacters(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let width =
      seed < 4
      ? ColumnWidth()
      : ColumnWidth(ambiguous: Int(seed % 2) + 1, features: .init(rawValue: UInt8(seed - 4)))
    var scanner = scanner(width: width)
    for _ in 0..<500 {
      let text = RandomText.ofScalars(using: &generator)
      scanner.scan(text.utf8.span)
      let found = (0..<scanner.clusterCount).map { number in
        Int(scanner.starts[number + 1].before - scanner.starts[number].before)
      }
      let ends = (0..<scanner.clusterCount).map { Int(scanner.starts[$0 + 1].offset) }
      var end = 0
      let expected = text.map { character in
        end += character.utf8.count
        return end
      }
      #expect(ends == expected, "\(text.unicodeScalars.map(\.value).hex)")
      guard ends == expected else { continue }
      #expect(
        found == text.map { width.columns(of: $0) },
        "\(text.unicodeScalars.map(\.value).hex)")
    }
  }

  /// Every scalar joins what Swift joins it with, before and after a scalar of each kind.
  @Test(arguments: 0..<17)
  func scalarsJoinAsInStrings(plane: UInt32) {
    let neighbours = [
      "a", "\u{301}", "\u{AC00}", "\u{2764}\u{200D}", "\u{915}\u{94D}", "\u{1F1E6}",
    ]
    var scanner = scanner()
    // Most planes are empty, so a sample is enough.
    let step = plane < 2 ? takesManyCases ? 1 : 3 : 97
    for value in stride(from: plane << 16, to: (plane + 1) << 16, by: step) {
      // Thousands of Hangul syllables and ideographs behave alike, so a sample is enough.
      guard value % 89 == 0 || !(0x3400...0xD7A3).contains(value),
        let scalar = Unicode.Scalar(value)
      else { continue }
      for neighbour in neighbours {
        for text in [neighbour + String(scalar), String(scalar) + neighbour] {
          scanner.scan(text.utf8.span)
          let isAsExpected = scanner.clusterCount == text.count
          #expect(isAsExpected, "\(text.unicodeScalars.map(\.value).hex)")
        }
      }
    }
  }

  /// Lines end where ICU lets them end, in languages with different rules.
  @Test(
    .enabled(if: ICUVersion.hasUnicode15, ICUVersion.lineBreakReason),
    arguments: ["en", "ja", "zh-Hans", "ko", "he", "fr"], 0..<5)
  func breaksWhereICUDoes(locale: String, seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var scanner = scanner(locale)
    var breaks = try LineBreaks(locale: locale)
    for _ in 0..<1_000 {
      let text = RandomText.ofScalars(using: &generator)
      scanner.scan(text.utf8.span)
      guard !scanner.needsDictionary else { continue }
      let allowed = Set(try breaks.opportunities(in: text))
      for number in 1..<max(1, scanner.clusterCount) {
        let expected = allowed.contains(Int(scanner.starts[number].offset))
        #expect(
          scanner.mayBreak(beforeCluster: number) == expected,
          "\(text.unicodeScalars.map(\.value).hex) at cluster \(number)")
      }
    }
  }

  /// Searching the dictionary around the middle of a text finds the same as searching all of it.
  @Test(.onDebian12, arguments: ["th", "en", "ja", "ko-u-lw-keepall"], 0..<UInt64(5))
  func dictionariesSearchOnlyTheMiddle(locale: String, seed: UInt64) {
    let words = [
      "ภาษาไทย", "การเปลี่ยนแปลงยังไม่ได้ซิงค์", "กา", "ພາສາລາວ", "ភាសាខ្មែរ", "မြန်မာဘာသာ", "ั", "abc", "日本",
      "한국어", "(", ")", "“", "”", "-", ".5", "12", "%", "$", "/", "🇹🇭", "👍🏽", "\u{200b}", "\u{2060}",
      "\u{a0}",
      "\u{3000}", " ", " ", " ", " ", "  ", "\n",
    ]
    var generator = SeededGenerator(seed: seed)
    var part = TextMeasurer(locale: LocaleTag(locale)).breakpointFinder()
    var whole = TextMeasurer(locale: LocaleTag(locale)).breakpointFinder()
    for _ in 0..<400 {
      let text = (0..<Int.random(in: 1...16, using: &generator)).compactMap { _ in
        words.randomElement(using: &generator)
      }.joined()
      whole.scan(text.utf8.span)
      let found = part.breakpoints(of: text.utf8.span)
      #expect(found == whole.found, "\(text.debugDescription)")
    }
  }
}

extension [UInt32] {
  /// The numbers as Unicode's files write them.
  fileprivate var hex: String {
    map { String($0, radix: 16, uppercase: true) }.joined(separator: " ")
  }
}
