public import CatalogCheck
public import LocalizedText
public import PointMetrics
public import PreviewRows
public import SourceText
public import TerminalUI
public import TextLayout

extension Model {
  /// What a model is made of: the tables, how their rows are shown at first, and on what screen.
  ///
  /// ```swift
  /// var settings = Model.Settings(tables: tables, environment: environment, size: size)
  /// settings.words = "ticket"
  /// var model = Model(settings)
  /// ```
  public struct Settings: Sendable {
    /// The tables, as far as they are read.
    public var tables: [PreviewTable]
    /// The samples that are invented, and the number that replaces all others.
    public var sampleOptions = SampleOptions()
    /// The environment of the rows.
    public var environment: EnvironmentValues
    /// The text of all languages that is shown in place of translations; nil for none.
    public var extreme: ExtremeText?

    /// The columns and lines of the terminal.
    public var size: Size
    /// The colors of the screen.
    public var theme = Theme.dark
    /// The marks on the screen.
    public var glyphs = Glyphs.unicode

    /// The value at the right of rows that have none of their own; nil for none.
    public var value: String?
    /// The columns of the rows; nil for as wide as the terminal.
    public var width: Int?
    /// Whether rows are measured in points, and not in columns.
    public var isInPoints = false
    /// The phone and the font of rows in points.
    public var setting = PointSetting()

    /// Whether galley or the terminal puts bidirectional text into visual order.
    public var order = BidiOrder.visual
    /// The columns of characters in the terminal.
    public var columnWidth = ColumnWidth()
    /// The actions of the keys.
    public var keymap = Keymap.standard
    /// What the user's configuration says about the screen.
    public var screen = ScreenSettings()

    /// How far the files have been read; nil if all have been.
    public var progress: String?
    /// The line of a file at which the list starts.
    public var line: StartLine?
    /// The words of the row at which the list starts, from that line on.
    public var words: String?
    /// The states, as files spell them, of the rows that are listed at first; empty for all.
    public var states: [String] = []
    /// Where the user was before; a line or words come first.
    public var place: RememberedPlace?

    /// Whether texts cannot be edited.
    public var isReadOnly = false
    /// Whether galley has chosen its samples because the user named no catalogs.
    public var areSamples = false
    /// The problems of the files.
    public var problems: [Diagnostic] = []
    /// The rules that judge the rows.
    public var rules = RuleSet.all
    /// What is open, in the words of the header.
    public var name = CatalogName()
  }
}

extension Model.Settings {
  /// The settings of a user who has given no options.
  public init(tables: [PreviewTable], environment: EnvironmentValues, size: Size) {
    self.init(tables: tables, environment: environment, size: size, theme: .dark)
  }
}
