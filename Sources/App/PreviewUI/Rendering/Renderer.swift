import SourceText
public import TerminalValues

/// Draws models, caching what it draws for later frames.
///
/// Use one renderer for all frames of a screen. Caches affect only the time, never the result, and
/// drawing does not change the model.
///
/// ```swift
/// var renderer = Renderer()
/// let cursor = renderer.draw(model, on: &canvas)
/// ```
public struct Renderer: Sendable {
  /// The drawn rows.
  ///
  /// Nil until a list is drawn.
  private var rows: RowCache?
  /// Creates a renderer with empty caches.
  public init() {}

  /// Draws a model on a new canvas.
  public mutating func draw(_ model: Model) -> (canvas: Canvas, cursor: Position) {
    var canvas = Canvas(model.screen.size)
    let cursor = draw(model, on: &canvas)
    return (canvas, cursor)
  }

  /// Draws a model on the canvas of an earlier frame, reusing its memory if the size is the same.
  ///
  /// - Returns: the position of the cursor: in the text field, or else at the selection.
  public mutating func draw(_ model: Model, on canvas: inout Canvas) -> Position {
    let size = model.screen.size
    if canvas.size == size { canvas.clear() } else { canvas = Canvas(size) }
    let geometry = model.geometry
    guard !geometry.isTooSmall else {
      canvas.draw("too small", at: Position(column: 0, row: 0))
      return Position(column: 0, row: 0)
    }
    let screen = model.screen
    let appearance = screen.appearance
    let pane = model.stage.pane
    if pane.place != .screen {
      canvas.draw(TitleView(model, geometry).draw(), at: Position(column: 0, row: 0))
      if geometry.hasRules {
        let view = RulerView(
          model.preview, geometry, showsRows: model.stage.showsRows, appearance)
        canvas.draw(view.draw(), at: Position(column: 0, row: 1))
        canvas.drawRule(row: geometry.ruleRow, appearance)
      }
    }
    // The cache is taken out while it is used, so that it is changed in place.
    var rows = takeRows(of: model, geometry)
    let cursor = pane.draw(model, geometry, on: &canvas, cache: &rows)
    self.rows = rows
    let hints = model.hints
    if let row = geometry.hintsRow, !hints.isEmpty {
      let view = HintsView(
        hints: hints, columns: screen.size.columns, appearance: appearance)
      canvas.draw(view.draw(), at: Position(column: 0, row: row))
    }
    switch model.overlay.input {
    case .prompt(let prompt, _):
      if prompt.purpose == .command, geometry.hasRules, !prompt.field.isEmpty {
        let completion = prompt.completion ?? model.completion(of: prompt.field.text)
        CompletionView(
          completion: completion, line: prompt.field.text, screen: screen, row: geometry.ruleRow
        ).draw(on: &canvas)
      }
      if let panel = FieldPanel(prompt, in: screen) {
        drawStatus(of: model, geometry, saying: words(beside: prompt, of: model), on: &canvas)
        return FieldPanelView(
          panel: panel, prompt: prompt, geometry: geometry, appearance: appearance
        ).draw(on: &canvas)
      }
      // The help has all lines but the last one.
      let row = pane.place == .screen ? screen.size.rows - 1 : geometry.statusRow
      var view = PromptView(
        screen: screen, row: row, mark: prompt.mark, field: prompt.field,
        note: model.note(for: prompt))
      if geometry.hasRules, let above = above(view, prompt, of: model) {
        canvas.fill(columns: 0..<screen.size.columns, row: geometry.ruleRow)
        Line(" \(above)", appearance.theme[.hint], in: appearance)
          .draw(
            on: &canvas, at: Position(column: 0, row: geometry.ruleRow), to: screen.size.columns)
      } else if let advice = prompt.advice {
        view.note = advice
      }
      return view.draw(on: &canvas)
    case .confirmation(let confirmation):
      return ConfirmationView(confirmation: confirmation, geometry: geometry, screen: screen)
        .draw(on: &canvas)
    case .proposal(let proposal):
      return ConfirmationView(
        confirmation: model.question(about: proposal), geometry: geometry, screen: screen
      ).draw(on: &canvas)
    case .waiting(let program):
      drawStatus(of: model, geometry, saying: "running \(program); Esc cancels", on: &canvas)
      return cursor
    case .picker(let picker, _) where picker.subject == .form:
      drawStatus(of: model, geometry, on: &canvas)
      return PickerView(picker: picker, geometry: geometry, screen: screen).draw(on: &canvas)
    case .picker(let picker, _):
      return PickerView(picker: picker, geometry: geometry, screen: screen).draw(on: &canvas)
    case .form(let form, _):
      if geometry.hintsRow != nil { drawStatus(of: model, geometry, on: &canvas) }
      return ArgumentFormView(form: form, geometry: geometry, screen: screen).draw(on: &canvas)
    case .none:
      guard pane.place != .screen else { return cursor }
      if let menu = model.status.menu {
        MenuView(
          menu: menu, geometry: geometry, appearance: appearance, selectedLine: cursor.row
        ).draw(on: &canvas)
      } else {
        drawStatus(of: model, geometry, on: &canvas)
      }
      return cursor
    }
  }

