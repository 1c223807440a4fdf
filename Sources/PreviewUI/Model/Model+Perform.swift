internal import LocalizedText
internal import PreviewRows
internal import StringCatalog
internal import TextLayout

extension Model {
  /// Does what an action says.
  public mutating func perform(_ action: Action) -> Effect? {
    switch action {
    case .quit where mode == .browse: return .quit
    case .quit, .back: peel()
    case .redraw: return .redraw
    case .reload: return .reload
    case .mouse: return listen()
    case .prompt: prompt = Prompt(.command, origin: selection)
    case .search: prompt = Prompt(.search, origin: selection)
    case .filter: prompt = Prompt(.filter, origin: selection, text: filter.text)
    case .help: toggle(.help)
    case .inspect: toggle(.inspect)
    case .scrollDown: scrollInspector(by: 1)
    case .scrollUp: scrollInspector(by: -1)
    case .compare: toggle(.compare)
    case .edit, .copyText, .copyKey: return effect(of: action)
    default:
      if !change(action), !find(action) { move(action) }
    }
    return nil
  }

  private mutating func toggle(_ other: Mode) { show(mode == other ? .browse : other) }

  /// Takes away one layer of what lies over the list of all rows.
  private mutating func peel() {
    if mode != .browse {
      show(.browse)
    } else if isSeeking {
      ordering = nil
      finding = nil
    } else if !filter.isEmpty {
      filter = Needle("")
      relist(showingEarly: false)
    } else {
      search = Needle("")
    }
  }

  private mutating func listen() -> Effect {
    hearsMouse.toggle()
    message = hearsMouse ? "mouse on; Shift selects text as before" : "mouse off"
    return .mouse(hearsMouse)
  }

  /// What of the selected row goes to another program.
  private mutating func effect(of action: Action) -> Effect? {
    guard let row = selectedRow?.row else { return nil }
    switch action {
    case .edit: return .edit(path: row.entry.path, line: row.entry.location.line)
    case .copyKey:
      message = "copied the key"
      return .copy(row.entry.key)
    default:
      message = "copied the text"
      return .copy(row.title.text)
    }
  }

  /// Goes to the next row of some kind; false where the action means something else.
  private mutating func find(_ action: Action) -> Bool {
    switch action {
    case .nextMatch: findMatch(step: 1)
    case .previousMatch: findMatch(step: -1)
    case .nextUnfit: find(.unfit, step: 1, from: selection + 1)
    case .nextMissing: find(.missing, step: 1, from: selection + 1)
    case .nextProblem: find(.problem, step: 1, from: selection + 1)
    default: return false
    }
    return true
  }

  private mutating func findMatch(step: Int) {
    guard !search.isEmpty else {
      message = "nothing has been searched; / searches"
      return
    }
    find(.match, step: step, from: selection + step)
  }
}
