package import LocalizedText
internal import PointMetrics
package import TerminalValues

/// The state of the app: the catalogs, their preview, and the user's interaction.
///
/// `update` changes it and a ``Renderer`` draws it, on one thread. Each part is a value that maintains
/// its own invariants; the methods of the model itself involve several parts.
///
/// ```swift
/// let model = Model(Model.Settings(tables: tables, environment: environment, size: size))
/// let effect = model.update(.key(.character("l")))
/// let cursor = renderer.draw(model, on: &canvas)
/// ```
package final class Model {
  /// The tables, their locales, and the edited samples.
  var catalog: CatalogState
  /// How rows are shown: environment, samples, width, and layout.
  var preview: PreviewState
  /// The listed rows and the selection.
  var list: ListState
  /// The search query and its matches.
  var search = SearchState()
  /// The terminal: its size, keys, and appearance.
  var screen: ScreenState
  /// The open panes, and the prompt, picker, or form.
  var stage = Stage()
  /// The message, progress, and pending keys in the status line.
  var status: StatusState
  /// Creates the rows of the catalog in the preview's environment.
  ///
  /// Replaced when either changes.
  var rows: RowStore
  /// The row to start at, until all files are read or the user presses a key.
  var start: StartPlace?
  /// The edits that are under way.
  var editing = EditingState()
  /// The rows with problems, for the header.
  var problemCount: ProblemCount?
  /// The changes that have not been processed.
  var changes: Changes = []

  /// Creates a model.
  package init(_ settings: Settings) {
    catalog = CatalogState(
      settings.tables, shownIn: settings.environment.localeTag, areSamples: settings.areSamples,
      problems: settings.problems, rules: settings.rules, named: settings.name,
      wordless: settings.wordless)
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
    if settings.progress == nil { updateLocks() }
    noteRows()
    if !list.isInFileOrder { rebuildList(showingEarly: true) }
    settle()
  }

  private init(copying other: Model) {
    (catalog, preview, list, search) = (other.catalog, other.preview, other.list, other.search)
    (screen, stage, status, rows) = (other.screen, other.stage, other.status, other.rows)
    (start, editing, problemCount) = (other.start, other.editing, other.problemCount)
    changes = other.changes
  }

  /// Returns a model in the same state, which then changes on its own.
  package func copy() -> Model { Model(copying: self) }

  /// The width of the gutter to the left of a row.
  package static let gutter = ScreenGeometry.gutter

  /// The environment of the rows.
  package var environment: EnvironmentValues { preview.environment }

  /// The number of marked rows without a translation whose state could be changed.
  package var skippedRows: Int { editing.skippedRows }

  /// The size of the screen in columns and lines.
  package var size: Size { screen.size }

  /// The colors of the screen.
  package var theme: Theme { screen.appearance.theme }

  /// Whether the terminal should send mouse events.
  package var isMouseOn: Bool { screen.isMouseOn }

  /// Whether Control-C cancels the current input instead of quitting, so that typed text is not
  /// lost.
  package var takesInterrupts: Bool { stage.input != nil }

  /// The layout of the screen.
  var geometry: ScreenGeometry {
    ScreenGeometry(
      screen, hasInspector: stage.pane.place == .inspector,
      panel: (stage.input ?? stage[ReviewMode.self])?.panel(on: screen) ?? Panel(),
      fixedWidth: preview.fixedColumns)
  }

  /// The width of a row in the current unit of measurement.
  var measuredWidth: Int {
    preview.points.map { Int($0.slot.width.rounded(.down)) } ?? geometry.rowWidth
  }
}

// MARK: - Rows

extension Model {
  /// Returns a row by its number in the catalog, resolved and fitted.
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

  /// Returns the height of a row in the list, including the heading above the first row of a table.
  func lines(at position: Int) -> Int {
    listedRow(position).height + (list.startsTable(position, in: catalog) ? 1 : 0)
  }
}
