import TerminalValues
import TestMaterial
import Testing
import TextLayout

@testable import PreviewUI

/// The fast way to draw a plain line gives the same cells as measuring and arranging it.
@Suite struct LineTests {
  private let model = Model(
    ["Catalogs/Travel.xcstrings"], size: Size(columns: 80, rows: 24), order: .visual)

  @Test func plainLinesAreDrawnAsArranged() {
    var generator = SeededGenerator(seed: 11)
    let plain = (0x20...0x257F).compactMap(Unicode.Scalar.init).filter(\.isPlain)
    let styles = [Style.plain, Style(.bold), Style(foreground: .red)]
    for _ in 0..<2_000 {
      var line = Line(model.screen.appearance)
      for _ in 0..<Int.random(in: 0...4, using: &generator) {
        var text = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0...12, using: &generator) {
          let isBlank = Int.random(in: 0..<4, using: &generator) == 0
          text.append(isBlank ? " " : plain[Int.random(in: plain.indices, using: &generator)])
        }
        line.add(String(text), styles[Int.random(in: styles.indices, using: &generator)])
      }
      let width = line.columns + Int.random(in: 0...2, using: &generator)
      var (plain, arranged) = (
        Canvas(Size(columns: width, rows: 1)), Canvas(Size(columns: width, rows: 1))
      )
      let start = Position(column: 0, row: 0)
      let end = line.drawPlain(on: &plain, at: start)
      let cells = line.arranged(to: width)
      arranged.draw(cells, at: start)
      #expect(end.column == line.columns)
      #expect(texts(plain) == texts(arranged))
    }
  }

  /// The cells without the blanks at the end, which may have any style.
  private func texts(_ canvas: Canvas) -> [Cell] {
    Array(canvas[row: 0].reversed().drop { $0.text == " " }.reversed())
  }
}
