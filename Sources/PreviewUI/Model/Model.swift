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
    /// The list, and all about the selected row.
    case inspect
    /// The selected row in every locale.
    case compare
    /// The keys.
    case help
  }

  /// The tables, in file order.
  public internal(set) var sheets: [PreviewTable]
  /// The locales that `l` steps through.
  public internal(set) var locales: [LocaleTag]
  /// The modifiers at the root of the rows, which keys change.
  var root: Root
  /// What the rows are resolved in: the environment of the program, changed by the root.
  public internal(set) var environment: EnvironmentValues
  /// What the locale is called.
  var localeName: String
  /// Whether its lines begin at the right.
  var isMirrored: Bool
  /// Which values are invented, and which number all become.
  public internal(set) var rules: SampleOptions
  /// What is shown.
  public internal(set) var mode = Mode.browse
  /// How everything is drawn.
  var look: Look
  /// What stands at the right of rows that have nothing there.
  public let defaultValue: String?
  /// The columns of a row where they are not left to the terminal.
  public internal(set) var fixedWidth: Int?
  /// The layout that all rows take, whether they fit or not; nil for the first that fits.
  var forcedLayout: Layout?
  /// Which keys do what.
  let keymap: Keymap

  /// The size of the screen.
  var size: Size
  /// The rows that are listed.
  var list: RowList
  /// The words that all listed rows hold; empty for all rows.
  var filter = Needle("")
  /// What was searched last.
  var search = Needle("")
  /// In which order the rows of a table stand.
  var sort = SortOrder.file
  /// The place of the selected row in the list.
  var selection = 0
  /// The place of the first row on the screen.
  var top = 0
  /// The first line of the help on the screen.
  var helpTop = 0
  /// The line that the user types on, while one does.
  var prompt: Prompt?
  /// The list that one picks from, while one does, and what was before.
  var picker: Picker?
  var pickerOrigin: PickerOrigin?
  /// The arguments that are edited, while they are, and what was before.
  var form: ArgumentForm?
  var formOrigin: FormOrigin?
  /// The samples that were edited.
  var edits = SampleEdits()
  /// The words that the help is narrowed to.
  var helpFilter = Needle("")
  /// What was typed before.
  var history = PromptHistory()
  /// The keys of a sequence that is not complete.
  var pendingKeys: [Key] = []
  /// Whether events were taken in from which more follows.
  var isUnsettled = false
  /// Whether what is typed has changed, and what follows it has not.
  var hasTyped = false
  /// What the status line says instead of the selected row.
  var message: String?
  /// How far files have been read that are still being read, in words.
  var progress: String?
  /// Whether the mouse is listened to.
  var hearsMouse = false
  /// The search for a row that is under way.
  var finding: Finding?
  /// The count of the rows that hold what was searched.
  var tally: Tally?
  /// The making of another list that is under way.
  var ordering: Ordering?
  /// The first line of the inspector on the screen.
  var inspectorTop = 0
  /// The selected row in every locale, while that is shown.
  var comparison: Comparison?
  /// The place of the first locale on the screen.
  var comparedTop = 0
  /// How far the tables are that were shown.
  var coverage = TableCoverage()
  /// How often the tables have been taken anew.
  var generation = 0

  /// Where the rows of each sheet start, and where those of the last one end.
  var starts: [Int]
  var makers: RowMakers
  /// What was drawn of every frame.
  let kept = KeptLines()

  /// Makes the model of some tables on a screen; with a `progress`, they are still being read.
  public init(
    sheets: [PreviewTable], rules: SampleOptions = SampleOptions(), environment: EnvironmentValues,
    size: Size, theme: Theme = .dark, glyphs: Glyphs = .unicode, value: String? = nil,
    width: Int? = nil, order: BidiOrder = .visual, columnWidth: ColumnWidth = ColumnWidth(),
    keymap: Keymap = .standard, progress: String? = nil
  ) {
    self.sheets = sheets
    self.progress = progress
    self.rules = rules
    root = Root(environment)
    self.environment = environment
    localeName = environment.localeTag.displayName()
    isMirrored = environment.layoutDirection == .rightToLeft
    self.size = size
    look = Look(theme: theme, glyphs: glyphs, columnWidth: columnWidth, order: order)
    self.keymap = keymap
    defaultValue = value
    fixedWidth = width.map { min($0, Size.limit) }
    starts = Self.starts(of: sheets)
    list = RowList(count: starts[starts.count - 1])
    locales = Self.locales(of: sheets, and: environment.localeTag)
    makers = RowMakers(
      RowMakers.Settings(
        sheets: [], edits: edits, rules: rules, environment: environment, value: value,
        order: order, marks: look.glyphs.marks, columnWidth: columnWidth, width: 0,
        forcedLayout: nil))
    remakeRows()
    followSelection()
  }

  /// The colours and attributes.
  public var theme: Theme { look.theme }
  /// What stands for what cannot be drawn, and the frames.
  public var glyphs: Glyphs { look.glyphs }
  /// How wide clusters are in the terminal.
  public var columnWidth: ColumnWidth { look.columnWidth }
  /// Who puts texts into the order in which they are read.
  public var order: BidiOrder { look.order }
  /// How many rows there are in all tables.
  public var rowCount: Int { starts[starts.count - 1] }
  /// The columns of a row: the list's less the gutter, unless others were asked for.
  public var rowWidth: Int { fixedWidth ?? max(0, listColumns - Self.gutter) }
  /// The columns left of a row, for its marks.
  public static let gutter = 3

  static func starts(of sheets: [PreviewTable]) -> [Int] {
    sheets.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
  }

  static func locales(of sheets: [PreviewTable], and first: LocaleTag) -> [LocaleTag] {
    // `Base` is a folder and no language.
    let names = sheets.flatMap { $0.matcher.available + [$0.table.sourceLanguage] }
      .filter { $0 != "Base" }
    var tags = Set(names.map { LocaleTag($0).withoutPrivateUse })
    tags.insert(first.withoutPrivateUse)
    return tags.filter(\.isDetermined).map { (name: $0.description, tag: $0) }
      .sorted { $0.name < $1.name }.map(\.tag)
  }
}
