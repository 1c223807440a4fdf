import LocalizedText
import TestMaterial
import Testing
import TextLayout

@Suite struct BreakpointsTests {
  /// The lines have the whole text, and none is wider than the row.
  @Test(arguments: 0..<10)
  func rowsLoseNothing(seed: UInt64) {
    var generator = SeededGenerator(seed: seed + 1_000)
    let measurer = TextMeasurer(locale: LocaleTag("en"), order: .logical)
    for _ in 0..<50 {
      var title = ""
      for _ in 0..<Int.random(in: 0...12, using: &generator) {
        title += RandomText.pieces.randomElement(using: &generator) ?? ""
      }
      let whole = measurer.fit(title: ResolvedText(verbatim: title), width: 1_000)
      for width in 2...40 {
        let row = measurer.fit(title: ResolvedText(verbatim: title), value: "€ 1", width: width)
        let ink = { (lines: [PlacedLine]) in
          lines.map(\.text).joined().filter { !$0.isWhitespace || $0 == "\u{a0}" }
        }
        #expect(ink(row.lines) == ink(whole.lines), "\(title.debugDescription) \(width)")
        let runs = row.lines.flatMap(\.runs)
        #expect(row.lines.allSatisfy { $0.columns <= width })
        #expect(runs.allSatisfy { ColumnWidth().columns(of: $0.text) == $0.columns })
        #expect(!row.isCut)
      }
    }
  }

  @Test(
    arguments: [
      ("", 0, 0), ("Bon voyage", 10, 6), ("one two three", 13, 7), ("日本語", 6, 4), ("abc   ", 3, 3),
      ("a b", 3, 1), ("  abcd", 6, 4),
    ] as [(String, Int, Int)])
  func areTheLeastWidths(text: String, compact: Int, standard: Int) {
    let measured = TextMeasurer(locale: LocaleTag("en")).measure(text)
    #expect(measured.breakpoints == Breakpoints(compact: compact, standard: standard))
  }

  @Test func newlinesForbidCompact() {
    let measurer = TextMeasurer(locale: LocaleTag("en"))
    #expect(measurer.measure("ab\ncde").breakpoints == Breakpoints(compact: nil, standard: 3))
    #expect(measurer.measure("a\nb\n").breakpoints == Breakpoints(compact: nil, standard: nil))
  }

  @Test func aValueTakesItsColumnsAndAGap() {
    let text = Breakpoints(compact: 10, standard: 6)
    #expect(text.beside(valueColumns: 3) == Breakpoints(compact: 15, standard: 11))
    let empty = Breakpoints(compact: 0, standard: 0)
    #expect(empty.beside(valueColumns: 3) == Breakpoints(compact: 5, standard: 5))
  }
}

@Suite struct LayoutCountsTests {
  /// The counts are the same as if each row is asked for its layout at each width.
  @Test func countsEachRowAtEachWidth() {
    var generator = SeededGenerator(seed: 7)
    var counts = LayoutCounts()
    var rows: [(Breakpoints, ClosedRange<Int>)] = []
    for _ in 0..<300 {
      let compact = Int.random(in: 0...500, using: &generator)
      let standard = Int.random(in: 0...compact, using: &generator)
      let row = Breakpoints(
        compact: Bool.random(using: &generator) ? compact : nil,
        standard: Int.random(in: 0..<4, using: &generator) == 0 ? nil : standard)
      let start = Bool.random(using: &generator) ? 1 : Int.random(in: 1...400, using: &generator)
      rows.append((row, start...400))
    }
    let middle = rows.count / 2
    var others = LayoutCounts()
    for (row, widths) in rows[..<middle] { counts.add(row, at: widths) }
    for (row, widths) in rows[middle...] { others.add(row, at: widths) }
    counts.add(others)
    for layout in [Layout.compact, .standard, .extended] {
      let expected = LayoutCounts.columns.map { width in
        rows.count { $1.contains(width) && $0.layout(at: width) == layout }
      }
      #expect(counts.rows(in: layout) == expected)
    }
    #expect(LayoutCounts().rows(in: .extended) == Array(repeating: 0, count: 400))
  }
}
