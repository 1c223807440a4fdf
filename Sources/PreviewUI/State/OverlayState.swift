internal import LocalizedText

/// The pane beside, below or over the list, and the prompt, picker or form that the user types
/// into.
struct OverlayState: Sendable {
  /// The pane: exactly one is open.
  private(set) var pane = Pane.browse
  /// The prompt, picker or form that takes the keys.
  var input = Input.none
  /// The lines typed at prompts.
  var history = PromptHistory()

  /// The kind of pane that was open before the help, and is again after it.
  private(set) var modeBelowHelp = Mode.browse
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
    /// The list, and details of the selected row from a line on; whether keys that move scroll them.
    case inspect(top: Int, isFocused: Bool)
    /// The selected row in every locale.
    case compare(CompareState)
    /// The help.
    case help(HelpState)
    /// All problems.
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
  }

  /// The kind of pane, without its state.
  enum Mode: Hashable, Sendable {
    case browse, inspect, compare, help, problems, coverage
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
  }
}

// MARK: - Panes

extension OverlayState {
  /// The pane that is open.
  var mode: Mode {
    switch pane {
    case .browse: .browse
    case .inspect: .inspect
    case .compare: .compare
    case .help: .help
    case .problems: .problems
    case .coverage: .coverage
    }
  }

  /// Opens a pane at its top, and closes the one that is open.
  mutating func open(_ mode: Mode) {
    if mode == .help { modeBelowHelp = self.mode }
    leftCoverage = mode == .help || self.mode == .help ? coveragePlace : nil
    leftProblem = problemPlace
    switch mode {
    case .browse: pane = .browse
    case .inspect: pane = .inspect(top: 0, isFocused: false)
    case .compare: pane = .compare(CompareState())
    case .help: pane = .help(HelpState(pane: modeBelowHelp))
    // The model fills these two.
    case .problems: pane = .problems(ProblemList(of: [], in: []))
    case .coverage:
      pane = .coverage(CoverageBoard(of: [], named: [], selecting: (LocaleTag("en"), 0)))
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
    case .browse, .inspect: true
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
    set { pane = newValue.map { .problems($0) } ?? .browse }
  }

  /// The coverage; nil if it is closed, or taken out while it is counted.
  var coverage: CoverageBoard? {
    get { if case .coverage(let board) = pane { board } else { nil } }
    set { pane = newValue.map { .coverage($0) } ?? .browse }
  }

  /// Changes the list of problems, if it is open.
  mutating func changeProblems(_ change: (inout ProblemList) -> Void) {
    guard var list = problems else { return }
    // Nothing else refers to the lines meanwhile, so that they are changed in place.
    problems = nil
    change(&list)
    problems = list
  }

  /// Changes the coverage, if it is open.
  mutating func changeCoverage(_ change: (inout CoverageBoard) -> Void) {
    guard var board = coverage else { return }
    coverage = nil
    change(&board)
    coverage = board
  }

  /// The first line of the inspector on the screen; 0 if it is closed.
  var inspectorTop: Int {
    if case .inspect(let top, _) = pane { top } else { 0 }
  }

  /// Scrolls the inspector, if it is open.
  mutating func scrollInspector(to top: Int) {
    if case .inspect(_, let isFocused) = pane { pane = .inspect(top: top, isFocused: isFocused) }
  }

  /// Whether keys that move scroll the inspector.
  var isInspectorFocused: Bool {
    if case .inspect(_, let isFocused) = pane { isFocused } else { false }
  }

  /// Lets the keys that move scroll the inspector, if it is open, or the list again.
  mutating func focusInspector(_ isFocused: Bool) {
    if case .inspect(let top, _) = pane { pane = .inspect(top: top, isFocused: isFocused) }
  }

  /// The help; nil if it is closed.
  var help: HelpState? {
    if case .help(let help) = pane { help } else { nil }
  }

  /// Changes the help, if it is open.
  mutating func changeHelp(_ change: (inout HelpState) -> Void) {
    guard case .help(var help) = pane else { return }
    change(&help)
    pane = .help(help)
  }

  /// The comparison; nil if it is closed.
  var compare: CompareState? {
    if case .compare(let compare) = pane { compare } else { nil }
  }

  /// The compared rows; nil if the comparison is closed or there is no row to compare.
  var comparison: Comparison? {
    get { compare?.comparison }
    set { changeComparison { $0.comparison = newValue } }
  }

  /// Changes the comparison, if it is open.
  mutating func changeComparison(_ change: (inout CompareState) -> Void) {
    guard case .compare(var compare) = pane else { return }
    // Nothing else refers to the rows meanwhile, so that they are changed in place.
    pane = .browse
    change(&compare)
    pane = .compare(compare)
  }
}

// MARK: - Input

extension OverlayState {
  /// The prompt; nil if none is open.
  var prompt: Prompt? {
    if case .prompt(let prompt, _) = input { prompt } else { nil }
  }

  /// Changes the prompt, if one is open.
  mutating func changePrompt(_ change: (inout Prompt) -> Void) {
    guard case .prompt(var prompt, let origin) = input else { return }
    input = .none
    change(&prompt)
    input = .prompt(prompt, before: origin)
  }

  /// The picker; nil if none is open.
  var picker: Picker? {
    if case .picker(let picker, _) = input { picker } else { nil }
  }

  /// Changes the picker and returns the result of the change; nil if no picker is open.
  @discardableResult
  mutating func changePicker<Result>(_ change: (inout Picker) -> Result) -> Result? {
    guard case .picker(var picker, let origin) = input else { return nil }
    input = .none
    defer { input = .picker(picker, before: origin) }
    return change(&picker)
  }

  /// The search for keys; nil if the picker is closed or shows something else.
  var finder: KeyFinder? {
    get { picker?.finder }
    set { changePicker { $0.finder = newValue } }
  }

  /// The form; nil if none is open.
  var form: ArgumentForm? {
    if case .form(let form, _) = input { form } else { nil }
  }

  /// Changes the form and returns the result of the change; nil if no form is open.
  @discardableResult
  mutating func changeForm<Result>(_ change: (inout ArgumentForm) -> Result) -> Result? {
    guard case .form(var form, let origin) = input else { return nil }
    input = .none
    defer { input = .form(form, before: origin) }
    return change(&form)
  }

  /// The content of the panel above the status line.
  struct Panel {
    /// The lines that show all of it.
    var lines = 0
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
        lines: picker.subject == .key ? Self.finderLines : picker.choices.count + 1,
        selection: picker.selection, count: picker.shown.count)
    case .form(let form, _):
      Panel(lines: form.fields.count, selection: form.selection, count: form.fields.count)
    case .none, .prompt: Panel()
    }
  }
}
