internal import TerminalValues

/// The details of the selected row, beside or below the list.
struct InspectorPane: Inspecting {
  var scroll = InspectorScroll()

  /// The inspector of a compared row is a part of the comparison.
  func covers(_ other: any Layer) -> Bool { other.level < level || other is ComparisonPane }

  func lines(of row: Int, columns: Int, in model: Model) -> [[Cell]] {
    model.conflictLines(of: row, columns: columns)
      + InspectorText(
        model.rows.inspection(of: row, at: model.catalog.index(of: row)),
        forcedLayout: model.preview.forcedLayout, in: model.screen.appearance, columns: columns
      ).lines
  }

  mutating func perform(_ action: Action, count: Int?, in model: Model) -> Outcome {
    switch action {
    case .inspect: .close
    case .compare where model.stage[ComparisonPane.self] != nil: .close
    default: performInspecting(action, count: count, in: model)
    }
  }

  func hints(in model: Model) -> [Hint]? {
    if let hints = model.hintsOfRows { return hints }
    if scroll.isFocused { return InspectorScroll.hints }
    return [
      Hint([.focus], "inspector"), Hint([.scrollDown, .scrollUp], "scroll"),
      Hint([.nextLocale, .previousLocale], "language"), Hint([.nextCount], "count"),
      Hint([.compare], "compare"), Hint([.editText], "edit"), .close(.inspect), .help,
    ]
  }

  func help(in model: Model) -> HelpText.Section? {
    HelpText.Section(
      "In the inspector",
      [
        ([.scrollDown, .scrollUp], "scroll"), ([.focus], "move the focus to the list or back"),
        ([.nextCount, .previousCount], "next or previous count"),
        ([.compare], "compare all languages"), ([.edit], "open the translation in the editor"),
        ([.inspect, .quit], "close"),
      ], model.screen.keymap)
  }
}
