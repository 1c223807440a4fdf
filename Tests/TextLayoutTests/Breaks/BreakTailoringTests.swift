import ICUServices
import LocalizedText
import TestMaterial
import Testing
import TextLayout

/// Line breaks that depend on the language or on a choice of the caller.
@Suite struct BreakTailoringTests {
  /// The lines of a text at a width.
  private func lines(_ text: String, width: Int, _ measurer: TextMeasurer) -> [String] {
    measurer.fit(title: ResolvedText(verbatim: text), width: width, forced: .extended)
      .lines.map(\.text)
  }

  /// Written by hand: with whole words, lines of Hangul end only at blanks and punctuation.
  @Test(
    arguments: [
      ("안녕하세요 세계", 6, ["안녕하", "세요", "세계"], ["안녕하", "세요", "세계"]),
      ("새 여행 만들기", 9, ["새 여행", "만들기"], ["새 여행", "만들기"]),
      ("새 여행을 만들기", 8, ["새 여행", "을 만들", "기"], ["새", "여행을", "만들기"]),
      ("여행(서울)을 저장", 9, ["여행(서", "울)을 저", "장"], ["여행(서울", ")을 저장"]),
      ("여행-서울 저장", 8, ["여행-서", "울 저장"], ["여행-", "서울", "저장"]),
      ("서울3호선 타기", 8, ["서울3호", "선 타기"], ["서울3호", "선 타기"]),
      ("한글漢字한글", 6, ["한글漢", "字한글"], ["한글漢", "字한글"]),
      ("ab 한글 cd", 5, ["ab 한", "글 cd"], ["ab", "한글", "cd"]),
      ("\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF} 말", 3, ["한", "글", "말"], ["한", "글", "말"]),
    ] as [(String, Int, [String], [String])])
  func koreanWordsMayStayWhole(text: String, width: Int, syllables: [String], words: [String]) {
    let korean = LocaleTag("ko")
    #expect(lines(text, width: width, TextMeasurer(locale: korean)) == syllables)
    let measurer = TextMeasurer(locale: korean, keepsHangulWords: true)
    #expect(lines(text, width: width, measurer) == words)
  }

  /// The locale may ask for whole words by CLDR's keyword `lw`.
  ///
  /// The caller overrides the locale.
  @Test(arguments: [
    ("ko", false), ("ko-u-lw-keepall", true), ("ko-KR-u-co-search-lw-keepall", true),
    ("ko-u-lw-normal", false), ("ko@lw=keepall", true), ("ko-x-lw-keepall", false),
    ("ko-t-en-u-lw-keepall-nu-latn", true), ("ko-u-keepall-lw", false),
  ])
  func theLocaleMayAskForWholeWords(locale: String, keeps: Bool) {
    let words = ["여행을", "저장"]
    let tag = LocaleTag(locale)
    let found = lines("여행을 저장", width: 9, TextMeasurer(locale: tag))
    #expect((found == words) == keeps)
    for keeps in [true, false] {
      let measurer = TextMeasurer(locale: tag, keepsHangulWords: keeps)
      #expect((lines("여행을 저장", width: 9, measurer) == words) == keeps)
    }
  }

  /// The beginning of a placeholder is not separated, with and without other letters than ASCII; a price
  /// in braces may be.
  @Test(
    arguments: [
      ("next to ${station} now", 9, ["next to", "${station", "} now"]),
      ("Próxima a ${estación} ya", 10, ["Próxima a", "${estación", "} ya"]),
      ("a ${b} ${c}", 6, ["a ${b}", "${c}"]), ("é ${b} ${c}", 6, ["é ${b}", "${c}"]),
      ("{a}${b}", 5, ["{a}", "${b}"]), ("5 €{b}", 3, ["5 €", "{b}"]),
    ] as [(String, Int, [String])])
  func placeholdersBeginInOnePiece(text: String, width: Int, expected: [String]) {
    let measurer = TextMeasurer(locale: LocaleTag("es"))
    #expect(lines(text, width: width, measurer) == expected)
    let breakpoints = measurer.breakpoints(of: text)
    if expected.count == 2 { #expect(breakpoints.standard == expected.map(\.count).max()) }
  }

  /// Whole words never need fewer columns, and texts without Hangul need the same.
  @Test(.onDebian12, arguments: 0..<5) func wholeWordsAreWider(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let syllables = TextMeasurer(locale: LocaleTag("ko"))
    let words = TextMeasurer(locale: LocaleTag("ko"), keepsHangulWords: true)
    for _ in 0..<500 {
      let text = RandomText.ofPieces(using: &generator)
      let without = syllables.breakpoints(of: text)
      let with = words.breakpoints(of: text)
      #expect(without.compact == with.compact)
      #expect(without.standard ?? 0 <= with.standard ?? 0)
      let hasHangul = text.unicodeScalars.contains { 0xAC00...0xD7A3 ~= $0.value }
      if !hasHangul { #expect(without == with) }
    }
  }
}
