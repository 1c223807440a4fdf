internal import LocalizedText
internal import PreviewRows
internal import StringCatalog
internal import TextLayout

extension Model {
  /// Does what an action says.
  public mutating func perform(_ action: Action) -> Effect? {
    // What the help tells of may be tried out at once.
    if mode == .help, !action.isForHelp { show(.browse) }
    switch action {
    case .quit where mode == .browse: return .quit
    case .quit, .back: peel()
    case .redraw: return .redraw
    case .reload: return .reload
    case .mouse: return listen()
    case .prompt: openPrompt(.command)
    case .search where mode == .help, .filter where mode == .help: openPrompt(.help)
    case .search: openPrompt(.search)
    case .filter: openPrompt(.filter, text: filter.text)
    case .locale: openPicker(.locale)
    case .table: openPicker(.table)
    case .arguments: openArguments()
    case .writeSamples: askToWriteSamples()
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
    if mode == .help, !helpFilter.isEmpty {
      helpFilter = Needle("")
    } else if mode != .browse {
      show(.browse)
    } else if isSeeking {
      ordering = nil
      finding = nil
    } else if !filter.isEmpty {
      setFilter(Needle(""))
    } else {
      setSearch(Needle(""))
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

extension Action {
  /// Whether it does something in the help itself.
  fileprivate var isForHelp: Bool {
    switch self {
    case .search, .filter, .prompt, .theme, .redraw, .help, .back, .quit, .mouse, .scrollDown,
      .scrollUp:
      true
    default: entry.group == .motion && self != .table
    }
  }
}
