public import CatalogCheck
public import LocalizedText
public import PointMetrics
public import PreviewRows
public import SourceText
public import TerminalValues
public import TextLayout

extension Model {
  /// The settings of a model: the tables, their initial presentation, and the screen.
  ///
  /// ```swift
  /// var settings = Model.Settings(tables: tables, environment: environment, size: size)
  /// settings.words = "ticket"
  /// var model = Model(settings)
  /// ```
  public struct Settings: Sendable {
    /// The tables read so far.
    public var tables: [PreviewTable]
    /// Their rows that need no translation, if they are known.
    public var wordless: WordlessRows?
    /// The generated samples, and the number that overrides all others.
    public var sampleOptions = SampleOptions()
    /// The environment of the rows.
    public var environment: EnvironmentValues
    /// The extreme string to show instead of translations, if any.
    public var extreme: ExtremeText?

    /// The size of the terminal in columns and lines.
    public var size: Size
    /// The colors of the screen.
    public var theme = Theme.dark
    /// The glyphs of the screen.
    public var glyphs = Glyphs.unicode

    /// The default value at the right of rows, if any.
    public var value: String?
    /// The width of the rows in columns; nil for the width of the terminal.
    public var width: Int?
    /// Whether rows are measured in points rather than columns.
    public var isInPoints = false
    /// The phone and font for rows in points.
    public var setting = PointSetting()

    /// Whether galley or the terminal reorders bidirectional text.
    public var order = BidiOrder.visual
    /// The width of characters in terminal columns.
    public var columnWidth = ColumnWidth()
    /// The actions bound to keys.
    public var keymap = Keymap.standard
    /// The screen settings in the user's configuration.
    public var screen = ScreenSettings()

    /// The progress of loading; nil if complete.
    public var progress: String?
    /// The line of a file at which to start.
    public var line: StartLine?
    /// The query for the row at which to start, from that line on.
    public var words: String?
    /// The states of the rows listed initially, as spelled in files; empty for all.
    public var states: [String] = []
    /// The position at the end of the last session; a line or query takes precedence.
    public var place: RememberedPlace?

    /// Whether editing is disabled.
    public var isReadOnly = false
    /// Whether the sample catalogs are open because the user specified none.
    public var areSamples = false
    /// The problems of the files.
    public var problems: [Diagnostic] = []
    /// The rules to check rows with.
    public var rules = RuleSet.all
    /// A description of what is open, for the header.
    public var name = CatalogName()
  }
}

extension Model.Settings {
  /// Creates default settings.
  public init(tables: [PreviewTable], environment: EnvironmentValues, size: Size) {
    self.init(tables: tables, environment: environment, size: size, theme: .dark)
  }
}
