import ICUServices
import LocalizedText
import TestMaterial
import Testing

@testable import PointMetrics
@testable import TextLayout

@Suite struct PointTextTests {
  private let body = PointMeasurer(locale: LocaleTag("en"), style: PointStyle(.body))

  /// As a post about the layouts of a row shows it in SwiftUI.
  @Test func wrapsTheLinesOfThePost() {
    let text = body.measure("A lot of text which can obviously be wrapped in many lines!")
    #expect(
      text.lines(in: 100) == [
        "A lot of text", "which can", "obviously be", "wrapped in", "many lines!",
      ])
    #expect(text.height(in: 100) == 325.0 / 3)
  }

  /// What is beside a line has no influence on its width: kerning with it is not counted.
  @Test(arguments: ["AV", "To", "LT", "W.", "A V", "Ty", "P,", "T…", "Tо", "ГА"])
  func aLineIsAsWideAsItsTextAlone(pair: String) throws {
    let first = String(try #require(pair.first))
    let text = body.measure("\(pair)")
    let lines = text.lines(in: body.measure(first).exactWidth)
    #expect(lines.count == pair.filter { $0 != " " }.count)
    let alone = lines.map { body.measure($0).width }.max()
    #expect(text.width(in: body.measure(first).exactWidth) == alone)
  }

  @Test func kerningBringsLettersTogether() {
    for (pair, isCloser) in [("AV", true), ("To", true), ("nn", false)] {
      let sum = pair.reduce(0) { $0 + body.measure(String($1)).exactWidth }
      #expect((body.measure(pair).exactWidth < sum - 0.2) == isCloser, "\(pair)")
    }
  }

  @Test func composedAndDecomposedTextIsEquallyWide() {
    for (composed, decomposed) in [
      ("é", "e\u{301}"), ("Ĩ", "I\u{303}"), ("ơ", "o\u{31B}"), ("ự", "u\u{31B}\u{323}"),
      ("ďalej", "d\u{30C}alej"), ("한", "\u{1112}\u{1161}\u{11AB}"),
    ] {
      #expect(body.measure(composed).exactWidth == body.measure(decomposed).exactWidth)
    }
  }

  @Test func whatIsNotShownTakesNoRoom() {
    for text in ["", "\u{200B}", "\u{200D}", "\u{301}", "\u{2060}\u{200E}", "\u{7}", "   ", "\n"] {
      #expect(body.measure(text).width == 0, "\(text.debugDescription)")
    }
    #expect(body.measure("a\u{200B}b").exactWidth == body.measure("a\u{2060}b").exactWidth)
  }

  @Test func aPictographIsAsWideAsOne() {
    let one = body.measure("😀").exactWidth
    for text in ["👨‍👩‍👧‍👦", "👍🏽", "🇯🇵", "✈\u{FE0F}", "1\u{FE0F}\u{20E3}"] {
      #expect(body.measure(text).exactWidth == one, "\(text)")
    }
  }

  /// An Arabic letter has the form that its neighbours give it, also across marks.
  @Test func arabicLettersJoin() {
    let measurer = PointMeasurer(locale: LocaleTag("ar"), style: PointStyle(.body))
    let width = { (text: String) in measurer.measure(text).exactWidth }
    #expect(width("بب") < 2 * width("ب"))
    #expect(width("ب\u{200C}ب") == 2 * width("ب"))
    #expect(width("بَبَ") == width("بب"))
    // Dal does not join the letter after it.
    #expect(width("دد") == 2 * width("د"))
    // Lam and alef are one glyph.
    #expect(width("لا") < width("ل") + width("ا"))
    #expect(width("بلا") != width("لا") + width("ب"))
  }

  @Test func theVerdictIsNearInsideTheBand() {
    let text = body.measure("Passengers")
    let (width, marginOfError) = (text.width, text.marginOfError)
    #expect(marginOfError > 0.5)
    #expect(text.verdict(in: width + marginOfError + 1, lines: 1) == .fits)
    #expect(text.verdict(in: width + 0.1, lines: 1) == .near)
    #expect(text.verdict(in: width - 0.1, lines: 1) == .near)
    #expect(text.verdict(in: width - marginOfError - 1, lines: 1) == .cut)
    let sentence = body.measure("Passengers may board the train")
    #expect(sentence.verdict(in: 200, lines: 1) == .cut)
    #expect(sentence.verdict(in: 200, lines: 2) == .fits)
    #expect(body.measure("a\nb").verdict(in: 200, lines: 1) == .cut)
  }

  /// Breaks between phrases are some of those between words, so they never make a text fit.
  @Test func phrasesLeaveNoDoubtThatATextIsCut() {
    let german = PointMeasurer(locale: LocaleTag("de"), style: PointStyle(.body))
    let text = "Spende an die Stadtbibliothek und an die Schule"
    let (english, phrases) = (body.measure(text), german.measure(text))
    var near = 0
    for room in stride(from: 20.0, through: 400, by: 1) {
      let verdict = english.verdict(in: room, lines: 2)
      let found = phrases.verdict(in: room, lines: 2)
      if verdict == .fits {
        #expect(found != .cut)
        if found == .near { near += 1 }
      } else {
        #expect(found == verdict)
      }
    }
    #expect(near > 10)
  }

  /// The verdict never gets worse in a larger room, or with more lines.
  @Test(arguments: 0..<4)
  func moreRoomIsNeverWorse(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let order: [PointText.Verdict] = [.cut, .near, .fits]
    let measurer = PointMeasurer(locale: LocaleTag("fr"), style: PointStyle(.caption1))
    for _ in 0..<50 {
      let text = measurer.measure(RandomText.ofPieces(using: &generator))
      for lines in [1, 2] {
        let verdicts = stride(from: 0.0, through: 400, by: 7).map {
          order.firstIndex(of: text.verdict(in: $0, lines: lines)) ?? 0
        }
        if lines == 1 { #expect(verdicts == verdicts.sorted()) }
        let isSurelyNarrower =
          text.width + text.marginOfError < 390 && text.breakpoints.compact != nil
        #expect(verdicts.last == 2 || !isSurelyNarrower)
      }
    }
  }

  @Test(arguments: [0, -1, .nan, .infinity, -.infinity, 1e308, 1e-300] as [Double])
  func anyRoomHasAnAnswer(room: Double) {
    for content in ["", "abc", "a b\nc", "日本", "\u{200B}"] {
      let text = body.measure(content)
      #expect(text.lineCount(in: room).lines >= 1)
      #expect(!text.lines(in: room).isEmpty)
      _ = text.verdict(in: room, lines: 2)
      _ = text.verdict(in: room, lines: .max)
      #expect(text.layout(in: room) == .none || room > 0)
    }
    _ = PointMeasurer(locale: LocaleTag("en"), style: PointStyle(size: room)).measure("abc").width
  }

  @Test(arguments: ["a", "\u{301}", "ل", "क्", "\u{200B}", "W", "😀\u{200D}"])
  func longTextsAreMeasured(scalar: String) {
    let text = body.measure(String(repeating: scalar, count: 60_000))
    #expect(text.width >= 0)
    #expect(text.lineCount(in: 100).lines >= 1)
  }
}

/// Breakpoints and lines in points, compared with measuring every possible line alone.
@Suite struct PointWrappingTests {
  @Test(arguments: 0..<8)
  func breakpointsAreThoseOfWrapping(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed + 77)
    let styles = [PointStyle(.body), PointStyle(.title2, weight: .bold), PointStyle(size: 11)]
    let style = styles[Int(seed) % styles.count]
    let measurer = PointMeasurer(locale: LocaleTag("en"), style: style)
    var breaks = try LineBreaks(locale: "en")
    for _ in 0..<25 {
      // Only words whose letters do not change where a line ends.
      let words = [
        "AV", "To", "Wave", "LT.", "(a)", "día", "Привет", "日本", "W", "fjord", " ", " ", " ",
      ]
      var content = ""
      for _ in 0..<Int.random(in: 0...9, using: &generator) {
        content += words.randomElement(using: &generator) ?? ""
      }
      let text = measurer.measure(content)
      let reference = try Reference(content, &breaks, measurer)
      #expect(text.breakpoints.standard == reference.least(lines: 2).map(style.roundedUp))
      #expect(text.breakpoints.compact == reference.least(lines: 1).map(style.roundedUp))
      for width in stride(from: 0.5, through: min(text.exactWidth + 2, 300), by: 0.5) {
        let count = text.lineCount(in: width)
        let expected = reference.lines(at: width)
        // Where a word has to be split, only that is compared.
        #expect(count.breaksWord == (expected == nil), "\(content) at \(width)")
        if let expected {
          #expect(text.lines(in: width) == expected, "\(content) at \(width)")
        }
      }
    }
  }

  /// Greedy wrapping that measures every line as a text of its own.
  private struct Reference {
    /// The text between places where a line may end, with blanks.
    let parts: [String]
    let measurer: PointMeasurer

    init(_ text: String, _ breaks: inout LineBreaks, _ measurer: PointMeasurer) throws {
      var parts: [String] = []
      var start = text.startIndex
      for end in try breaks.opportunities(in: text) + [text.utf8.count] {
        let index = text.utf8.index(text.startIndex, offsetBy: end)
        if index > start { parts.append(String(text[start..<index])) }
        start = index
      }
      self.parts = parts
      self.measurer = measurer
    }

    private func width(_ line: some Sequence<String>) -> Double {
      measurer.measure(shown(line)).exactWidth
    }

    private func shown(_ line: some Sequence<String>) -> String {
      var text = line.joined()
      while text.last == " " { text.removeLast() }
      return text
    }

    /// The lines at a width; nil if a word is wider than it.
    func lines(at width: Double) -> [String]? {
      guard parts.allSatisfy({ self.width([$0]) <= width }) else { return nil }
      var lines: [String] = []
      var line: [String] = []
      for part in parts {
        if !shown([part]).isEmpty, self.width(line + [part]) > width {
          lines.append(shown(line))
          line = []
        }
        line.append(part)
      }
      return lines + [shown(line)]
    }

    /// The least width at which there are so many lines, among all widths of lines.
    func least(lines: Int) -> Double? {
      var widths: Set<Double> = [0]
      for start in parts.indices {
        for end in start..<parts.count { widths.insert(width(parts[start...end])) }
      }
      return widths.sorted().first { self.lines(at: $0).map { $0.count <= lines } ?? false }
    }
  }
}

