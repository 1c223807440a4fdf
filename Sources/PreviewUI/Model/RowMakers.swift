internal import CatalogCheck
internal import LocalizedText
internal import PreviewRows
internal import StringCatalog
internal import Synchronization
internal import TerminalUI
internal import TextLayout

/// What makes the rows of each sheet in one environment and at one width, when a row is first
/// wanted.
///
/// A keystroke that changes the environment makes new ones for the rows on the screen and for no
/// others. Copies of a model share them; they never differ but in what has been made already.
final class RowMakers: Sendable {
  /// What decides how rows look.
  struct Settings: Sendable {
    var sheets: [PreviewTable]
    /// The samples that count before those of the sheets.
    var edits: SampleEdits
    var rules: SampleOptions
    var environment: EnvironmentValues
    var value: String?
    var order: BidiOrder
    var marks: LayoutMarks
    var columnWidth: ColumnWidth
    var width: Int
    var forcedLayout: Layout?
  }

  private struct Made: Sendable {
    var makers: [Int: RowMaker] = [:]
    var rows = RowCache<ShownRow>()
    var drawn = RowCache<DrawnRow>()
    var headings: [Int: Strip] = [:]
    /// The selected row, and its lines.
    var selected: (drawn: DrawnRow, lines: [Strip])?
    var look: RowLook?
    /// What was worked out last of a row: the selected one, which is asked for in every frame.
    var inspected: (row: Int, inspection: Inspection)?
    var inspector: (row: Int, columns: Int, look: Look, lines: [Strip])?
  }

  let settings: Settings
  private let made = Mutex(Made())

  init(_ settings: Settings) {
    self.settings = settings
  }

  /// The maker of a sheet's rows.
  subscript(sheet: Int) -> RowMaker {
    made.withLock { maker(of: sheet, in: &$0) }
  }

  /// A row that is on the screen, which is kept, for it will be wanted again.
  func row(_ number: Int, listedAt position: Int, in place: (sheet: Int, entry: Int)) -> ShownRow {
    made.withLock { made in
      if let row = made.rows.value(of: number, at: position) { return row }
      let row = make(place, by: maker(of: place.sheet, in: &made))
      made.rows.keep(row, of: number, at: position)
      return row
    }
  }

  /// Says how rows look from now on.
  func use(_ look: RowLook) {
    made.withLock { made in
      guard made.look != look else { return }
      made.look = look
      made.drawn.removeAll()
      made.headings.removeAll(keepingCapacity: true)
    }
  }

  /// The line above the rows of a table; a blank one where nobody has said how rows look.
  func heading(_ sheet: Int) -> Strip {
    made.withLock { made in
      if let heading = made.headings[sheet] { return heading }
      let heading = made.look?.heading(of: settings.sheets[sheet].table) ?? Strip(columns: 0)
      made.headings[sheet] = heading
      return heading
    }
  }

  /// The lines of a row that is drawn, as the selected one.
  func selected(_ drawn: DrawnRow) -> [Strip] {
    made.withLock { made in
      if let selected = made.selected, selected.drawn === drawn { return selected.lines }
      guard let look = made.look else { return drawn.lines }
      let lines = drawn.selected(look)
      made.selected = (drawn, lines)
      return lines
    }
  }

  /// The cells of a row that is on the screen, kept as long as rows look the same; nil where
  /// nobody has said how they look.
  func drawn(
    _ number: Int, listedAt position: Int, in place: (sheet: Int, entry: Int)
  ) -> DrawnRow? {
    if let drawn = made.withLock({ $0.drawn.value(of: number, at: position) }) { return drawn }
    let shown = row(number, listedAt: position, in: place)
    return made.withLock { made in
      guard let look = made.look else { return nil }
      let marked = mark(look.search, in: shown, by: maker(of: place.sheet, in: &made))
      let drawn = DrawnRow(marked, look: look)
      made.drawn.keep(drawn, of: number, at: position)
      return drawn
    }
  }

  /// Makes the cells of a row before they are wanted; false where they are there.
  func prepare(
    _ number: Int, listedAt position: Int, in place: (sheet: Int, entry: Int)
  ) -> Bool {
    let isThere = made.withLock {
      $0.look == nil || $0.drawn.value(of: number, at: position) != nil
    }
    return !isThere && drawn(number, listedAt: position, in: place) != nil
  }

  /// The row with the words marked in its text that a search has found.
  private func mark(_ needle: Needle, in shown: ShownRow, by maker: RowMaker) -> ShownRow {
    let ranges = needle.ranges(in: shown.row.title.text)
    guard !ranges.isEmpty else { return shown }
    return ShownRow(
      row: shown.row,
      fitted: maker.fit(
        shown.row, width: settings.width, forced: settings.forcedLayout, marking: ranges),
      problems: shown.problems)
  }

  /// A row that only has to be looked at, among many.
  func passingRow(at place: (sheet: Int, entry: Int)) -> ShownRow {
    make(place, by: self[place.sheet])
  }

  /// Everything that is known of a row, which is kept until another one is asked for.
  func inspection(of number: Int, at place: (sheet: Int, entry: Int)) -> Inspection {
    made.withLock { made in
      if let known = made.inspected, known.row == number { return known.inspection }
      let entry = settings.sheets[place.sheet][place.entry]
      let maker = maker(of: place.sheet, in: &made)
      let row = maker.row(for: entry)
      let fitted = maker.fit(row, width: settings.width, forced: settings.forcedLayout)
      let inspection = maker.inspection(
        of: row, width: settings.width, forced: settings.forcedLayout,
        diagnostics: RuleSet.all.diagnostics(
          of: row, fitted: fitted, locale: maker.locale,
          reported: settings.sheets[place.sheet].diagnostics[entry.key] ?? []))
      made.inspected = (number, inspection)
      return inspection
    }
  }

  /// The lines of the inspector of a row, kept as long as they look the same.
  func inspectorLines(
    of number: Int, columns: Int, look: Look, make: () -> [Strip]
  ) -> [Strip] {
    let known = made.withLock { $0.inspector }
    if let known, known.row == number, known.columns == columns, known.look == look {
      return known.lines
    }
    let lines = make()
    made.withLock { $0.inspector = (number, columns, look, lines) }
    return lines
  }

  private func make(_ place: (sheet: Int, entry: Int), by maker: RowMaker) -> ShownRow {
    let sheet = settings.sheets[place.sheet]
    let row = maker.row(for: sheet[place.entry])
    let fitted = maker.fit(row, width: settings.width, forced: settings.forcedLayout)
    let reported = sheet.diagnostics.isEmpty ? [] : sheet.diagnostics[row.entry.key] ?? []
    return ShownRow(
      row: row, fitted: fitted,
      problems: RuleSet.all.diagnostics(
        of: row, fitted: fitted, locale: maker.locale, reported: reported))
  }

  private func maker(of sheet: Int, in made: inout Made) -> RowMaker {
    if let maker = made.makers[sheet] { return maker }
    let maker = settings.maker(of: sheet, in: settings.environment)
    made.makers[sheet] = maker
    return maker
  }
}

extension RowMakers.Settings {
  /// What makes the rows of a sheet in an environment.
  func maker(of sheet: Int, in environment: EnvironmentValues) -> RowMaker {
    let sheet = sheets[sheet]
    let samples = sheet.samples.overriding(edits[SampleEdits.TableID(sheet.table)])
    return RowMaker(
      table: sheet.table, samples: samples, sampleOptions: rules, environment: environment,
      matcher: sheet.matcher, value: value, order: order, marks: marks,
      columnWidth: columnWidth)
  }
}
