import TestMaterial
import Testing
import TextLayout

@Suite struct LayoutCountsTests {
  /// The counts are those of asking each row at each width.
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
      let expected = LayoutCounts.widths.map { width in
        rows.count { $1.contains(width) && $0.layout(at: width) == layout }
      }
      #expect(counts.rows(in: layout) == expected)
    }
    #expect(LayoutCounts().rows(in: .extended) == Array(repeating: 0, count: 400))
  }
}
