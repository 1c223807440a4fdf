import LocalizedText
import TestMaterial
import Testing
import TextLayout

/// Absurd texts, which must be laid out nevertheless.
@Suite struct HostileTextTests {
  private let measurer = TextMeasurer(locale: LocaleTag("en"))

  private func row(_ title: String, _ value: String? = nil, width: Int) -> FittedRow {
    measurer.fit(title: ResolvedText(verbatim: title), value: value, width: width)
  }

  /// Long texts of any kind are laid out to their end.
  @Test(arguments: [
    "a", "word ", "日", "é", "(1,", "1/", "))", "- ", "\u{301}", "👍🏽", "ภาษา", "\n", "🇯🇵", "क्",
    "\u{200D}", "\"", "$(",
  ])
  func longTextsAreLaidOut(unit: String) {
    let text = String(repeating: unit, count: caseCount(20_000, many: 60_000) / unit.utf8.count)
    let measured = measurer.measure(text)
    #expect(measured.breakpoints == measurer.breakpoints(of: text))
    let row = FittedRow(title: measured, width: 10_000)
    #expect(!row.isCut)
    #expect(row.lines.allSatisfy { $0.columns <= 10_000 })
    #expect(row.lines.last?.range.upperBound ?? 0 <= text.utf8.count)
  }

  @Test func aMegabyteIsLaidOut() {
    let row = row(String(repeating: "word ", count: 200_000), width: 80)
    #expect(!row.isCut)
    #expect(row.lines.count == 12_500)
  }

  @Test func aLetterMayHaveAThousandMarks() {
    let text = "e" + String(repeating: "\u{301}", count: 1_000)
    for width in [1, 2, 10_000] {
      let row = row(text + " x", width: width)
      #expect(row.lines.map(\.columns).reduce(0, +) == (width == 1 ? 2 : width == 2 ? 2 : 3))
      #expect(!row.isCut)
    }
    #expect(measurer.breakpoints(of: text) == Breakpoints(compact: 1, standard: 1))
  }

  @Test(arguments: [" ", "   ", "\u{3000}", "\u{2003} "])
  func blanksAloneTakeNoColumns(text: String) {
    #expect(measurer.breakpoints(of: text) == Breakpoints(compact: 0, standard: 0))
    #expect(row(text, width: 5).rows == ["     "])
    #expect(row(text, "7", width: 5).rows == ["    7"])
  }

  @Test func newlinesMakeEmptyLines() {
    #expect(row("\n", width: 2).rows == ["  ", "  "])
    #expect(row("\n", width: 2).layout == .standard)
    #expect(row("\n\r\n\n", width: 1).rows == [" ", " ", " ", " "])
    #expect(row("\n\n", "7", width: 1).layout == .extended)
  }

  /// Directional format characters are never drawn and take no column.
  @Test(arguments: [
    "\u{2068}a", "a\u{2069}", "\u{202A}\u{202E}a\u{202C}\u{2069}", "\u{200E}\u{200F}\u{61C}a",
    "\u{FEFF}a",
  ])
  func unpairedControlsAreNotDrawn(text: String) {
    #expect(row(text, width: 3).rows == ["a  "])
    #expect(measurer.breakpoints(of: text) == Breakpoints(compact: 1, standard: 1))
  }

  @Test func everyWidthHasARow() {
    for width in [0, 1, 10_000] {
      for text in ["", "a", "日本語", "a b c", "\u{7}\u{85}", "👨‍👩‍👧‍👦"] {
        let row = row(text, "€ 1", width: width)
        #expect(row.rows.allSatisfy { ColumnWidth().columns(of: $0) == width })
        #expect(row.rows.isEmpty == (width == 0))
      }
    }
  }
}
