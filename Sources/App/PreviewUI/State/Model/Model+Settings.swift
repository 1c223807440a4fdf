package import CatalogCheck
package import LocalizedText
package import PointMetrics
package import PreviewRows
package import SourceText
package import TerminalValues
package import TextLayout

extension Model {
  /// The settings of a model: the tables, their initial presentation, and the screen.
  ///
  /// ```swift
  /// var settings = Model.Settings(tables: tables, environment: environment, size: size)
  /// settings.words = "ticket"
  /// let model = Model(settings)
  /// ```
  package struct Settings: Sendable {
    /// The tables read so far.
    package var tables: [PreviewTable]
    /// Their rows that need no translation, if they are known.
    package var wordless: WordlessRows?
    /// The generated samples, and the number that overrides all others.
    package var sampleOptions = SampleOptions()
    /// The environment of the rows.
    package var environment: EnvironmentValues
    /// The extreme string to show instead of translations, if any.
    package var extreme: ExtremeText?

    /// The size of the terminal in columns and lines.
    package var size: Size
    /// The colors of the screen.
    package var theme = Theme.dark
    /// The glyphs of the screen.
    package var glyphs = Glyphs.unicode

    /// The default value at the right of rows, if any.
    package var value: String?
    /// The width of the rows in columns; nil for the width of the terminal.
    package var width: Int?
    /// Whether rows are measured in points rather than columns.
    package var isInPoints = false
    /// The phone and font for rows in points.
    package var setting = PointSetting()

    /// Whether galley or the terminal reorders bidirectional text.
    package var order = BidiOrder.visual
    /// The width of characters in terminal columns.
    package var columnWidth = ColumnWidth()
    /// The actions bound to keys.
    package var keymap = Keymap.standard
    /// The screen settings in the user's configuration.
    package var screen = ScreenSettings()

    /// The progress of loading; nil if complete.
    package var progress: String?
    /// The line of a file at which to start.
    package var line: StartLine?
    /// The query for the row at which to start, from that line on.
    package var words: String?
    /// The states of the rows listed initially, as spelled in files; empty for all.
    package var states: [String] = []
    /// The position at the end of the last session; a line or query takes precedence.
    package var place: RememberedPlace?

    /// Whether editing is disabled.
    package var isReadOnly = false
    /// Whether the sample catalogs are open because the user specified none.
    package var areSamples = false
    /// The problems of the files.
    package var problems: [Diagnostic] = []
    /// The rules to check rows with.
    package var rules = RuleSet.all
    /// A description of what is open, for the header.
    package var name = CatalogName()
  }
}

extension Model.Settings {
  /// Creates default settings.
  package init(tables: [PreviewTable], environment: EnvironmentValues, size: Size) {
    self.init(tables: tables, environment: environment, size: size, theme: .dark)
  }
}
