internal import LocalizedText
internal import StringCatalog

/// The open pane, and the prompt, picker, or form that has the focus.
struct OverlayState: Sendable {
  /// The open pane.
  private(set) var pane = Pane.browse
  /// The input that has the focus.
  var input = Input.none
  /// The history of prompts.
  var history = PromptHistory()
  /// The forms being edited; nil if they are not listed.
  var forms: FormsVisit?
  /// Edited strings that could not be written.
  var unwritten: [TextChange] = []
  /// The prompt whose string is being written, to be reopened on failure.
  var saving: (prompt: Prompt, before: Prompt.Origin)?

  /// The pane below the help, to be restored when it closes.
  private(set) var modeBelowHelp = Mode.browse
  /// Whether the inspector was opened from the comparison, to be restored when it closes.
  private var inspectsCompared = false
  /// The language before the comparison was opened, to be restored when it closes, unless the user
  /// has chosen another one by its name.
  var localeBeforeComparison: LocaleTag?
  /// The last selected line of the problem list.
  private var leftProblem: ProblemList.Bookmark?
  /// The selected cell of the coverage board below the help.
  private var leftCoverage: (locale: LocaleTag, column: Int)?
  /// Whether the problem list includes all languages.
  var listsAllLanguages = false
  /// Whether the coverage board shows the least complete language first.
  var sortsCoverageByShare = false

  /// A pane with its content and scroll position.
  enum Pane: Sendable {
    /// Only the list.
    case browse
    /// The list, with details of the selected row.
    case inspect(InspectorState)
    /// The list, with the changes to the selected row.
    case diff(InspectorState)
    /// The selected row in every locale.
    case compare(CompareState)
    case help(HelpState)
    case problems(ProblemList)
    /// The completeness of each locale in each table.
    case coverage(CoverageBoard)
  }

  /// An input that has the focus, with the state that Esc restores.
  enum Input: Sendable {
    case none
    case prompt(Prompt, before: Prompt.Origin)
    case picker(Picker, before: Picker.Origin)
    case form(ArgumentForm, before: ArgumentForm.Origin)
    /// A question about changes to be written.
    case confirmation(Confirmation)
    /// A program is processing rows.
    case waiting(program: String)
    /// The edits of a program, one of which is being confirmed.
    case proposal(Proposal)
  }

  /// The kind of a pane, without its state.
  enum Mode: Hashable, Sendable {
    case browse, inspect, diff, compare, help, problems, coverage

    /// Whether details of the selected row are shown beside or below the list.
    var hasInspector: Bool { self == .inspect || self == .diff }
  }

  /// Which part of the inspector is shown, and whether keys scroll it.
  struct InspectorState: Sendable {
    /// The first line on the screen.
    var top = 0
    /// Whether movement keys scroll the inspector instead of the list.
    var isFocused = false
  }

  /// The state of the comparison of the selected row in all locales.
  struct CompareState: Sendable {
    /// The comparison; nil if there is no row to compare.
    var comparison: Comparison?
    /// The first locale on the screen.
    var top = 0

    /// Scrolls as little as necessary to reveal the row at a position, if any.
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

  /// Which lines of the help are shown, and which come first.
  struct HelpState: Sendable {
    /// The first line on the screen.
    var top = 0
    /// The filter query; empty for all lines.
    var query = SearchQuery()
    /// The pane below, whose keys are listed first.
    let pane: Mode
    /// The forms below, whose keys are listed first; restored when the help closes.
    var forms: Forms?
    /// What the user was doing, whose keys are listed first.
    var task: Task?

    /// A task with keys of its own.
    enum Task: Sendable { case review, conflicts }

    /// A list of forms, by the path of the selected one.
    struct Forms: Sendable { let selection: LeafPath? }
  }
}

// MARK: - Panes

extension OverlayState {
  /// The kind of the open pane.
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

  /// Opens a pane at its top, replacing the open one.
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

  /// The pane to restore when the open one closes.
  var modeBelow: Mode {
    switch mode {
    case .help: modeBelowHelp
    case .inspect where inspectsCompared: .compare
    case .browse, .inspect, .diff, .compare, .problems, .coverage: .browse
    }
  }

  /// Whether a problem list or coverage board replaces the rows.
  var hasBoard: Bool { mode == .problems || mode == .coverage }

  /// The current or last selected line of the problem list.
  var problemPlace: ProblemList.Bookmark? {
    if case .problems(let list) = pane { list.place ?? leftProblem } else { leftProblem }
  }

  /// Forgets the last selected line of the problem list.
  mutating func forgetProblemPlace() { leftProblem = nil }

  /// Whether rows of the list are visible, alone or with the inspector.
  var showsRows: Bool {
    switch pane {
    case .browse, .inspect, .diff: true
    case .compare, .help, .problems, .coverage: false
    }
  }

  /// The selected cell of the coverage board, or of the one below the help; nil if it was empty.
  var coveragePlace: (locale: LocaleTag, column: Int)? {
    guard case .coverage(let board) = pane, board.hasTables else { return leftCoverage }
    return (board.wantedLocale, board.column)
  }

  /// The problem list; nil if it is closed, or temporarily removed while it grows.
  var problems: ProblemList? {
    get { if case .problems(let list) = pane { list } else { nil } }
    set {
      // Nil is also set after an optional chain that changes nothing.
      if newValue != nil || problems != nil { pane = newValue.map { .problems($0) } ?? .browse }
    }
  }

  /// The coverage board; nil if it is closed, or temporarily removed while it is counted.
  var coverage: CoverageBoard? {
    get { if case .coverage(let board) = pane { board } else { nil } }
    set {
      if newValue != nil || coverage != nil { pane = newValue.map { .coverage($0) } ?? .browse }
    }
  }

  /// The inspector or changes pane; nil if both are closed.
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

  /// The key search; nil if the picker is closed or has another subject.
  var finder: KeyFinder? {
    get { picker?.finder }
    set { picker?.finder = newValue }
  }

  /// The argument form; nil if it is closed.
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

  /// The edits of a program; nil if none are being confirmed.
  var proposal: Proposal? {
    get { if case .proposal(let proposal) = input { proposal } else { nil } }
    set { if proposal != nil, let newValue { input = .proposal(newValue) } }
  }

  /// The size and selection of the panel above the status line.
  struct Panel {
    /// The number of lines to show everything.
    var lines = 0
    /// The first line on the screen; nil to center the selected one.
    var start: Int?
    /// Whether the panel may leave no line to the list.
    var mayCoverList = false
    /// The selected line, followed by the number of selectable lines.
    var selection = 0
    var count = 0
  }

  /// The number of lines for found keys.
  private static let finderLines = 12

  /// The panel of the picker or form.
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
        mayCoverList: confirmation.refused != nil,
        count: confirmation.details.count)
    case .proposal: Panel(lines: Proposal.lines, count: Proposal.lines)
    case .none, .prompt, .waiting: Panel()
    }
  }
}
