import TestMaterial
import Testing

@testable import TerminalUI

@Suite struct ScrollTests {
  /// Two screens with one letter in each row, and which of their rows scroll.
  @Test(
    arguments: [
      ("tabcds", "tbcdes", 1..<5, 1),
      ("tabcds", "uBcdev", 2..<5, 1),
      ("tbcdes", "tabcds", 1..<5, -1),
      ("tabcdefs", "tcdefghs", 1..<7, 2),
      ("tabcdefs", "tbXdefgs", 1..<7, 1),
    ] as [(String, String, Range<Int>, Int)])
  func isFound(_ old: String, _ new: String, _ rows: Range<Int>, _ distance: Int) {
    let scroll = Scroll(from: canvas(old), to: canvas(new), changed: changed(old, new))
    #expect(scroll == Scroll(rows: rows, distance: distance))
  }

  @Test(arguments: [
    ("tabcds", "tabcds"), ("tabcds", "tabXds"), ("tabcds", "uvwxyz"), ("aaaaaa", "bbbbbb"),
    ("tabcds", "tbacds"), ("", ""), ("a", "b"),
  ])
  func isNotFound(_ old: String, _ new: String) {
    #expect(Scroll(from: canvas(old), to: canvas(new), changed: changed(old, new)) == nil)
  }

  /// A scroll always leaves fewer rows to draw.
  @Test(arguments: 0..<200) func savesRows(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    func next(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &generator) }
    let count = 2 + next(12)
    let letters = Array("abcd")
    let rows = (0..<count).map { _ in letters[next(4)] }
    var new = rows
    let distance = next(5) - 2
    for row in 0..<count where (0..<count).contains(row + distance) && next(6) > 0 {
      new[row] = rows[row + distance]
    }
    let changed = changed(String(rows), String(new))
    let (before, after) = (canvas(String(rows)), canvas(String(new)))
    guard let scroll = Scroll(from: before, to: after, changed: changed) else { return }
    #expect(scroll.distance != 0 && abs(scroll.distance) < scroll.rows.count)
    #expect(scroll.rows.lowerBound >= 0 && scroll.rows.upperBound <= count)
    let left = (0..<count).filter { row in
      scroll.source(of: row).map { new[row] != rows[$0] } ?? true
    }
    #expect(left.count < changed.count)
  }

  private func canvas(_ rows: String) -> Canvas {
    var canvas = Canvas(Size(columns: 3, rows: rows.count))
    for (row, letter) in rows.enumerated() {
      canvas.draw(String(letter), at: Position(column: 1, row: row))
    }
    return canvas
  }

  private func changed(_ old: String, _ new: String) -> [Int] {
    zip(old, new).enumerated().filter { $0.element.0 != $0.element.1 }.map(\.offset)
  }
}
