public import LocalizedText
public import PreviewRows
internal import StringCatalog
public import TerminalUI
public import TextLayout

/// All that the app knows: the tables, the environment they are shown in, and what is selected.
///
/// The model is a value. `update` changes it, a view draws it; neither knows a terminal.
public struct Model: Sendable {
  /// What is shown over or beside the list.
  public enum Mode: Hashable, Sendable {
    /// The list alone.
    case browse
    /// The list, and a line about the selected row.
    case inspect
    /// The keys.
    case help
  }

  /// The tables, in file order.
  public let sheets: [Sheet]
  /// The locales that `l` steps through.
  public let locales: [LocaleTag]
  /// The modifiers at the root of the rows, which keys change.
  private(set) var root: Root
  /// What the rows are resolved in: the environment of the program, changed by the root.
  public private(set) var environment: EnvironmentValues
  /// Which values are invented, and which number all become.
  public let rules: SampleRules
  /// What is shown.
  public internal(set) var mode = Mode.browse
  /// The colours and attributes.
  public let theme: Theme
  /// What stands for what cannot be drawn, and the frames.
  public let glyphs: Glyphs
  /// What stands at the right of rows that have nothing there.
  public let defaultValue: String?
  /// How wide clusters are in the terminal.
  public let columnWidth: ColumnWidth
  /// The columns of a row where they are not left to the terminal.
  public let fixedWidth: Int?
  /// Who puts texts into the order in which they are read.
  public let order: BidiOrder

  /// The size of the screen.
  var size: Size
  /// The selected row, counted over all tables.
  var selection = 0
  /// The first row on the screen.
  var top = 0
  /// The first line of the help on the screen.
  var helpTop = 0
  /// The keys of a sequence that is not complete.
  var pendingKeys: [Key] = []
  /// What the status line says instead of the selected row.
  var message: String?

  /// Where the rows of each sheet start, and where those of the last one end.
  let starts: [Int]
  private var makers: RowMakers
  /// Measures galley's own lines.
  let lineMeasurer: TextMeasurer

  /// Makes the model of some tables on a screen.
  public init(
    sheets: [Sheet], rules: SampleRules = SampleRules(), environment: EnvironmentValues,
    size: Size, theme: Theme = .dark, glyphs: Glyphs = .unicode, value: String? = nil,
    width: Int? = nil, order: BidiOrder = .visual, columnWidth: ColumnWidth = ColumnWidth()
  ) {
    self.columnWidth = columnWidth
    self.sheets = sheets
    self.rules = rules
    root = Root(environment)
    self.environment = environment
    self.size = size
    self.theme = theme
    self.glyphs = glyphs
    defaultValue = value
    fixedWidth = width
    self.order = order
    lineMeasurer = TextMeasurer(locale: LocaleTag("en"), order: order, marks: glyphs.marks)
    starts = sheets.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
    locales = Self.locales(of: sheets, and: environment.localeTag)
    makers = RowMakers(
      sheets: [], rules: rules, environment: environment, value: value, order: order,
      marks: glyphs.marks, columnWidth: columnWidth)
    remakeRows()
  }

  /// How many rows there are in all tables.
  public var rowCount: Int { starts[starts.count - 1] }
  /// The columns of a row: the terminal's less the gutter, unless others were asked for.
  public var rowWidth: Int { fixedWidth ?? max(0, size.columns - Self.gutter) }
  /// The columns left of a row, for its marks.
  public static let gutter = 3

  /// Changes the modifiers at the root of the rows.
  mutating func setRoot(_ change: (inout Root) -> Void) {
    change(&root)
    environment = root.environment(in: environment)
    remakeRows()
  }

  /// Takes another size; texts may vary by the width of a row.
  mutating func resize(to size: Size) {
    let width = rowWidth
    self.size = size
    if rowWidth != width { remakeRows() }
  }

  private mutating func remakeRows() {
    environment.width = rowWidth
    makers = RowMakers(
      sheets: sheets, rules: rules, environment: environment, value: defaultValue,
      order: order, marks: glyphs.marks, columnWidth: columnWidth)
  }

  private static func locales(of sheets: [Sheet], and first: LocaleTag) -> [LocaleTag] {
    // `Base` is a folder and no language.
    let names = sheets.flatMap { $0.matcher.available + [$0.table.sourceLanguage] }
      .filter { $0 != "Base" }
    var tags = Set(names.map { LocaleTag($0).withoutPrivateUse })
    tags.insert(first.withoutPrivateUse)
    return tags.filter(\.isDetermined).sorted { $0.description < $1.description }
  }
}

extension Model {
  /// The table and the entry of a row.
  func place(of row: Int) -> (sheet: Int, entry: Int) {
    // The last start that is not behind the row; empty tables share a start with the next one.
    var low = 0
    var high = sheets.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= row { low = middle } else { high = middle }
    }
    return (low, row - starts[low])
  }

  /// A row, resolved and fitted to the width of the screen.
  func row(_ number: Int) -> (row: Row, fitted: FittedRow) {
    let place = place(of: number)
    let maker = makers[place.sheet]
    let row = maker.row(for: sheets[place.sheet][place.entry])
    return (row, maker.fit(row, width: rowWidth))
  }

  /// Whether a row is the first of its table, which has a heading then.
  func startsTable(_ row: Int) -> Bool { place(of: row).entry == 0 }
}
