internal import LocalizedText
internal import StringCatalog

/// The pane beside, below or over the list, and the prompt, picker or form that the user types
/// into.
struct OverlayState: Sendable {
  /// The pane: exactly one is open.
  private(set) var pane = Pane.browse
  /// The prompt, picker or form that takes the keys.
  var input = Input.none
  /// The lines typed at prompts.
  var history = PromptHistory()
  /// The forms that the user edits; nil while they are not listed.
  var forms: FormsVisit?
  /// Texts that the user has typed and that could not be written.
  var unwritten: [TextChange] = []
  /// The field whose text is being written, which opens again if that fails.
  var saving: (prompt: Prompt, before: Prompt.Origin)?

  /// The kind of pane that was open before the help, and is again after it.
  private(set) var modeBelowHelp = Mode.browse
  /// Whether the inspector was opened in the comparison, which is open again after it.
  private var inspectsCompared = false
  /// The line on which the list of problems was left.
  private var leftProblem: ProblemList.Bookmark?
  /// The cell of the coverage board that was selected before the help.
  private var leftCoverage: (locale: LocaleTag, column: Int)?
  /// Whether the problems of all languages are listed.
  var listsAllLanguages = false
  /// Whether the coverage lists the least complete language first.
  var sortsCoverageByShare = false

  /// The content of the body of the screen, and how far it is scrolled.
  enum Pane: Sendable {
    /// The list alone.
    case browse
    /// The list, and details of the selected row.
    case inspect(InspectorState)
    /// The list, and what has changed in the selected row.
    case diff(InspectorState)
    /// The selected row in every locale.
    case compare(CompareState)
    case help(HelpState)
    case problems(ProblemList)
    /// How complete each locale is in each table.
    case coverage(CoverageBoard)
  }

  /// The prompt, picker or form that takes the keys, with the state that Esc restores.
  enum Input: Sendable {
    case none
    case prompt(Prompt, before: Prompt.Origin)
    case picker(Picker, before: Picker.Origin)
    case form(ArgumentForm, before: ArgumentForm.Origin)
    /// A question about changes that are to be written.
    case confirmation(Confirmation)
    /// A program works on rows; its name.
    case waiting(program: String)
    /// The edits of a program, one of which is asked about.
    case proposal(Proposal)
  }

  /// The kind of pane, without its state.
  enum Mode: Hashable, Sendable {
    case browse, inspect, diff, compare, help, problems, coverage

    /// Whether lines about the selected row are beside or below the list.
    var hasInspector: Bool { self == .inspect || self == .diff }
  }

  /// The inspector as the user sees it.
  struct InspectorState: Sendable {
    /// The first line on the screen.
    var top = 0
    /// Whether keys that move scroll it, and not the list.
    var isFocused = false
  }

  /// The comparison of the selected row in all locales.
  struct CompareState: Sendable {
    /// Nil if there is no row to compare.
    var comparison: Comparison?
    /// The first locale on the screen.
    var top = 0

    /// Scrolls as little as necessary to show the row at a position; nil if there is none.
    mutating func reveal(_ position: Int?, height: Int) {
      guard let comparison, let position, height > 0 else {
        top = 0
        return
      }
      let pinned = comparison.pinned(in: height)
      // The others scroll below the pinned row.
      let place = max(0, position - pinned)
      let last = max(0, comparison.rows.count - height)
      top = min(max(min(top, place), place - (height - pinned) + 1), last)
    }
  }

  /// The help as the user sees it.
  struct HelpState: Sendable {
    /// The first line on the screen.
    var top = 0
    /// The words that all its lines contain; empty for all lines.
    var query = SearchQuery()
    /// The pane below, whose keys come first.
    let pane: Mode
    /// The forms that were listed, whose keys come first, and which are listed again afterwards.
    var forms: Forms?

    /// Listed forms, by the path of the selected one.
    struct Forms: Sendable {
      let selection: LeafPath?
    }
  }
}

// MARK: - Panes

extension OverlayState {
  /// The pane that is open.
  var mode: Mode {
    switch pane {
    case .browse: .browse
    case .inspect: .inspect
    case .diff: .diff
    case .compare: .compare
    case .help: .help
    case .problems: .problems
    case .coverage: .coverage
    }
  }

  /// Opens a pane at its top, and closes the one that is open.
  mutating func open(_ mode: Mode) {
    if mode == .help { modeBelowHelp = self.mode }
    // The help covers a pane, and does not close it.
    if mode != .help, self.mode != .help {
      inspectsCompared = mode == .inspect && self.mode == .compare
    }
    leftCoverage = mode == .help || self.mode == .help ? coveragePlace : nil
    leftProblem = problemPlace
    switch mode {
    case .browse: pane = .browse
    case .inspect: pane = .inspect(InspectorState())
    case .diff: pane = .diff(InspectorState())
    case .compare: pane = .compare(CompareState())
    case .help: pane = .help(HelpState(pane: modeBelowHelp))
    // The model fills these two.
    case .problems: pane = .problems(ProblemList(of: [], in: []))
    case .coverage:
      pane = .coverage(CoverageBoard(of: [], named: [], selecting: (LocaleTag("en"), 0)))
    }
  }

  /// The pane that is open again after the one that is open.
  var modeBelow: Mode {
    switch mode {
    case .help: modeBelowHelp
    case .inspect where inspectsCompared: .compare
    case .browse, .inspect, .diff, .compare, .problems, .coverage: .browse
    }
  }

