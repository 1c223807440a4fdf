public import LocalizedText
internal import PointMetrics
public import TerminalUI

/// The state of the app: the catalogs, how they are previewed, and what the user is doing.
///
/// The model is a value. `update` changes it, and a ``Renderer`` draws it. Each part keeps its own
/// invariants; methods of the model itself are only those that need several parts.
///
/// ```swift
/// var model = Model(Model.Settings(tables: tables, environment: environment, size: size))
/// let effect = model.update(.key(.character("l")))
/// let cursor = renderer.draw(model, on: &canvas)
/// ```
public struct Model: Sendable {
  /// The tables, their locales, and the user's edits of samples.
  var catalog: CatalogState
  /// How the rows are shown: environment, sample rules, width and layout.
  var preview: PreviewState
  /// The listed rows, and which of them is selected.
  var list: ListState
  /// The words that the user searches for, and the matches.
  var search = SearchState()
  /// The terminal: its size, its keys, its appearance.
  var screen: ScreenState
  /// The pane beside, below or over the list, and the prompt, picker or form.
  var overlay = OverlayState()
  /// The message, the progress and the pending keys in the status line.
  var status: StatusState
  /// Makes the rows of the catalog in the preview's environment.
  ///
  /// Replaced when either changes.
  var rows: RowStore
  /// The entries to which the user can go back.
  var jumps = JumpList()
  /// The row to start at, until all files are read or the user presses a key.
  var start: StartPlace?
  /// The rows that the user has marked.
  var marks = RowMarks()
  /// How many marked rows had no translation that could get the last state.
  public internal(set) var skippedRows = 0
  /// The review of rows; nil unless the user goes through them.
  var review: ReviewQueue?
  /// An entry to select after the files were read again.
  var awaited: (name: EntryName, changesFilters: Bool)?
  /// Why files cannot be written, by their paths.
  var unwritable: [String: String] = [:]
  /// The rows with problems, for the header.
  var problemCount: ProblemCount?
  /// What is not up to date.
  var changes: Changes = []

  /// Makes the model of some tables on a screen.
  public init(_ settings: Settings) {
    catalog = CatalogState(
      settings.tables, shownIn: settings.environment.localeTag, areSamples: settings.areSamples,
      problems: settings.problems, rules: settings.rules, named: settings.name)
    preview = PreviewState(settings)
    screen = ScreenState(settings)
    status = StatusState(progress: settings.progress)
    list = ListState(catalog.plainList)
    let place = settings.place
    list.kinds =
      settings.states.isEmpty
      ? RowFilter(names: place?.kinds ?? []) : RowFilter(states: settings.states)
    list.filter = SearchQuery(place?.filter ?? "")
    rows = RowStore(
      catalog, preview, screen, room: RowRoom(width: 0, source: 0, showsReviewedSource: false))
    start = StartPlace(line: settings.line, words: settings.words, place: place)
    noteRows()
    if !list.isInFileOrder { rebuildList(showingEarly: true) }
    settle()
  }

  /// The columns left of a row, for its marks.
  public static let gutter = ScreenGeometry.gutter

  /// The environment of the rows.
  public var environment: EnvironmentValues { preview.environment }

  /// The columns and lines of the screen.
  public var size: Size { screen.size }

  /// The colours of the screen.
  public var theme: Theme { screen.appearance.theme }

  /// Whether the terminal should send mouse events.
  public var isMouseOn: Bool { screen.isMouseOn }

  /// Whether the user types or decides something, which Control-C cancels: a text that was typed must
  /// not be lost with the program.
  public var takesInterrupts: Bool { if case .none = overlay.input { false } else { true } }

  /// The places of the parts of the screen.
  var geometry: ScreenGeometry {
    ScreenGeometry(screen, overlay, fixedWidth: preview.fixedColumns)
  }

  /// The width of a row in the unit in which rows are measured.
  var measuredWidth: Int {
    preview.points.map { Int($0.slot.width.rounded(.down)) } ?? geometry.rowWidth
  }
}

// MARK: - Rows

extension Model {
  /// A row by its number in the catalog, resolved and fitted to its width.
  func row(_ number: Int) -> ShownRow {
    rows.row(number, listedAt: number, at: catalog.index(of: number))
  }

  func listedRow(_ position: Int) -> ShownRow {
    rows.row(list[position], listedAt: position, at: catalog.index(of: list[position]))
  }

  /// The selected row; nil if none is listed.
  var selectedRow: ShownRow? { list.selectedRow == nil ? nil : listedRow(list.selection) }

  /// The table of the selected row; nil if none is listed.
  var selectedTableNumber: Int? { list.selectedRow.map { catalog.index(of: $0).table } }

  /// The lines that a row takes in the list, with the heading if it is the first of its table.
  func lines(at position: Int) -> Int {
    listedRow(position).height + (list.startsTable(position, in: catalog) ? 1 : 0)
  }
}
