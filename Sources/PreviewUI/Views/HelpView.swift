internal import TerminalUI
internal import TextLayout

/// Every action with its keys, made from the action table.
struct HelpView {
  let model: Model

  /// How many lines there are to be seen: one for each group and for each action.
  static let lineCount = Action.Group.allCases.count + Action.allCases.count

  func draw(on canvas: inout Canvas) {
    let width = model.size.columns
    let shown = lines.dropFirst(model.helpTop).prefix(model.helpHeight)
    for (row, line) in shown.enumerated() {
      canvas.draw(line.fitted(to: width, in: model), at: Position(column: 0, row: row))
    }
    let bottom = Position(column: 0, row: model.size.rows - 1)
    let status = model.theme[.status]
    canvas.draw(String(repeating: " ", count: width), style: status, at: bottom)
    var line = Line(in: model)
    let last = model.helpTop + shown.count
    line.add(" q closes \(model.glyphs.dots) \(last) of \(Self.lineCount)", status)
    canvas.draw(line.fitted(to: width, in: model), at: bottom)
  }

  /// The keys of an action, and what it is called at the prompt where it takes something there.
  private func spelling(of action: Action) -> String {
    var words = model.keymap.legends(for: action)
    if let argument = action.entry.argument {
      words.append(":\(action.name) \(argument)")
    } else if words.isEmpty {
      words.append(":\(action.name)")
    }
    return words.joined(separator: " ")
  }

  private var lines: [Line] {
    // Beside the keys where there is room for both, else close behind them.
    let keyColumns = model.size.columns >= 56 ? 24 : 0
    var lines: [Line] = []
    for group in Action.Group.allCases {
      var heading = Line(in: model)
      heading.add(" \(group.rawValue)", model.theme[.title])
      lines.append(heading)
      for action in Action.allCases where action.entry.group == group {
        var line = Line(in: model)
        line.add("   " + spelling(of: action), model.theme[.key])
        line.add(String(repeating: " ", count: max(2, keyColumns - line.columns)))
        line.add(action.entry.help)
        lines.append(line)
      }
    }
    return lines
  }
}
