import Fuzzing
import LocalizedText
import PreviewRows
import PreviewUI
import TerminalUI
import TextLayout

/// The rules that must hold on the screen for anything that a user types, pastes, clicks or resizes.
///
/// The first four bytes choose the environment and the size. A text goes from there to the first byte
/// 0: it is a key, a comment, a sample and the name of a table. The rest are events: see `EventReader`.
struct ScreenExamination {
  private let bytes: [UInt8]
  private let text: String
  private let events: [UInt8]

  private static let locales = ["en", "de", "he", "ja", "th", "ar", "x", "zh-Hans"]
  /// More events find nothing new, and take long.
  private static let limit = 60

  init(of bytes: [UInt8]) {
    self.bytes = Array((bytes.prefix(4) + [0, 0, 0, 0]).prefix(4))
    let parts = bytes.dropFirst(4)
      .split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    text = String(decoding: parts.first ?? [], as: UTF8.self)
    events = parts.count > 1 ? Array(parts[1]) : []
  }

  func run() {
    var model = Model(
      tables: tables(1 + Int(bytes[0] >> 3 & 1)),
      environment: EnvironmentValues(
        locale: LocaleTag(Self.locales[Int(bytes[0] & 7)]), fallback: .editor),
      size: Size(columns: 1 + Int(bytes[1]) % 100, rows: 1 + Int(bytes[2]) % 30),
      theme: .mono, glyphs: bytes[0] & 0x10 == 0 ? .unicode : .ascii,
      value: bytes[0] & 0x20 == 0 ? nil : text, width: bytes[0] & 0x40 == 0 ? nil : Int(bytes[3]),
      order: bytes[0] & 0x80 == 0 ? .visual : .logical)
    var renderer = Renderer()
    draw(model, with: &renderer)
    var reader = EventReader(events)
    var count = 0
    while count < Self.limit, let step = reader.next() {
      count += 1
      switch step {
      case .event(let event, let isLast):
        let effect = model.update(event, isLast: isLast)
        if effect == .reload { model.load(tables(2), progress: nil) }
        // The app leaves events together only if the next one follows at once.
        if !isLast { continue }
      case .adapt(let columnWidth, let order):
        model.adapt(columnWidth: columnWidth, theme: .dark, order: order)
      case .load(let count):
        model.load(tables(count), progress: count == 0 ? text : nil)
      case .work:
        finish(&model)
        _ = renderer.prepareRows(of: model)
      }
      model.settle()
      draw(model, with: &renderer)
    }
    model.settle()
    finish(&model)
    draw(model, with: &renderer)
    let last = renderer.draw(model)
    var fresh = Renderer()
    let other = fresh.draw(model)
    require(
      last.canvas == other.canvas && last.cursor == other.cursor,
      "a renderer with caches draws another screen than a new one")
  }

  private func tables(_ count: Int) -> [PreviewTable] {
    Array([HostileCatalogs.all, HostileCatalogs.few(named: text, with: text)].suffix(count))
  }

  private func finish(_ model: inout Model) {
    var rounds = 0
    while model.isBusy {
      model.work()
      rounds += 1
      require(rounds < 10_000, "the work never ends")
    }
  }

  /// Draws the screen, and checks every cell of it.
  private func draw(_ model: Model, with renderer: inout Renderer) {
    let (canvas, cursor) = renderer.draw(model)
    let size = canvas.size
    require(
      cursor.column >= 0 && cursor.row >= 0 && cursor.column <= size.columns
        && cursor.row <= size.rows,
      "the cursor is at \(cursor) of \(size)")
    for row in 0..<size.rows {
      var columns = 0
      for cell in canvas[row: row] {
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
