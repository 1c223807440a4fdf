internal import StringCatalog
internal import TerminalValues

/// The help, in which keys act only on the help itself.
struct HelpPane: Layer {
  /// The first line on the screen.
  var top = 0
  /// The filter query; empty for all lines.
  var query = SearchQuery()
  /// The keys of what is below, listed first.
  let first: [HelpText.Section]
  /// The form to select when the list of forms opens again; nil if it was not open.
  private let forms: SelectedForm?

  /// The selected form of a list; nil for the one that the row shows.
  struct SelectedForm: Sendable { let path: LeafPath? }

  var level: Level { .cover }
  var place: Place { .screen }

  /// Creates the help for what is open.
  ///
  /// The list of forms has been closed, and opens again after the help.
  init(in model: Model, forms: SelectedForm? = nil) {
    self.forms = forms
    func topmost(_ layers: [any Layer]) -> HelpText.Section? {
      layers.lazy.compactMap { $0.help(in: model) }.first
    }
    let layers = model.stage.fromTop
    let mode = topmost(layers.filter { $0.level > .cover })
    let pane = forms == nil ? topmost(layers.filter { $0.level <= .cover }) : nil
    first = [forms.map { _ in HelpText.forms }, mode, pane].compactMap(\.self)
  }

  /// The lines of the help.
  private func text(_ screen: ScreenState) -> HelpText { HelpText(query, first: first, on: screen) }

  private func last(in model: Model) -> Int {
    max(0, text(model.screen).lines.count - model.geometry.helpHeight)
  }

  // MARK: Reactions

  mutating func perform(_ action: Action, count: Int?, in model: Model) -> Outcome {
    // A command typed in the help applies to the list.
    guard action.worksInHelp else { return .leave }
    switch action {
    case .help: return .close
    case .search, .filter: model.open(HelpPrompt(before: query))
    case .nextMatch: find(step: 1, count: count ?? 1, in: model)
    case .previousMatch: find(step: -1, count: count ?? 1, in: model)
    // Escape first shows all lines again.
    case .back where !query.isEmpty: query = SearchQuery()
    case _ where action.entry.group == .move:
      top = action.line(
        from: top, count: count, page: model.geometry.helpHeight - 1, last: last(in: model))
    default: return .pass
    }
    return .done
  }

  func refusal(of action: Action?, by keys: String, in model: Model) -> String? {
    if action?.worksInHelp == true { return nil }
    let close = model.screen.keymap.legend(for: [.quit])
    return "\(keys) does nothing in the help" + (close.isEmpty ? "" : "; \(close) closes it")
  }

  mutating func turn(_ step: Int, at position: Position, in model: Model) -> Outcome {
    top = max(0, top + step * Self.wheelLines)
    return .done
  }

  /// The number of lines to scroll per step of the wheel.
  private static let wheelLines = 3

  /// Scrolls to the next or previous match, wrapping around.
  private mutating func find(step: Int, count: Int, in model: Model) {
    guard !query.isEmpty else { return model.status.say("no search yet; press / to search") }
    let last = last(in: model)
    let tops = text(model.screen).matches.map { min($0, last) }
    // Without a match, the last line says so.
    guard let first = tops.first, let end = tops.last else { return }
    guard last > 0 else { return model.status.say("all matches are on the screen") }
    for _ in 0..<min(count, tops.count) {
      let next = step > 0 ? tops.first { $0 > top } : tops.last { $0 < top }
      if next == nil { model.status.say(model.wrapped(step)) }
      top = next ?? (step > 0 ? first : end)
    }
  }

  mutating func follow(_ changes: Changes, in model: Model) {
    if top > 0 { top = min(top, last(in: model)) }
  }

  func restore(in model: Model) {
    if let forms { model.openForms(at: forms.path) }
  }

  // MARK: Drawing

  func draw(_ model: Model, on frame: inout Frame) {
    let (size, appearance) = (frame.geometry.size, model.screen.appearance)
    let theme = appearance.theme
    let lines = text(model.screen).lines
    let shown = lines.dropFirst(top).prefix(frame.geometry.helpHeight)
    for (row, pieces) in shown.enumerated() {
      var line = Line(appearance)
      for piece in pieces { line.add(piece.text, piece.role.map { theme[$0] } ?? .plain) }
      line.draw(on: &frame.canvas, at: Position(column: 0, row: row), to: size.columns)
    }
    if lines.isEmpty {
      frame.canvas.draw("   no matches", style: theme[.hint], at: Position(column: 0, row: 0))
    }
    let bottom = Position(column: 0, row: size.rows - 1)
    frame.canvas.fill(style: theme[.status], columns: 0..<size.columns, row: bottom.row)
    let dots = appearance.glyphs.dots
    let words = model.status.message ?? words(last: top + shown.count, of: lines.count, dots)
    Line(" " + words, theme[.status], in: appearance)
      .draw(on: &frame.canvas, at: bottom, to: size.columns)
  }

  private func words(last: Int, of count: Int, _ dots: String) -> String {
    guard count > 0 else { return "no match for \"\(query.text)\" \(dots) Esc show all" }
    let place = "\(last) of \(count)"
    return query.isEmpty
      ? "q close \(dots) / search \(dots) \(place)"
      : "Esc show all \(dots) \(place) with \"\(query.text)\""
  }

  func hints(in model: Model) -> [Hint]? { [] }
}

extension Action {
  /// Whether the action acts on the help itself while it is open.
  fileprivate var worksInHelp: Bool {
    switch self {
    case .search, .filter, .nextMatch, .previousMatch: true
    case .down, .up, .halfPageDown, .halfPageUp, .pageDown, .pageUp, .top, .bottom, .scrollDown,
      .scrollUp:
      true
    case .prompt, .theme, .redraw, .help, .back, .quit, .exit, .mouse: true
    default: false
    }
  }
}
