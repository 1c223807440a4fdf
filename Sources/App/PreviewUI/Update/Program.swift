internal import CatalogEditing
internal import LocalizedText
internal import SourceText

extension Model {
  /// Performs an action of the group "Program": opens and closes panes, or requests something from
  /// the run loop.
  func performOnProgram(_ action: Action) -> Effect? {
    switch action {
    case .exit: return .quit
    case .quit, .back:
      if stage.hasPane { closePane() } else if action == .quit { return quit() } else { goBack() }
    case .redraw: return .redraw
    case .reload: return .reload
    case .mouse: return toggleMouse()
    case .prompt: open(CommandPrompt())
    case .sync: return .sync(folder: nil)
    case .export: return .export(languages: [preview.locale.withoutPrivateUse.description])
    case .open, .since, .sources, .import: open(CommandPrompt("\(action.name) "))
    case .help: open(HelpPane(in: self))
    case .coverage: open(CoveragePane())
    case .problems: open(ProblemsPane())
    default: break
    }
    return nil
  }

  /// Quits, after a question if there are texts that have not been written.
  private func quit() -> Effect? {
    let drafts = editing.unwritten
    guard !drafts.isEmpty else { return .quit }
    open(
      Question(
        "quit, and keep \(drafts.count.counted("unsaved edit")) for the next start?",
        drafts.map { .entry(key: $0.key, note: $0.locale) }, yes: "quit", accepted: .quit))
    return nil
  }

  /// Does the first of these that applies: stops work in progress, removes marks, clears the filter,
  /// clears the search.
  private func goBack() {
    if isSeeking {
      list.builder = nil
      search.search = nil
    } else if !list.marks.isEmpty {
      removeMarks()
    } else if !list.filter.isEmpty {
      setFilter(SearchQuery())
    } else if !list.kinds.isEmpty {
      setKinds(RowFilter())
    } else {
      search.setQuery(SearchQuery())
    }
  }

  private func toggleMouse() -> Effect {
    screen.isMouseOn.toggle()
    status.say(
      screen.isMouseOn
        ? "mouse on; hold Shift to select text in the terminal" : "mouse off")
    return .mouse(screen.isMouseOn)
  }
}