@Suite struct PointStyleTests {
  /// Heights that others recorded for one line of Title 1 on a phone of three pixels a point.
  @Test(arguments: [(TextSize.xs, 30), (.ax5, 208 / 3.0)] as [(TextSize, Double)])
  func oneLineHasTheRecordedHeight(textSize: TextSize, height: Double) {
    #expect(PointStyle(.title1, textSize: textSize).height(lines: 1) == height)
  }

  @Test func heightsOfSizesWithoutAStyleHaveNoLeading() {
    #expect(PointStyle(size: 17).height(lines: 2) == 122.0 / 3)
    #expect(PointStyle(.body).height(lines: 2) == 127.0 / 3)
    #expect(PointStyle(.body, scale: 2).height(lines: 1) == 20.5)
    #expect(PointStyle(.body).height(lines: 0) == 0)
  }

  /// Sizes and leading that Apple's guidelines have for the watch.
  @Test(
    arguments: [
      (TextStyle.largeTitle, TextSize.xs, 30, 32.5), (.body, .l, 16, 18.5),
      (.title1, .xl, 38, 40.5),
      (.headline, .xxxl, 19, 21.5), (.title2, .ax1, 34, 41), (.title1, .ax3, 44, 47),
      (.caption2, .ax2, 18, 20.5), (.footnote, .s, 12, 14.5),
    ] as [(TextStyle, TextSize, Double, Double)])
  func theWatchHasItsOwnSizes(style: TextStyle, textSize: TextSize, size: Double, leading: Double) {
    let watch = PointStyle(style, textSize: textSize, platform: .watchos)
    #expect(watch.size == size)
    #expect(watch.leading == leading)
    #expect(watch.weight == (style == .headline ? .semibold : .regular))
    #expect(watch.scale == 2)
  }

