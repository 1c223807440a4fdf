internal import TerminalValues

/// A list of choices above an input line that narrows it, of which the user picks one.
protocol Picking: ChoiceInput {
  /// The subject, before the field; it may be shorter on narrow screens.
  func title(columns: Int) -> String
  /// The typed text.
  var field: TextField { get set }
  /// The state before the picker was opened.
  var origin: Origin { get }
  /// The number of lines for the choices.
  var lines: Int { get }
  /// The numbers of matching choices and of all choices.
  var counts: (matching: Int, all: Int) { get }
  /// The message if no choice matches.
  var noMatch: String { get }

  /// Makes the list follow the typed text.
  mutating func narrow(in model: Model)
  /// Shows a choice in the rows above the picker.
  func show(_ target: Target, in model: Model)
  /// Takes a choice, after the picker has closed.
  func accept(_ target: Target, in model: Model) -> Effect?
  /// Restores what was shown before, after the picker has closed.
  func cancel(in model: Model)
}

extension Picking {
  var takesText: Bool { true }
  var counts: (matching: Int, all: Int) { (list.shown.count, list.choices.count) }
  var noMatch: String { "no match for \"\(field.text)\"" }
  // One line more: a choice that is typed in full may be added.
  var lines: Int { list.choices.count + 1 }

  func panel(on screen: ScreenState) -> Panel {
    Panel(lines: lines, selection: list.selection, count: list.shown.count)
  }

  mutating func narrow(in model: Model) { list.narrow(to: field.text) }
  func show(_ target: Target, in model: Model) {}

  func cancel(in model: Model) {
    let preview = model.preview
    if preview.root.locale != origin.locale { model.setLocale(origin.locale) }
    model.preview.lastLocale = origin.lastLocale
    if preview.isInPoints != origin.isInPoints || preview.setting != origin.setting {
      model.preview.setting = origin.setting
      model.preview.measure(inPoints: origin.isInPoints)
      model.noteRows()
    }
    if model.list.builder != nil {
      model.rebuildList(showingEarly: false, anchor: origin.row)
    } else {
      model.list.select(row: origin.row)
    }
    model.list.scroll(to: origin.top)
  }

  // MARK: Reactions

  mutating func take(_ key: Key, in model: Model) -> Outcome { pick(key, in: model) }

  /// Moves, picks a choice, or narrows the list.
  mutating func pick(_ key: Key, in model: Model) -> Outcome {
    let page = max(1, model.geometry.panelHeight - 1)
    switch key {
    case .escape, .control("c"), .control("g"): return leave(in: model)
    case .backspace where field.isEmpty: return leave(in: model)
    case .enter: return accept(in: model)
    case .down, .control("n"), .tab: list.move(by: 1)
    case .up, .control("p"), .backTab: list.move(by: -1)
    case .pageDown: list.move(by: page)
    case .pageUp: list.move(by: -page)
    default:
      edit(in: model) { $0.edit(key) }
      return .done
    }
    showSelected(in: model)
    return .done
  }

  private func leave(in model: Model) -> Outcome {
    .closing { [self] in cancel(in: model) }
  }

  func accept(in model: Model) -> Outcome {
    guard let accepted = list.selected else {
      return .handled(model.refuse(missWords ?? "nothing selected"))
    }
    return .close { [self] in accept(accepted.target, in: model) }
  }

  /// The message if there is nothing to choose; nil otherwise.
  var missWords: String? {
    guard list.shown.isEmpty else { return nil }
    return field.isEmpty ? "nothing selected" : noMatch
  }

  mutating func paste(_ text: String, in model: Model) -> Outcome {
    edit(in: model) { $0.inserted(text) }
    return .done
  }

  private mutating func edit(in model: Model, _ change: (inout TextField) -> Bool) {
    let before = field.text
    guard change(&field) else { return }
    if field.text != before { narrow(in: model) }
    showSelected(in: model)
  }

  func showSelected(in model: Model) {
    if let selected = list.selected { show(selected.target, in: model) }
  }

  // MARK: Drawing

  func draw(_ model: Model, on frame: inout Frame) {
    let columns = frame.geometry.size.columns
    ChoicesView(
      list: list, all: list.choices + list.shown.suffix(1), names: columns / 3,
      missWords: missWords, geometry: frame.geometry, screen: model.screen
    ).draw(on: &frame.canvas)
    drawLine(model, on: &frame)
  }

  /// Draws the input line.
  func drawLine(_ model: Model, on frame: inout Frame) {
    frame.cursor = PromptView(
      screen: model.screen, row: frame.geometry.statusRow,
      mark: "\(title(columns: frame.geometry.size.columns)): ", field: field,
      note: "\(counts.matching) of \(counts.all)"
    ).draw(on: &frame.canvas)
  }

  func hints(in model: Model) -> [Hint]? {
    [Hint("Up Down", "move"), Hint("Enter", "choose", isNeeded: true), .cancel]
  }
}
