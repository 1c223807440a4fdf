internal import TerminalValues

/// The prompt for a command: the name of an action with its argument, or a row number.
struct CommandPrompt: Prompting {
  var line: PromptLine
  /// The candidates for Tab; nil until it is pressed.
  private(set) var completion: Completion?

  var mark: String { ":" }
  var ownHints: [Hint] { [Hint("Enter", "run"), Hint("Tab", "complete")] }
  var followsTyping: Bool { false }

  init(_ text: String = "") { line = PromptLine(text, .command) }

  mutating func take(_ key: Key, in model: Model) -> Outcome {
    if key != .tab, key != .backTab { completion = nil }
    return takeInLine(key, in: model)
  }

  func enter(in model: Model) -> Effect? { model.run(line.text) }

  /// Completes the common part of all candidates, and then cycles through them.
  mutating func complete(step: Int, in model: Model) {
    var completion = completion ?? model.completion(of: line.text)
    let common = completion.common
    if self.completion == nil, let only = completion.only {
      let takesMore = completion.start.isEmpty && Action(name: only)?.entry.argument != nil
      line.field = TextField(completion.start + only + (takesMore ? " " : ""))
    } else if self.completion == nil, common.count > line.text.count {
      line.field = TextField(common)
    } else {
      completion.step(step)
      line.field = completion.line.map { TextField($0) } ?? line.field
      self.completion = completion
    }
  }

  func draw(_ model: Model, on frame: inout Frame) {
    if frame.geometry.hasRules, !line.field.isEmpty {
      CompletionView(
        completion: completion ?? model.completion(of: line.text), line: line.text,
        screen: model.screen, row: frame.geometry.ruleRow
      ).draw(on: &frame.canvas)
    }
    drawLine(model, on: &frame)
  }
}

extension Model {
  /// Returns the completions of a line: names of actions, or arguments of an action.
  func completion(of line: String) -> Completion {
    let words = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    let typed = words.last.map { $0.lowercased() } ?? ""
    guard words.count == 2 else {
      return Completion(start: "", typed: typed, choices: Action.allCases.map(\.name))
    }
    let choices = Action(name: words[0]).map { self.choices(of: $0) } ?? []
    return Completion(start: words[0] + " ", typed: typed, choices: choices)
  }
}