  /// The font of the watch is narrower than what is measured, by how much nobody has said.
  @Test func widthsOnTheWatchAreAGuess() {
    let phone = PointMeasurer(locale: LocaleTag("en"), style: PointStyle(size: 16))
    let watch = PointMeasurer(
      locale: LocaleTag("en"), style: PointStyle(size: 16, platform: .watchos))
    let text = "Passengers may board the train"
    #expect(phone.measure(text).isPredicted)
    #expect(!watch.measure(text).isPredicted)
    #expect(watch.measure(text).marginOfError > 0.1 * watch.measure(text).width)
    #expect(watch.measure(text).verdict(in: watch.measure(text).width * 1.05, lines: 1) == .near)
    var setting = PointSetting()
    setting.platform = .watchos
    #expect(setting.slot.width == 176)
    #expect(setting.slot.style.size == 16)
  }

  @Test func sizesGrowWithTheTextSize() {
    for style in TextStyle.allCases {
      let sizes = TextSize.allCases.map { PointStyle(style, textSize: $0) }
      #expect(sizes.map(\.size) == sizes.map(\.size).sorted())
      #expect(sizes.allSatisfy { ($0.leading ?? 0) > $0.size })
      let watch = PointStyle.Platform.watchos.textSizes.map {
        PointStyle(style, textSize: $0, platform: .watchos)
      }
      #expect(watch.map(\.size) == watch.map(\.size).sorted())
      #expect(watch.allSatisfy { ($0.leading ?? 0) > $0.size })
      let mac = PointStyle(style, platform: .macos)
      #expect(PointStyle(style, textSize: .ax5, platform: .macos) == mac)
    }
  }
}
