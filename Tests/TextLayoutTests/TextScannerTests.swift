import ICU
import LocalizedText
import Testing

@testable import TextLayout

@Suite struct TextScannerTests {
  private func scanner(_ locale: String = "en") -> TextScanner {
    TextScanner(
      width: ColumnWidth(),
      tailoring: BreakTailoring(locale: LocaleTag(locale), keepsHangulWords: false))
  }

  /// The clusters are the characters of the `String`, and as wide as each of them is.
  @Test(arguments: 0..<20)
  func clustersAreCharacters(seed: Int) {
    var generator = Generator(seed: seed)
    var scanner = scanner()
    for _ in 0..<500 {
      let text = RandomText.ofScalars(using: &generator)
      scanner.scan(text.utf8.span)
      let found = (0..<scanner.clusterCount).map { number in
        Int(scanner.places[number + 1].before - scanner.places[number].before)
      }
      let ends = (0..<scanner.clusterCount).map { Int(scanner.places[$0 + 1].offset) }
      var end = 0
      let expected = text.map { character in
        end += character.utf8.count
        return end
      }
      #expect(ends == expected, "\(text.unicodeScalars.map(\.value).hex)")
      guard ends == expected else { continue }
      #expect(
        found == text.map { ColumnWidth().columns(of: $0) },
        "\(text.unicodeScalars.map(\.value).hex)")
    }
  }

  /// Lines end where ICU lets them end, in the languages whose rules differ.
  @Test(arguments: ["en", "ja", "zh-Hans", "ko", "he", "fr"], 0..<5)
  func breaksWhereICUDoes(locale: String, seed: Int) throws {
    var generator = Generator(seed: seed)
    var scanner = scanner(locale)
    var breaks = try LineBreaks(locale: locale)
    for _ in 0..<1_000 {
      let text = RandomText.ofScalars(using: &generator)
      scanner.scan(text.utf8.span)
      guard !scanner.needsDictionary else { continue }
      let allowed = Set(try breaks.opportunities(in: text).map(\.offset))
      for number in 1..<max(1, scanner.clusterCount) {
        let expected = allowed.contains(Int(scanner.places[number].offset))
        #expect(
          scanner.mayBreak(beforeCluster: number) == expected,
          "\(text.unicodeScalars.map(\.value).hex) at cluster \(number)")
      }
    }
  }

  /// The short way for ASCII gives what the long way gives.
  @Test(arguments: 0..<10)
  func asciiIsMeasuredAsAllElse(seed: Int) {
    var generator = Generator(seed: seed)
    var scanner = scanner()
    var finder = TextMeasurer(locale: LocaleTag("en")).breakpointFinder()
    for _ in 0..<2_000 {
      let count = Int.random(in: 0...24, using: &generator)
      let bytes: [UInt8] = (0..<count).map { _ in
        let range: ClosedRange<UInt8> =
          Bool.random(using: &generator)
          ? 0x61...0x63
          : Bool.random(using: &generator)
            ? 0x20...0x20 : 0x20...0x7E
        return UInt8.random(in: range, using: &generator)
      }
      let isPrintable = ASCIIBreakpoints.isPrintable(bytes.span)
      #expect(isPrintable)
      let short = ASCIIBreakpoints(bytes.span) { scanner.breakClass(ofASCII: $0) }
      finder.scan(bytes.span)
      scanner.scan(bytes.span)
      #expect(
        Breakpoints(compact: short.columns, standard: short.twoLineColumns) == finder.found,
        "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
    }
  }

  @Test func onlyPrintableASCIIGoesTheShortWay() {
    for byte in UInt8.min...UInt8.max {
      for place in [0, 3, 7, 8, 9] {
        var bytes = Array("abcdefghij".utf8)
        bytes[place] = byte
        let isPrintable = ASCIIBreakpoints.isPrintable(bytes.span)
        #expect(isPrintable == (0x20...0x7E ~= byte))
      }
    }
  }
}

extension [UInt32] {
  /// The numbers as tables of Unicode write them.
  fileprivate var hex: String {
    map { String($0, radix: 16, uppercase: true) }.joined(separator: " ")
  }
}
