internal import TerminalValues

/// The changes to the selected row since a revision, beside or below the list.
struct DifferencePane: Inspecting {
  var scroll = InspectorScroll()

  func lines(of row: Int, columns: Int, in model: Model) -> [[Cell]] {
    model.differenceText(of: row, columns: columns).lines
  }

  mutating func perform(_ action: Action, count: Int?, in model: Model) -> Outcome {
    action == .diff ? .close : performInspecting(action, count: count, in: model)
  }

  func hints(in model: Model) -> [Hint]? {
    if let hints = model.hintsOfRows { return hints }
    if scroll.isFocused { return InspectorScroll.hints }
    return [
      Hint([.scrollDown, .scrollUp], "scroll"), Hint([.showChanged], "changed only"),
      Hint([.nextLocale, .previousLocale], "language"), Hint([.editText], "edit"),
      Hint([.revert], "revert"), .close(.diff), .help,
    ]
  }

  func help(in model: Model) -> HelpText.Section? {
    HelpText.Section(
      "In the diff",
      [
        ([.scrollDown, .scrollUp], "scroll"), ([.focus], "move the focus to the list or back"),
        ([.showChanged], "show changed strings only"), ([.revert], "revert the translation"),
        ([.diff, .quit], "close"),
      ], model.screen.keymap)
  }
}
