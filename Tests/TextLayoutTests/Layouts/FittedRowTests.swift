import Foundation
import LocalizedText
import TestMaterial
import Testing
import TextLayout

@Suite struct FittedRowTests {
  struct Vector: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let title: String
    let value: String
    let width: Int
    let layout: String
    let rows: [String]
  }

  static let vectors: [Vector] = {
    do {
      return try vectorRows("layout.tsv").map { columns in
        Vector(
          testDescription: columns[0], title: try text(json: columns[1]),
          value: try text(json: columns[2]), width: try #require(Int(columns[3])),
          layout: columns[4],
          rows: try JSONDecoder().decode([String].self, from: Data(columns[5].utf8)))
      }
    } catch {
      Issue.record(error)
      return []
    }
  }()

  let measurer = TextMeasurer(locale: LocaleTag("en"))

  private func row(_ title: String, _ value: String? = nil, width: Int) -> FittedRow {
    measurer.fit(title: ResolvedText(verbatim: title), value: value, width: width)
  }

  @Test func allVectorsAreThere() {
    #expect(Self.vectors.count == 20)
  }

  @Test(arguments: vectors)
  func arranges(vector: Vector) {
    let row = row(vector.title, vector.value, width: vector.width)
    #expect(row.layout.rawValue == vector.layout)
    #expect(row.rows == vector.rows)
    #expect(!row.isCut)
    #expect(row.height == vector.rows.count)
  }

  @Test func withoutAValueThereIsNoGap() {
    #expect(row("abc", width: 3).rows == ["abc"])
    #expect(row("abc", "", width: 3).rows == ["abc"])
    #expect(row("ab cd", width: 2).rows == ["ab", "cd"])
    #expect(row("ab cd", width: 2).layout == .standard)
    #expect(row("", width: 3).rows == ["   "])
  }

  @Test func aWideClusterInOneColumnIsCut() {
    let cut = row("日a", "é", width: 1)
    #expect(cut.layout == .extended)
    #expect(cut.rows == ["…", "a", "é"])
    #expect(cut.isCut)
    #expect(!row("日a", width: 2).isCut)
    #expect(row("a", "日", width: 1).rows == ["a", "…"])
    #expect(row("a", "日", width: 1).isCut)
  }

  @Test(arguments: takesManyCases ? ["日", "\n"] : ["\n"])
  func aHugeTextIsCut(unit: String) {
    let long = row(String(repeating: unit, count: 1_100_000), width: 80)
    #expect(long.isCut)
    #expect(long.lines.last?.text.hasSuffix("…") == true)
    #expect(long.lines.count <= 1_048_577)
    #expect(!row(String(repeating: unit, count: 300_000), width: 80).isCut)
  }

  @Test func aHugeClusterIsCut() {
    let long = row("a" + String(repeating: "\u{301}", count: 1_100_000), width: 80)
    #expect(long.isCut)
    #expect(long.columns == 80)
  }

  @Test func negativeWidthsDrawNothing() {
    #expect(row("a", "b", width: -5).layout == .none)
    #expect(row("a", "b", width: -5).rows == [])
    #expect(row("a", "b", width: .min).columns == 0)
  }

  @Test func newlinesAlwaysEndLines() {
    #expect(row("a\r\nb", width: 9).layout == .standard)
    #expect(row("a\n", width: 3).rows == ["a  ", "   "])
    #expect(row("a\u{2028}b\u{2029}c", width: 3).rows == ["a  ", "b  ", "c  "])
    #expect(row("a\n\nb", width: 3).layout == .extended)
  }

  @Test func controlsAreMarksAndDirectionsAreLeftOut() {
    #expect(row("a\tb\u{1b}[1m\u{85}", width: 20).lines[0].text == "a␉b␛[1m␤")
    #expect(row("\u{2067}a\u{200f}\u{ad}b\u{202e}", width: 20).lines[0].text == "ba")
    let ascii = TextMeasurer(locale: LocaleTag("en"), marks: .ascii)
    let text = ResolvedText(verbatim: "a\u{7f}")
    #expect(ascii.fit(title: text, width: 9).lines[0].text == "a?")
  }

  /// The block Control Pictures has a symbol for each control character of ASCII, and one for a new line;
  /// the others have none.
  @Test func controlsHaveTheirSymbols() {
    let named = [
      (0x00, "␀"), (0x07, "␇"), (0x08, "␈"), (0x09, "␉"), (0x0B, "␋"), (0x0C, "␌"), (0x18, "␘"),
      (0x1B, "␛"), (0x1F, "␟"), (0x7F, "␡"), (0x80, "\u{FFFD}"), (0x85, "␤"), (0x9B, "\u{FFFD}"),
    ]
    for (value, symbol) in named {
      let scalar = Unicode.Scalar(UInt8(value))
      #expect(row("a\(scalar)b", width: 9).lines[0].text == "a\(symbol)b", "\(value)")
    }
  }

  /// The range of a line without text is empty and after the text before it.
  @Test func emptyLinesKeepTheirPlace() {
    let poster = Arrangement(lineLimit: 2, value: .below(.center), breaksWords: true)
    let cut = poster.row(title: measurer.measure("sopa"), width: 1)
    #expect(cut.lines.map(\.text) == ["s", "…"])
    #expect(cut.lines.map(\.range) == [0..<1, 1..<1])
    #expect(row("a\n\nb\n", width: 3).lines.map(\.range) == [0..<1, 1..<1, 3..<4, 4..<4])
  }

  @Test func runsHaveTheirFragments() {
    let title = Resolver(environment: EnvironmentValues()).resolve(
      format: "Passer de %1$@ à %2$@", arguments: [.string("Boston"), .string("New York")])
    let row = measurer.fit(title: title, value: "€ 1", width: 26)
    #expect(row.layout == .standard)
    #expect(
      row.lines.map { $0.runs.map(\.text) } == [["Passer de ", "Boston", " à"], ["New York"]])
    #expect(row.lines.flatMap { $0.runs.map(\.fragment) } == [0, 1, 2, 3])
    #expect(row.valueLines.map(\.row) == [1])
    #expect(row.valueLines.map(\.column) == [23])
    #expect(row.breakpoints == Breakpoints(compact: 32, standard: 21))
  }

  @Test func separateClustersStaySeparate() {
    let line = row("\u{1F1EF}\u{200B}\u{1F1F5}x", width: 9).lines[0]
    #expect(line.runs.map(\.text) == ["\u{1F1EF}", "\u{1F1F5}x"])
    #expect(line.columns == 5)
  }

  @Test func drawnColumnsAreMeasuredColumns() {
    let width = ColumnWidth()
    for title in ["日本語 text 👨‍👩‍👧‍👦 e\u{301}", "a\u{200b}b \u{7}", "क्षि हिन्दी"] {
      for columns in 1...30 {
        let row = row(title, "€ 12", width: columns)
        for line in row.lines + row.valueLines {
          #expect(line.columns <= columns)
          #expect(line.runs.allSatisfy { width.columns(of: $0.text) == $0.columns })
        }
        #expect(row.rows.allSatisfy { width.columns(of: $0) == columns })
      }
    }
  }
}
