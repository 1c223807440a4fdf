internal import Synchronization
internal import TerminalUI

/// The lines of a comparison, which are drawn anew only where they show something else.
final class KeptComparison: Sendable {
  /// All that decides how the lines look.
  private struct Shown: Equatable {
    let mark: Comparison.Mark
    let look: Look
    let size: Size
    let rowWidth: Int
    let place: Int?
    let top: Int
    let height: Int
    let listTop: Int
  }

  private struct Drawn {
    let shown: Shown
    let lines: [Strip]
    let selected: Position
  }

  private let kept = Mutex<Drawn?>(nil)

  /// Draws the lines; returns where the one of the locale begins.
  func draw(_ comparison: Comparison, of model: Model, on canvas: inout Canvas) -> Position {
    let shown = Shown(
      mark: comparison.mark, look: model.look, size: model.size,
      rowWidth: model.rowWidth, place: model.comparedPlace, top: model.comparedTop,
      height: model.comparedHeight, listTop: model.listTop)
    let drawn = kept.withLock { kept in
      if let kept, kept.shown == shown { return kept }
      var lines = Canvas(model.size)
      let selected = CompareView(model: model, comparison: comparison).draw(on: &lines)
      let drawn = Drawn(
        shown: shown, lines: (0..<model.size.rows).map(lines.strip), selected: selected)
      kept = drawn
      return drawn
    }
    let heading = model.hasComparedHeading ? 1 : 0
    for row in shown.listTop..<min(shown.listTop + heading + shown.height, shown.size.rows) {
      canvas.draw(drawn.lines[row], at: Position(column: 0, row: row))
    }
    return drawn.selected
  }
}
