internal import TerminalValues

/// An input line at the bottom of the screen for a query or a command.
protocol Prompting: InputLayer {
  /// The text before the field.
  var mark: String { get }
  /// The verb of Enter in the hints, and the hint after it, if any.
  var ownHints: [Hint] { get }
  /// The typed text, and the lines entered before.
  var line: PromptLine { get set }

  /// The note at the right.
  func note(in model: Model) -> String
  /// Completes the text.
  mutating func complete(step: Int, in model: Model)
  /// Restores what was shown before, after the prompt has closed.
  func cancel(in model: Model)
  /// Uses the text, after the prompt has closed.
  func enter(in model: Model) -> Effect?
}

/// The text in a prompt, and its place in the history.
struct PromptLine: Sendable {
  var field: TextField
  /// The kind of the prompt, whose prompts share a history.
  let history: PromptHistory.Kind
  /// The number of the recalled history line, 1 being the last; 0 if none.
  private var recalled = 0

  init(_ text: String = "", _ history: PromptHistory.Kind) {
    field = TextField(text)
    self.history = history
  }

  var text: String { field.text }

  /// Recalls a line that was entered before; returns false if there is none.
  fileprivate mutating func recall(step: Int, from known: PromptHistory) -> Bool {
    let back = recalled + step
    guard let line = back == 0 ? "" : known.line(back, for: history) else { return false }
    recalled = back
    field = TextField(line)
    return true
  }
}

extension Prompting {
  var takesText: Bool { true }
  var followsTyping: Bool { true }

  func note(in model: Model) -> String { "" }
  func complete(step: Int, in model: Model) {}
  func cancel(in model: Model) {}

  mutating func take(_ key: Key, in model: Model) -> Outcome {
    takeInLine(key, in: model)
  }

  /// Edits or uses the line.
  mutating func takeInLine(_ key: Key, in model: Model) -> Outcome {
    switch key {
    case .escape, .control("c"), .control("g"): return leave(in: model)
    case .backspace where line.field.isEmpty: return leave(in: model)
    case .enter:
      return .close { [self] in
        model.stage.memory.history.add(line.text, for: line.history)
        return enter(in: model)
      }
    case .tab: complete(step: 1, in: model)
    case .backTab: complete(step: -1, in: model)
    case .up, .control("p"): recall(step: 1, in: model)
    case .down, .control("n"): recall(step: -1, in: model)
    default: edit(in: model) { $0.edit(key) }
    }
    return .done
  }

  private func leave(in model: Model) -> Outcome {
    .closing { [self] in cancel(in: model) }
  }

  private mutating func recall(step: Int, in model: Model) {
    if line.recall(step: step, from: model.stage.memory.history) { model.changes.insert(.query) }
  }

  mutating func paste(_ text: String, in model: Model) -> Outcome {
    edit(in: model) { $0.inserted(text) }
    return .done
  }

  /// Edits the text; the list follows when the event is settled.
  private mutating func edit(in model: Model, _ change: (inout TextField) -> Bool) {
    let before = line.field
    if change(&line.field), !line.field.holdsText(of: before) { model.changes.insert(.query) }
  }

  func draw(_ model: Model, on frame: inout Frame) {
    drawLine(model, on: &frame)
  }

  func drawLine(_ model: Model, on frame: inout Frame) {
    // A help that covers the screen has all lines but the last one.
    let isCovered = model.stage.pane.place == .screen
    frame.cursor = PromptView(
      screen: model.screen,
      row: isCovered ? frame.geometry.size.rows - 1 : frame.geometry.statusRow,
      mark: mark, field: line.field, note: note(in: model)
    ).draw(on: &frame.canvas)
  }

  func hints(in model: Model) -> [Hint]? { ownHints + [Hint("Up", "history"), .cancel] }
}

/// The history of entered lines for each kind of prompt.
struct PromptHistory: Sendable {
  /// The kinds of prompts.
  enum Kind: Hashable, Sendable { case command, search, filter, help }

  private var lines: [Kind: [String]] = [:]
  private static let limit = 100

  mutating func add(_ line: String, for kind: Kind) {
    guard !line.isEmpty else { return }
    var known = lines[kind] ?? []
    known.removeAll { $0 == line }
    lines[kind] = known.suffix(Self.limit - 1) + [line]
  }

  /// Returns a line counted from the end, 1 being the last; nil if there are fewer.
  func line(_ back: Int, for kind: Kind) -> String? {
    guard let known = lines[kind], known.indices.contains(known.count - back), back > 0 else {
      return nil
    }
    return known[known.count - back]
  }
}
