import Fuzzing
import PreviewUI
import TerminalUI

/// The rules that must hold on the screen for anything that a user types, pastes, clicks or resizes.
///
/// The first six bytes choose how the app is started: see `FuzzedStart`. The rest are events: see
/// `EventReader`.
struct ScreenExamination {
  private let start: FuzzedStart
  private let events: ArraySlice<UInt8>

  /// More events find nothing new, and take long.
  private static let limit = 60

  init(of bytes: [UInt8]) {
    start = FuzzedStart(of: bytes.prefix(FuzzedStart.length))
    events = bytes.dropFirst(FuzzedStart.length)
  }

  func run() {
    var model = start.model
    var renderer = CheckedRenderer()
    _ = renderer.draw(model)
    var reader = EventReader(events)
    var count = 0
    while count < Self.limit, let step = reader.next() {
      count += 1
      switch step {
      case .event(let event, let isLast):
        if let effect = model.update(event, isLast: isLast) { start.perform(effect, on: &model) }
        // The app leaves events together only if the next one follows at once.
        if !isLast { continue }
      case .adapt(let columnWidth, let order):
        model.adapt(columnWidth: columnWidth, theme: .dark, order: order)
      case .load(let count):
        start.load(count, into: &model)
      case .work:
        finish(&model)
        _ = renderer.renderer.prepareRows(of: model)
      }
      model.settle()
      _ = renderer.draw(model)
    }
    model.settle()
    finish(&model)
    let last = renderer.draw(model)
    var fresh = Renderer()
    let other = fresh.draw(model)
    require(
      last.canvas == other.canvas && last.cursor == other.cursor,
      "a renderer with caches draws another screen than a new one")
    _ = model.place
  }

  private func finish(_ model: inout Model) {
    var rounds = 0
    while model.isBusy || model.isCountingProblems {
      if model.isBusy { model.work() } else { model.countProblems() }
      rounds += 1
      require(rounds < 10_000, "the work never ends")
    }
  }
}

/// Draws the screen, and checks every cell of it.
private struct CheckedRenderer {
  var renderer = Renderer()
  /// The lines of the last frame, so that a line is checked once as long as it does not change.
  private var lines: [Strip] = []

  mutating func draw(_ model: Model) -> (canvas: Canvas, cursor: Position) {
    let (canvas, cursor) = renderer.draw(model)
    let size = canvas.size
    require(
      cursor.column >= 0 && cursor.row >= 0 && cursor.column <= size.columns
        && cursor.row <= size.rows,
      "the cursor is at \(cursor) of \(size)")
    let before = lines
    lines = (0..<size.rows).map(canvas.strip)
    for row in lines.indices where !before.indices.contains(row) || before[row] != lines[row] {
      check(canvas[row: row], row, of: size)
    }
    return (canvas, cursor)
  }

  private func check(_ cells: Canvas.Row, _ row: Int, of size: Size) {
    var columns = 0
    for cell in cells {
      columns += cell.columns
      for scalar in cell.text.unicodeScalars {
        require(
          scalar.isVisibleASCII || !scalar.properties.isControl,
          "a cell steers the terminal: \(cell)")
      }
    }
    require(columns == size.columns, "row \(row) has \(columns) columns of \(size.columns)")
  }
}

extension Unicode.Scalar {
  /// Whether no look-up of its properties is needed.
  fileprivate var isVisibleASCII: Bool { 0x20..<0x7F ~= value }
}

extension Unicode.Scalar.Properties {
  /// Whether a scalar acts on the terminal: it is a control character, or it turns the direction.
  fileprivate var isControl: Bool {
    generalCategory == .control || generalCategory == .lineSeparator
      || generalCategory == .paragraphSeparator || isBidiControl
  }
}