  /// Whether a list of problems or the coverage takes the place of the rows.
  var hasBoard: Bool { mode == .problems || mode == .coverage }

  /// The line of the list of problems that is selected, or on which it was left.
  var problemPlace: ProblemList.Bookmark? {
    if case .problems(let list) = pane { list.place ?? leftProblem } else { leftProblem }
  }

  /// Forgets the line on which the list of problems was left.
  mutating func forgetProblemPlace() { leftProblem = nil }

  /// Whether rows of the list are shown, alone or with the inspector.
  var showsRows: Bool {
    switch pane {
    case .browse, .inspect, .diff: true
    case .compare, .help, .problems, .coverage: false
    }
  }

  /// The locale and the column that are selected on the coverage board, or were below the help; nil if
  /// it was not filled.
  var coveragePlace: (locale: LocaleTag, column: Int)? {
    guard case .coverage(let board) = pane, board.hasTables else { return leftCoverage }
    return (board.wantedLocale, board.column)
  }

  /// The list of problems; nil if it is closed, or taken out while it grows.
  var problems: ProblemList? {
    get { if case .problems(let list) = pane { list } else { nil } }
    set {
      // Nil is also set after an optional chain that changes nothing.
      if newValue != nil || problems != nil { pane = newValue.map { .problems($0) } ?? .browse }
    }
  }

  /// The coverage; nil if it is closed, or taken out while it is counted.
  var coverage: CoverageBoard? {
    get { if case .coverage(let board) = pane { board } else { nil } }
    set {
      if newValue != nil || coverage != nil { pane = newValue.map { .coverage($0) } ?? .browse }
    }
  }

  /// The inspector, or the lines in its place; nil if both are closed.
  var inspector: InspectorState? {
    get {
      switch pane {
      case .inspect(let inspector), .diff(let inspector): inspector
      case .browse, .compare, .help, .problems, .coverage: nil
      }
    }
    set {
      if let newValue { pane = mode == .diff ? .diff(newValue) : .inspect(newValue) }
    }
  }

  /// The help; nil if it is closed.
  var help: HelpState? {
    get { if case .help(let help) = pane { help } else { nil } }
    set { if let newValue { pane = .help(newValue) } }
  }

  /// The comparison; nil if it is closed.
  var compare: CompareState? {
    get { if case .compare(let compare) = pane { compare } else { nil } }
    set { if let newValue { pane = .compare(newValue) } }
  }

  /// The compared rows; nil if the comparison is closed or there is no row to compare.
  var comparison: Comparison? {
    get { compare?.comparison }
    set { compare?.comparison = newValue }
  }
}

// MARK: - Input

extension OverlayState {
  /// The prompt; nil if none is open.
  var prompt: Prompt? {
    get { if case .prompt(let prompt, _) = input { prompt } else { nil } }
    set {
      if case .prompt(_, let origin) = input, let newValue {
        input = .prompt(newValue, before: origin)
      }
    }
  }

  /// The picker; nil if none is open.
  var picker: Picker? {
    get { if case .picker(let picker, _) = input { picker } else { nil } }
    set {
      if case .picker(_, let origin) = input, let newValue {
        input = .picker(newValue, before: origin)
      }
    }
  }

  /// The search for keys; nil if the picker is closed or shows something else.
  var finder: KeyFinder? {
    get { picker?.finder }
    set { picker?.finder = newValue }
  }

  /// The form; nil if none is open.
  var form: ArgumentForm? {
    get { if case .form(let form, _) = input { form } else { nil } }
    set {
      if case .form(_, let origin) = input, let newValue { input = .form(newValue, before: origin) }
    }
  }

  /// The question; nil if none is open.
  var confirmation: Confirmation? {
    get { if case .confirmation(let confirmation) = input { confirmation } else { nil } }
    set { if confirmation != nil, let newValue { input = .confirmation(newValue) } }
  }

  /// The edits of a program; nil if none are asked about.
  var proposal: Proposal? {
    get { if case .proposal(let proposal) = input { proposal } else { nil } }
    set { if proposal != nil, let newValue { input = .proposal(newValue) } }
  }

  /// The content of the panel above the status line.
  struct Panel {
    /// The lines that show all of it.
    var lines = 0
    /// The first line on the screen; nil for that which shows the selected one in the middle.
    var start: Int?
    /// The selected line, and the number of lines there are to select from.
    var selection = 0
    var count = 0
  }

  /// The lines of the keys that were found.
  private static let finderLines = 12

  /// The choices of the picker, or the fields of the form.
  var panel: Panel {
    switch input {
    case .picker(let picker, _):
      // One line more: a locale that is typed in full may be added to the choices.
      Panel(
        lines: picker.subject == .key
          ? Self.finderLines : picker.choices.count + (picker.subject == .form ? 0 : 1),
        selection: picker.selection, count: picker.shown.count)
    case .form(let form, _):
      Panel(lines: form.fields.count, selection: form.selection, count: form.fields.count)
    case .confirmation(let confirmation):
      Panel(
        lines: confirmation.details.count, start: confirmation.top,
        count: confirmation.details.count)
    case .proposal: Panel(lines: Proposal.lines, count: Proposal.lines)
    case .none, .prompt, .waiting: Panel()
    }
  }
}
