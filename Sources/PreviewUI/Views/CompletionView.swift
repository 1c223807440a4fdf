internal import TerminalUI

/// What a line of the prompt may become, on the line above it.
struct CompletionView {
  let model: Model
  let prompt: Prompt

  func draw(on canvas: inout Canvas) {
    guard model.hasRules, prompt.kind == .command, !prompt.field.isEmpty else { return }
    let completion = prompt.completion ?? model.completion(of: prompt.field.text)
    let width = model.size.columns
    let row = model.size.rows - 2
    var line = Line(model.look)
    line.add(" ")
    if let action = action(completion) {
      line.add(action.entry.help, model.theme[.hint])
      if let argument = action.entry.argument {
        line.add("  \(argument)", model.theme[.key])
      }
      if completion.start.isEmpty { return draw(line, row: row, on: &canvas) }
      line.add("  ")
    }
    for place in visible(completion, columns: width - line.columns) {
      let style =
        place == completion.selection
        ? model.theme[.match] : model.theme[action(completion) == nil ? .key : .hint]
      line.add(completion.candidates[place], style)
      line.add("  ")
    }
    guard line.columns > 1 else { return }
    draw(line, row: row, on: &canvas)
  }

  /// The one action that is meant, once its name is complete.
  private func action(_ completion: Completion) -> Action? {
    let name = prompt.field.text.prefix { $0 != " " }
    return completion.selection != nil && completion.start.isEmpty ? nil : Action(name: name)
  }

  /// As many candidates as there is room for, from the one on with which the selected one is seen.
  private func visible(_ completion: Completion, columns: Int) -> Range<Int> {
    var start = 0
    var end = 0
    var used = 0
    for (place, candidate) in completion.candidates.enumerated() {
      var line = Line(model.look)
      line.add(candidate)
      used += line.columns + 2
      if used > columns, place > start {
        guard let selection = completion.selection, selection >= place else { break }
        start = place
        used = line.columns + 2
      }
      end = place + 1
    }
    return start..<end
  }

  private func draw(_ line: Line, row: Int, on canvas: inout Canvas) {
    let width = model.size.columns
    canvas.fill(columns: 0..<width, row: row)
    line.draw(on: &canvas, at: Position(column: 0, row: row), to: width)
  }
}
