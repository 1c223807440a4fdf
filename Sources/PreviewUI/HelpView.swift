internal import TerminalUI
internal import TextLayout

/// Every action with its keys, made from the action table.
struct HelpView {
  let model: Model

  func draw(on canvas: inout Canvas) {
    let lines = lines
    // In columns side by side where the screen is too low for one.
    let height = max(1, model.size.rows)
    let width = 40
    for (index, line) in lines.enumerated() {
      let column = index / height * width
      guard column < model.size.columns else { return }
      let cells = line.fitted(
        to: min(width - 1, model.size.columns - column), cut: model.glyphs.marks.cut)
      canvas.draw(cells, at: Position(column: column, row: index % height))
    }
  }

  private var lines: [Line] {
    var lines: [Line] = []
    for group in Action.Group.allCases {
      var heading = Line()
      heading.add(group.rawValue, model.theme[.title])
      lines.append(heading)
      for action in Action.allCases where action.entry.group == group {
        var line = Line()
        let keys = action.entry.keys.joined(separator: " ")
        line.add(
          "  " + keys + String(repeating: " ", count: max(1, 20 - keys.count)), model.theme[.key])
        line.add(action.entry.help)
        lines.append(line)
      }
    }
    return lines
  }
}
