internal import TerminalValues

/// A pane with lines about the selected row, beside the list, below it, or instead of it.
protocol Inspecting: Layer {
  /// Which lines are visible.
  var scroll: InspectorScroll { get set }

  /// Returns the lines about a row.
  func lines(of row: Int, columns: Int, in model: Model) -> [[Cell]]
}

/// Which part of a pane beside the list is visible, and whether keys scroll it.
struct InspectorScroll: Sendable {
  /// The first line on the screen, as scrolled by the user; there may be fewer lines by now.
  var top = 0
  /// Whether movement keys scroll the pane instead of the list.
  var isFocused = false

  /// The hints while movement keys scroll.
  static let hints = [
    Hint([.down, .up], "scroll"), Hint([.focus], "list"),
    Hint([.nextLocale, .previousLocale], "language"), Hint([.nextCount], "count"),
    Hint([.editText], "edit"), .close(.inspect), .help,
  ]
}

extension Inspecting {
  var level: Level { .pane }
  var place: Place { .inspector }

  func appear(in model: Model) {
    let geometry = model.geometry
    // There is no rule on which to show the keys that scroll, so the status line shows them.
    if geometry.inspectorPlace == .instead, !geometry.hasRules {
      let keys = model.screen.keymap.legend(for: [.scrollDown, .scrollUp])
      model.status.say("\(keys) scroll the inspector")
    }
  }

  // MARK: Reactions

  /// Scrolls, or moves the focus to the list and back.
  mutating func performInspecting(
    _ action: Action, count: Int?, in model: Model
  ) -> Outcome {
    switch action {
    case .focus:
      scroll.isFocused.toggle()
      if model.geometry.hintsRow == nil {
        model.status.say(scroll.isFocused ? "inspector has focus" : "list has focus")
      }
    case .scrollDown: scroll(by: count ?? 1, in: model)
    case .scrollUp: scroll(by: -(count ?? 1), in: model)
    case .down, .up, .pageDown, .pageUp, .halfPageDown, .halfPageUp, .top, .bottom:
      guard scroll.isFocused else { return .pass }
      let last = lastTop(in: model)
      let target = action.line(
        from: scroll.top, count: count, page: model.geometry.inspectorHeight - 1, last: .max - 1)
      scroll.top = min(target, last)
    default: return .pass
    }
    return .done
  }

  mutating func turn(_ step: Int, at position: Position, in model: Model) -> Outcome {
    guard model.geometry.isInspector(position) else { return .pass }
    scroll(by: step, in: model)
    return .done
  }

  func click(at position: Position, in model: Model) -> Outcome {
    model.geometry.isInspector(position) ? .done : .pass
  }

  private mutating func scroll(by step: Int, in model: Model) {
    let last = lastTop(in: model)
    scroll.top = max(0, min(min(scroll.top, last) + step, last))
  }

  /// The last line that may be the first one on the screen.
  private func lastTop(in model: Model) -> Int {
    guard let row = model.list.selectedRow else { return 0 }
    let geometry = model.geometry
    let lines = lines(of: row, columns: geometry.inspectorColumns, in: model)
    return max(0, lines.count - geometry.inspectorHeight)
  }

  // MARK: Drawing

  func draw(_ model: Model, on frame: inout Frame) {
    if frame.geometry.inspectorPlace == .instead, model.list.count > 0 {
      frame.cursor.row = frame.geometry.listTop
    } else {
      ListPane().draw(model, on: &frame)
    }
    let geometry = frame.geometry
    guard geometry.inspectorPlace != nil, let row = model.list.selectedRow else { return }
    let lines = lines(of: row, columns: geometry.inspectorColumns, in: model)
    let appearance = model.screen.appearance
    let height = geometry.inspectorHeight
    let start = min(scroll.top, max(0, lines.count - height))
    let shown = start..<min(start + height, lines.count)
    let (first, column) = (geometry.inspectorTop, geometry.inspectorColumn)
    switch geometry.inspectorPlace {
    case .below: frame.canvas.drawRule(row: first - 1, appearance)
    case .beside:
      for row in first..<first + height {
        frame.canvas.draw(
          appearance.glyphs.divider, style: appearance.theme[.rule],
          at: Position(column: column - 2, row: row))
      }
    case .instead, nil: break
    }
    for number in shown {
      frame.canvas.draw(
        Strip(lines[number]), at: Position(column: column, row: first + number - shown.lowerBound))
    }
    guard lines.count > height, geometry.inspectorPlace == .below || geometry.hasRules else {
      return
    }
    // The range of the visible lines is on the rule above them, with the keys that scroll.
    let keys = model.screen.keymap.legend(for: [.scrollDown, .scrollUp]).withPlainKeyNames
    let range = "\(shown.lowerBound + 1)-\(shown.upperBound) of \(lines.count)"
    let note = Line(" \(keys) \(appearance.glyphs.dots) \(range) ", in: appearance)
    if note.columns <= geometry.size.columns - 4 {
      let row = geometry.inspectorPlace == .below ? first - 1 : 1
      let column = geometry.size.columns - note.columns - 2
      note.draw(on: &frame.canvas, at: Position(column: column, row: row), to: note.columns)
    }
  }
}
