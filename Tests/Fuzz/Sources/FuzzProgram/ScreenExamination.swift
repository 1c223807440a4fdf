import Fuzzing
import PreviewUI
import TerminalValues

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
    let folder = start.folder
    folder.make()
    let mailbox = Mailbox()
    let updates = CatalogUpdates(start.options, to: mailbox, problemsFor: .app)
    var session = Session(updates, first: updates.whole(), size: start.size, to: mailbox)
    var host = FuzzHost(start)
    var renderer = CheckedRenderer()
    _ = renderer.draw(session.model)
    var reader = EventReader(events)
    var count = 0
    var hasOtherFiles = false
    while count < Self.limit, let step = reader.next() {
      count += 1
      switch step {
      case .event(let event, let isLast):
        // Where a user would quit, the app goes on.
        _ = session.update(event, isLast: isLast, on: &host)
        // The app leaves events together only if the next one follows at once.
        if !isLast { continue }
      case .adapt(let columnWidth, let order):
        session.model.adapt(columnWidth: columnWidth, theme: .dark, order: order)
      case .load(let count):
        hasOtherFiles = true
        folder.keep(count)
        _ = session.perform(.reload, on: &host)
        session.waitForThreads(&host)
      case .work: finish(&session, on: &host)
      }
      session.model.settle()
      _ = renderer.draw(session.model)
    }
    finish(&session, on: &host)
    session.model.settle()
    let last = renderer.draw(session.model)
    var fresh = Renderer()
    let other = fresh.draw(session.model)
    require(
      last.canvas == other.canvas && last.cursor == other.cursor,
      "a renderer with caches draws another screen than a new one")
    _ = session.model.place
    if host.hasWritten, !hasOtherFiles { expectFirstBytes(&session, on: &host) }
    session.end()
    if host.hasWritten || hasOtherFiles { folder.mend() }
  }

  /// Undoing everything gives each catalog its first bytes.
  private func expectFirstBytes(_ session: inout Session, on host: inout FuzzHost) {
    _ = session.perform(.undo(times: 10 * Self.limit), on: &host)
    let changed = start.folder.changedCatalog
    require(changed == nil, "after undoing everything, \(changed ?? "") is another file")
  }

  /// Waits for threads, and does all work that is left.
  private func finish(_ session: inout Session, on host: inout FuzzHost) {
    session.waitForThreads(&host)
    var rounds = 0
    while session.model.isBusy || session.model.isCountingProblems {
      if session.model.isBusy { session.model.work() } else { session.model.countProblems() }
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
  /// Whether no lookup of its properties is needed.
  fileprivate var isVisibleASCII: Bool { 0x20..<0x7F ~= value }
}

extension Unicode.Scalar.Properties {
  /// Whether a scalar acts on the terminal: it is a control character, or it turns the direction.
  fileprivate var isControl: Bool {
    generalCategory == .control || generalCategory == .lineSeparator
      || generalCategory == .paragraphSeparator || isBidiControl
  }
}
