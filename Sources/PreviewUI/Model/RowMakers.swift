internal import LocalizedText
internal import PreviewRows
internal import Synchronization
internal import TextLayout

/// A row, and how it is shown.
struct ShownRow: Sendable {
  let row: Row
  let fitted: FittedRow
}

/// What makes the rows of each sheet in one environment and at one width, when a row is first
/// wanted.
///
/// A keystroke that changes the environment makes new ones for the rows on the screen and for no
/// others. Copies of a model share them; they never differ but in what has been made already.
final class RowMakers: Sendable {
  /// What decides how rows look.
  struct Settings: Sendable {
    var sheets: [Sheet]
    /// The samples that count before those of the sheets.
    var edits: SampleEdits
    var rules: SampleRules
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
    var rows: [Int: ShownRow] = [:]
    var drawn: [Int: DrawnRow] = [:]
    var look: RowLook?
  }

  let settings: Settings
  private let made = Mutex(Made())
  /// More rows than any screen shows, and few enough to keep.
  private static let keptRows = 1_024

  init(_ settings: Settings) {
    self.settings = settings
  }

  /// The maker of a sheet's rows.
  subscript(sheet: Int) -> RowMaker {
    made.withLock { maker(of: sheet, in: &$0) }
  }

  /// A row that is on the screen, which is kept, for it will be wanted again.
  func row(_ number: Int, at place: (sheet: Int, entry: Int)) -> ShownRow {
    made.withLock { made in
      if let row = made.rows[number] { return row }
      let row = make(place, by: maker(of: place.sheet, in: &made))
      if made.rows.count >= Self.keptRows { made.rows.removeAll(keepingCapacity: true) }
      made.rows[number] = row
      return row
    }
  }

  /// The cells of a row that is on the screen, kept as long as rows look the same.
  func drawn(_ number: Int, at place: (sheet: Int, entry: Int), look: RowLook) -> DrawnRow {
    let shown = row(number, at: place)
    return made.withLock { made in
      if made.look != look {
        made.look = look
        made.drawn.removeAll(keepingCapacity: true)
      }
      if let drawn = made.drawn[number] { return drawn }
      let marked = mark(look.search, in: shown, by: maker(of: place.sheet, in: &made))
      let drawn = DrawnRow(marked, look: look, columnWidth: settings.columnWidth)
      if made.drawn.count >= Self.keptRows { made.drawn.removeAll(keepingCapacity: true) }
      made.drawn[number] = drawn
      return drawn
    }
  }

  /// The row with the words marked in its text that a search has found.
  private func mark(_ needle: Needle, in shown: ShownRow, by maker: RowMaker) -> ShownRow {
    let ranges = needle.ranges(in: shown.row.title.text)
    guard !ranges.isEmpty else { return shown }
    return ShownRow(
      row: shown.row,
      fitted: maker.fit(
        shown.row, width: settings.width, forced: settings.forcedLayout, marking: ranges))
  }

  /// A row that only has to be looked at, among many.
  func passingRow(at place: (sheet: Int, entry: Int)) -> ShownRow {
    make(place, by: self[place.sheet])
  }

  private func make(_ place: (sheet: Int, entry: Int), by maker: RowMaker) -> ShownRow {
    let row = maker.row(for: settings.sheets[place.sheet][place.entry])
    return ShownRow(
      row: row,
      fitted: maker.fit(row, width: settings.width, forced: settings.forcedLayout))
  }

  private func maker(of sheet: Int, in made: inout Made) -> RowMaker {
    if let maker = made.makers[sheet] { return maker }
    let own = settings.sheets[sheet]
    let samples = own.samples.overriding(settings.edits[SampleEdits.Table(of: own)])
    let maker = RowMaker(
      table: own.table, samples: samples, rules: settings.rules,
      environment: settings.environment, matcher: own.matcher, value: settings.value,
      order: settings.order, marks: settings.marks, columnWidth: settings.columnWidth)
    made.makers[sheet] = maker
    return maker
  }
}
