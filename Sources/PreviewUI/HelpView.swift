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
    var line = Line()
    let last = model.helpTop + shown.count
    line.add(" q closes \(model.glyphs.dots) \(last) of \(Self.lineCount)", status)
    canvas.draw(line.fitted(to: width, in: model), at: bottom)
  }

  private var lines: [Line] {
    // Beside the keys where there is room for both, else close behind them.
    let keyColumns = model.size.columns >= 56 ? 24 : 0
    var lines: [Line] = []
    for group in Action.Group.allCases {
      var heading = Line()
      heading.add(" \(group.rawValue)", model.theme[.title])
      lines.append(heading)
      for action in Action.allCases where action.entry.group == group {
        var line = Line()
        line.add("   " + action.entry.keys.joined(separator: " "), model.theme[.key])
        line.add(String(repeating: " ", count: max(2, keyColumns - line.columns)))
        line.add(action.entry.help)
        lines.append(line)
      }
    }
    return lines
  }
}
