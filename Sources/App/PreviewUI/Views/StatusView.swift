internal import CatalogCheck
internal import PointMetrics
internal import PreviewRows
internal import StringCatalog
internal import TerminalValues

/// The status line: the key of the selected row and how it fits, or a message.
struct StatusView {
  private let appearance: Appearance
  private let columns: Int
  /// Whether to show the key for help, because no other line does.
  private let showsHelp: Bool
  private let progress: String?
  /// The numbers of the plural form in the row, if that is to be said.
  private let numbers: String?
  /// How a row fits whose source string is being shown.
  private let fit: String?
  private let message: String?
  /// The selected row, and whether its samples have been edited; nil if there is a message.
  private let selected: (row: ShownRow, isEdited: Bool)?

  /// Creates the line with a message, or with the one that the model has.
  init(_ model: Model, _ geometry: ScreenGeometry, saying message: String?) {
    appearance = model.screen.appearance
    columns = geometry.size.columns
    showsHelp = geometry.hintsRow == nil
    progress = model.status.progress
    numbers = model.showsEditedNumbers ? model.editedNumbers : nil
    // A pane explains an error better than the message that led to it.
    let message =
      message ?? model.status.message ?? model.stage.pane.status(in: model)
      ?? model.status.failure
    let review = message == nil ? model.reviewWords : nil
    // The list of forms says how each fits.
    fit =
      review == nil || model.formsLeft != nil
      ? nil : model.selectedRow.flatMap { FitWords($0)?.short }
    self.message = message ?? review
    let isEdited = model.list.selectedRow.map(model.catalog.isEdited) ?? false
    selected = self.message == nil ? model.selectedRow.map { ($0, isEdited) } : nil
  }

  private var style: Style { appearance.theme[.status] }

  func draw() -> Strip {
    var canvas = Canvas(Size(columns: columns, rows: 1))
    canvas.fill(style: style, columns: 0..<columns, row: 0)
    if showsHelp { canvas.draw("?", style: style, at: Position(column: columns - 2, row: 0)) }
    drawWords(on: &canvas, columns: columns - (showsHelp ? 3 : 1))
    return canvas.strip(0)
  }

  /// Draws the message, or the key of the selected row with details at the right.
  private func drawWords(on canvas: inout Canvas, columns: Int) {
    let start = Position(column: 0, row: 0)
    var line = Line(appearance)
    line.add(" ", style)
    if let progress {
      let isAlone = selected == nil && message?.isEmpty ?? true
      line.add(isAlone ? progress : "\(progress) \(appearance.glyphs.dots) ", style)
    }
    guard let (selected, isEdited) = selected else {
      line.add(message ?? "", style)
      // Who has searched for a plural sees which of its forms was found.
      let details = (numbers ?? fit).map { Line($0, style, in: appearance) }
      let column = details.map { columns - $0.columns } ?? columns
      // A long source string leaves room for how its translation fits.
      let room = numbers == nil && column > columns / 2 ? column - Self.gap : columns
      line.draw(on: &canvas, at: start, to: details == nil ? columns : room)
      guard let details, min(line.columns, room) + Self.gap <= column else { return }
      details.draw(on: &canvas, at: Position(column: column, row: 0), to: details.columns)
      return
    }
    let key = selected.row.entry.key
    let name = key.isEmpty ? "(empty key)" : key
    // The key is shortened before anything else is left out: users look here for the details. A detail
    // is drawn whole or not at all.
    let least = line.columns + min(Line(name, in: appearance).columns, max(8, columns / 3))
    let details = details(of: selected, isEdited: isEdited)
      .first { least + Self.gap + $0.columns <= columns }
    let room = columns - line.columns - (details.map { $0.columns + Self.gap } ?? 0)
    line.add(name.shortenedInTheMiddle(to: max(1, room), in: appearance), style)
    line.draw(on: &canvas, at: start, to: columns)
    guard let details else { return }
    details.draw(
      on: &canvas, at: Position(column: columns - details.columns, row: 0), to: details.columns)
  }

  /// The minimum space between the key and the details.
  private static let gap = 2

  /// Returns the details of the row, from the most to the least detailed: unfinished states, the numbers
  /// of the plural form, and how the row fits.
  private func details(of selected: ShownRow, isEdited: Bool) -> [Line] {
    let states = states(of: selected, isEdited: isEdited)
    let fit = FitWords(selected)
    let fits: [[String]] =
      fit.map { fit in
        (0...fit.otherwise.count).reversed().map { count in
          [([fit.now] + fit.otherwise.prefix(count)).joined(separator: ", ")]
        }
      } ?? [[]]
    let levels =
      (numbers.map { numbers in fits.map { states + [numbers] + $0 } } ?? [])
      + fits.map { states + $0 } + (fit.map { [[$0.now], [$0.short]] } ?? [])
    return levels.map {
      Line($0.joined(separator: " \(appearance.glyphs.dots) "), style, in: appearance)
    }
  }

  /// Returns the unfinished state of the row, and whether its samples have been edited.
  private func states(of selected: ShownRow, isEdited: Bool) -> [String] {
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
  /// A short description of whether the row fits.
  var words: String {
    let place = written == nil ? "" : " in its slot"
    return switch verdict {
    case .fits: "fits\(place)"
    case .near: "borderline\(place)"
    case .cut: "truncated\(place)"
    }
  }

  /// A description of whether the row fits, with the needed and available width if it may not.
  var needWords: String {
    verdict == .fits || need == nil ? words : "\(neededWidth) (\(verdict.words))"
  }

  /// The needed and the available width; the latter alone if the former is unknown.
  var neededWidth: String {
    let place = written == nil ? "" : " in its slot"
    let available = "has \(slot.width.shown)\(place)"
    // Within the margin of error, the first width may be less than the second one.
    let margin = verdict == .near ? " ± \(marginOfError.shown)" : ""
    return need.map { "needs \($0.shown)\(margin) pt, \(available)" } ?? available
  }
}

extension Canvas {
  /// Draws the status line, with a message or the one that the model has.
  mutating func drawStatus(
    of model: Model, _ geometry: ScreenGeometry, saying message: String? = nil
  ) {
    draw(
      StatusView(model, geometry, saying: message).draw(),
      at: Position(column: 0, row: geometry.statusRow))
  }
}
