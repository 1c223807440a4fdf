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

  /// A row with the words marked in its text that a search has found.
  func row(_ shown: ShownRow, marking needle: Needle, at place: (sheet: Int, entry: Int))
    -> FittedRow
  {
    let ranges = needle.ranges(in: shown.row.title.text)
    guard !ranges.isEmpty else { return shown.fitted }
    return self[place.sheet].fit(
      shown.row, width: settings.width, forced: settings.forcedLayout, marking: ranges)
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
