internal import LocalizedText
internal import PreviewRows
internal import Synchronization
internal import TextLayout

/// What makes the rows of each sheet in one environment, made when a row is first wanted.
///
/// A keystroke that changes the environment makes new ones for the tables on the screen and for no
/// others. Copies of a model share them; they never differ but in what has been made already.
final class RowMakers: Sendable {
  private let sheets: [Sheet]
  private let environment: EnvironmentValues
  private let rules: SampleRules
  private let value: String?
  private let order: BidiOrder
  private let marks: LayoutMarks
  private let columnWidth: ColumnWidth
  private let made = Mutex<[Int: RowMaker]>([:])

  init(
    sheets: [Sheet], rules: SampleRules, environment: EnvironmentValues, value: String?,
    order: BidiOrder, marks: LayoutMarks, columnWidth: ColumnWidth
  ) {
    self.columnWidth = columnWidth
    self.rules = rules
    self.sheets = sheets
    self.environment = environment
    self.value = value
    self.order = order
    self.marks = marks
  }

  /// The maker of a sheet's rows.
  subscript(sheet: Int) -> RowMaker {
    made.withLock { made in
      if let maker = made[sheet] { return maker }
      let maker = RowMaker(
        table: sheets[sheet].table, samples: sheets[sheet].samples, rules: rules,
        environment: environment, matcher: sheets[sheet].matcher, value: value, order: order,
        marks: marks, columnWidth: columnWidth)
      made[sheet] = maker
      return maker
    }
  }
}
