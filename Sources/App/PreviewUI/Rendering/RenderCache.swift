internal import TerminalValues

/// A line of the screen that is redrawn only when its content changes.
///
/// Equal views draw equal lines.
enum LineView: Equatable, Sendable {
  case title(TitleView)
  case ruler(RulerView)
  case status(StatusView)
  case hints(HintsView)
  case inspectorNote(InspectorNote)

  fileprivate func draw() -> Strip {
    switch self {
    case .title(let view): view.draw()
    case .ruler(let view): view.draw()
    case .status(let view): view.draw()
    case .hints(let view): view.draw()
    case .inspectorNote(let view): view.draw()
    }
  }
}

/// The last drawn version of a line, keyed by its view.
struct LineCache: Sendable {
  private var last: (view: LineView, strip: Strip)?

  /// Returns the line drawn by a view.
  mutating func strip(_ view: LineView) -> Strip {
    if let last, last.view == view { return last.strip }
    let strip = view.draw()
    last = (view, strip)
    return strip
  }
}

/// The last drawn comparison, keyed by its view.
struct ComparisonCache: Sendable {
  private var last: (view: CompareView, lines: [Strip], cursor: Position)?

  /// Draws a comparison and returns the start of the selected line.
  mutating func draw(_ view: CompareView, on canvas: inout Canvas) -> Position {
    if last?.view != view {
      var lines = Canvas(view.size)
      let cursor = view.draw(on: &lines)
      last = (view, (0..<view.size.rows).map(lines.strip), cursor)
    }
    guard let last else { return Position(column: 0, row: 0) }
    for row in view.lines { canvas.draw(last.lines[row], at: Position(column: 0, row: row)) }
    return last.cursor
  }
}

/// The drawn rows of one ``RowStore``, valid for one appearance.
///
/// The rows of a store never change, and ``RowAppearance`` contains everything else that affects
/// drawing. A frame that shows the same rows as the previous one therefore redraws none of them.
struct RowCache: Sendable {
  /// The lines of the inspector, and everything they depend on besides the store.
  private struct Inspector {
    let row: Int
    /// The version of the displayed difference; nil for the inspector.
    let difference: Int?
    let columns: Int
    let appearance: Appearance
    let lines: [Strip]
  }

  private var store: RowStore
  private var appearance: RowAppearance
  private var rows = RowSlots<DrawnRow>()
  private var headings: [Int: (hidden: Int, strip: Strip)] = [:]
  private var selected: (row: DrawnRow, lines: [Strip])?
  private var inspector: Inspector?

  init(_ store: RowStore, _ appearance: RowAppearance) {
    self.store = store
    self.appearance = appearance
  }

  /// Uses another store if it makes the same rows but for those on trial.
  ///
  /// - Returns: whether it does.
  mutating func use(_ store: RowStore) -> Bool {
    guard self.store !== store else { return true }
    guard store.isVariant(of: self.store) else { return false }
    for row in [self.store.trialRow, store.trialRow].compactMap(\.self) { rows.remove(row) }
    self.store = store
    inspector = nil
    return true
  }

  /// Discards rows drawn with another appearance.
  mutating func use(_ appearance: RowAppearance) {
    guard self.appearance != appearance else { return }
    self.appearance = appearance
    rows.removeAll()
    headings.removeAll(keepingCapacity: true)
    selected = nil
  }

  mutating func row(_ number: Int, listedAt position: Int, at index: RowIndex) -> DrawnRow {
    if let drawn = rows.value(of: number, at: position) { return drawn }
    let shown = store.row(number, listedAt: position, at: index)
    let marked = store.marked(appearance.query, in: shown, of: index.table)
    let neighbours = appearance.sideColumns.key > 0 ? store.keys(beside: index) : []
    let drawn = DrawnRow(marked, keysBeside: neighbours, in: appearance)
    rows.keep(drawn, of: number, at: position)
    return drawn
  }

  /// Whether a row has been drawn.
  func hasRow(_ number: Int, listedAt position: Int) -> Bool {
    rows.value(of: number, at: position) != nil
  }

  /// Returns the lines of a row, highlighted as selected.
  mutating func selectedLines(of row: DrawnRow) -> [Strip] {
    if let selected, selected.row === row { return selected.lines }
    let lines = row.selectedLines(in: appearance)
    selected = (row, lines)
    return lines
  }

  /// Returns the heading of a table with hidden rows.
  mutating func heading(of table: Int, _ label: TableLabel, hiding hidden: Int) -> Strip {
    if let heading = headings[table], heading.hidden == hidden { return heading.strip }
    let strip = appearance.heading(of: label, hiding: hidden)
    headings[table] = (hidden, strip)
    return strip
  }

  /// Returns the lines of a row's inspector, calling `text` only if they have to be redrawn.
  mutating func inspectorLines(
    of row: Int, difference: Int?, columns: Int, _ appearance: Appearance, text: () -> [[Cell]]
  ) -> [Strip] {
    if let inspector, inspector.row == row, inspector.difference == difference,
      inspector.columns == columns,
      inspector.appearance == appearance
    {
      return inspector.lines
    }
    let lines = text().map(Strip.init)
    inspector = Inspector(
      row: row, difference: difference, columns: columns, appearance: appearance, lines: lines)
    return lines
  }
}