  /// Returns the words below a field of several lines: advice, or what is wrong with the text.
  private func words(beside prompt: Prompt, of model: Model) -> String {
    if let advice = prompt.advice, !prompt.replacesOther { return advice }
    let words = [prompt.advice, model.note(for: prompt)].compactMap {
      $0?.isEmpty == false ? $0 : nil
    }
    return words.joined(separator: " \(model.screen.appearance.glyphs.dots) ")
  }

  /// Returns the line above the field: urgent advice, or else a problem that does not fit beside
  /// the field, and the source string.
  private func above(_ view: PromptView, _ prompt: Prompt, of model: Model) -> String? {
    // That another program has changed the string is said until Enter is pressed.
    if let advice = prompt.advice, !prompt.replacesOther { return advice }
    guard prompt.purpose == .text else { return nil }
    let note = view.note.isEmpty || view.hasRoomForNote ? nil : view.note
    // The end is cut on a narrow screen, and the source string can be looked up.
    let words = [prompt.advice, note, prompt.draft?.translated].compactMap(\.self)
    return words.isEmpty
      ? nil : words.joined(separator: " \(model.screen.appearance.glyphs.dots) ")
  }

  private func drawStatus(
    of model: Model, _ geometry: ScreenGeometry, saying message: String? = nil,
    on canvas: inout Canvas
  ) {
    let isEdited =
      if let row = model.list.selectedRow { model.catalog.isEdited(row) } else { false }
    var words = model.status
    if let message { words.say(message) }
    // A pane explains the error better than the message that led to it.
    if words.message == nil, let pane = model.stage.pane.status(in: model) { words.say(pane) }
    if words.shown == nil, let review = model.reviewWords { words.say(review) }
    let view = StatusView(
      words, selected: model.selectedRow, isEdited: isEdited,
      numbers: model.showsEditedNumbers ? model.editedNumbers : nil,
      geometry, model.screen.appearance)
    canvas.draw(view.draw(), at: Position(column: 0, row: geometry.statusRow))
  }

  /// Takes the cache of a model's rows, which the caller puts back.
  private mutating func takeRows(of model: Model, _ geometry: ScreenGeometry) -> RowCache {
    let appearance = RowAppearance(model.screen.appearance, query: model.search.query, geometry)
    guard var found = rows.take(), found.use(model.rows) else {
      return RowCache(model.rows, appearance)
    }
    found.use(appearance)
    return found
  }

  /// Draws rows of the next page up or down ahead of time, while the user is idle.
  ///
  /// - Returns: whether all of these rows are drawn.
  public mutating func prepareRows(of model: Model) -> Bool {
    let geometry = model.geometry
    guard !geometry.isTooSmall else { return true }
    let list = model.list
    // At most as many rows as the cache holds, because otherwise some row would always be missing.
    let page = min(max(1, geometry.listHeight), 256)
    var cache = takeRows(of: model, geometry)
    defer { rows = cache }
    var rest = 8
    for position in max(0, list.top - page)..<min(list.count, list.top + 2 * page)
    where !cache.hasRow(list[position], listedAt: position) {
      let row = list[position]
      _ = cache.row(row, listedAt: position, at: model.catalog.index(of: row))
      rest -= 1
      if rest == 0 { return false }
    }
    return true
  }
}

extension Model {
  /// Returns the note at the right of a prompt.
  fileprivate func note(for prompt: Prompt) -> String {
    switch prompt.purpose {
    case .search: matchPlace.map { $0 + caseWords } ?? status.message ?? ""
    case .filter: list.filter.fault?.message ?? (list.filter.isEmpty ? "" : rowsInAllTables)
    case .text: verdict(of: prompt)
    case .command, .help: ""
    }
  }

  private var rowsInAllTables: String {
    let rows = list.count.counted("row")
    return catalog.tables.count > 1 ? "\(rows) (all tables)" : rows
  }
}
