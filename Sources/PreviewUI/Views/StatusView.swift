internal import CatalogCheck
internal import PointMetrics
internal import PreviewRows
internal import StringCatalog
internal import TerminalUI

/// The status line: the key of the selected row and whether its text fits; or a message.
struct StatusView: Equatable, Sendable {
  private let appearance: Appearance
  private let columns: Int
  /// Whether no other line names the key for help.
  private let showsHelp: Bool
  private let message: String?
  private let progress: String?
  private let selected: ShownRow?
  /// Whether the user has edited samples of the selected row.
  private let isEdited: Bool

  init(
    _ status: StatusState, selected: ShownRow?, isEdited: Bool, _ geometry: ScreenGeometry,
    _ appearance: Appearance
  ) {
    self.appearance = appearance
    columns = geometry.size.columns
    showsHelp = geometry.hintsRow == nil
    message = status.shown
    progress = status.progress
    self.selected = selected
    self.isEdited = isEdited
  }

  private var style: Style { appearance.theme[.status] }

  func draw() -> Strip {
    var canvas = Canvas(Size(columns: columns, rows: 1))
    canvas.fill(style: style, columns: 0..<columns, row: 0)
    if showsHelp { canvas.draw("?", style: style, at: Position(column: columns - 2, row: 0)) }
    drawWords(on: &canvas, columns: columns - (showsHelp ? 3 : 1))
    return canvas.strip(0)
  }

  /// Draws the message, else the key of the selected row, and at the right what is to be said about it.
  private func drawWords(on canvas: inout Canvas, columns: Int) {
    let start = Position(column: 0, row: 0)
    var line = Line(appearance)
    line.add(" ", style)
    if let progress { line.add("\(progress) \(appearance.glyphs.dots) ", style) }
    guard message == nil, let selected else {
      line.add(message ?? "", style)
      line.draw(on: &canvas, at: start, to: columns)
      return
    }
    let key = selected.row.entry.key
    let name = key.isEmpty ? "(empty key)" : key
    // The key is shortened before anything else is left out: users look here for the details. A detail
    // is drawn whole or not at all.
    let least = line.columns + min(Line(name, in: appearance).columns, max(8, columns / 3))
    let details = details(of: selected)
      .first { least + Self.gap + $0.columns <= columns }
    let room = columns - line.columns - (details.map { $0.columns + Self.gap } ?? 0)
    line.add(name.shortenedInTheMiddle(to: max(1, room), in: appearance), style)
    line.draw(on: &canvas, at: start, to: columns)
    guard let details else { return }
    details.draw(
      on: &canvas, at: Position(column: columns - details.columns, row: 0), to: details.columns)
  }

  /// The least columns between the key and the details.
  private static let gap = 2

  /// The details of the row: the state if something is left to do, and whether the text fits; then
  /// less and less of them for narrower screens.
  private func details(of selected: ShownRow) -> [Line] {
    let states = states(of: selected)
    let levels: [[String]] =
      if let fit = FitWords(selected) {
        (0...fit.otherwise.count).reversed().map { count in
          states + [([fit.now] + fit.otherwise.prefix(count)).joined(separator: ", ")]
        } + [[fit.now], [fit.short]]
      } else {
        [states]
      }
    return levels.map {
      Line($0.joined(separator: " \(appearance.glyphs.dots) "), style, in: appearance)
    }
  }

  /// What is left to do with the row, and whether its samples were edited.
  private func states(of selected: ShownRow) -> [String] {
    let row = selected.row
    let state: String? =
      switch row.state {
      case .translated, .notTranslated: nil
      case .missing, .needsReview, .new, .other: "\(row.state)"
      }
    return [selected.isInConflict ? "conflict" : nil, state, isEdited ? "edited" : nil].compactMap(
      \.self)
  }
}

extension PointRow {
  /// Whether the row fits, in a few words.
  var words: String {
    let place = written == nil ? "" : " in its slot"
    return switch verdict {
    case .fits: "fits\(place)"
    case .near: "borderline\(place)"
    case .cut: "truncated\(place)"
    }
  }

  /// Whether the row fits; if that is not sure, with the room that it needs and has.
  var needWords: String {
    guard verdict != .fits, let need else { return words }
    let place = written == nil ? "" : " in its slot"
    return "needs \(need.shown) pt, has \(slot.width.shown)\(place) (\(verdict.words))"
  }
}
