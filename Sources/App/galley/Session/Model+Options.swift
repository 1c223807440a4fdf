import CatalogCheck
import CatalogFiles
import LocalizedText
import PreviewRows
import PreviewUI
import TerminalValues
import TextLayout

extension Model {
  /// Makes the model of some tables with the options of a run.
  convenience init(
    _ tables: [PreviewTable], wordless: WordlessRows? = nil, of workspace: Workspace,
    for options: BrowseCommand, size: Size,
    grammarians: Grammarians = .installed, progress: LoadProgress? = nil
  ) {
    let rows = options.rows
    let shared = options.shared
    var environment = workspace.environments().first ?? EnvironmentValues()
    environment.grammarians = grammarians
    var settings = Settings(tables: tables, environment: environment, size: size)
    settings.wordless = wordless
    settings.sampleOptions = rows.sampleOptions
    settings.extreme = rows.preview.pseudo?.real
    settings.theme = shared.screen.theme(named: shared.theme.rawValue) ?? shared.darkTheme
    settings.glyphs = shared.ascii ? .ascii : .unicode
    settings.value = rows.fitted.value
    settings.width = rows.columns
    settings.isInPoints = rows.isInPoints
    settings.setting = rows.setting
    settings.order = rows.preview.bidi ?? .visual
    settings.columnWidth = shared.columnWidth
    settings.keymap = Keymap(binding: options.keyBindings, commands: options.keyCommands)
    settings.screen = options.screenSettings
    settings.progress = progress?.words
    settings.line = options.line
    settings.words = options.words
    settings.states = options.filter.states
    settings.place = options.place
    settings.isReadOnly = options.isReadOnly
    settings.areSamples = shared.origin == .samples
    settings.problems = workspace.report.problems
    settings.rules = workspace.rules
    settings.name = options.catalogName
    self.init(settings)
    if options.selects {
      self.notice(BrowseCommand.selectNotice)
    } else if let notice = options.catalogNotice, options.line == nil, options.words == nil,
      options.since == nil
    {
      self.notice(notice)
    }
  }

  /// Adapts to the terminal's answers, except to those that an option overrides.
  func adapt(to capabilities: TerminalCapabilities, _ options: BrowseCommand) {
    let shared = options.shared
    let isLight = shared.theme == .auto && capabilities.background == .light
    adapt(
      columnWidth: ColumnWidth(capabilities.columns, ambiguous: shared.ambiguousWidth),
      theme: isLight ? shared.screen.theme(named: Theme.light.name) ?? .light : theme,
      order: options.rows.preview.bidi ?? (capabilities.reordersText ? .logical : .visual))
  }
}

extension BrowseCommand {
  /// The message about choosing a row.
  static let selectNotice = "Enter prints the row and quits; q quits without printing"

  /// The message if there is nothing to print a row for.
  static let noSelectNotice = "galley --select prints the selected row"

  /// The message if the app may read no sources.
  static let noSourcesNotice = ":sources DIR finds where the code uses a key"

  /// The settings of the screen in the configuration, and how to change them.
  var screenSettings: ScreenSettings {
    var settings = shared.screen
    settings.configurationLines = Dictionary(
      uniqueKeysWithValues: Configuration.options.map { ($0.entry.name, $0.entry.line) })
    settings.configuration = UserFile.configuration.path() ?? "galley/config"
    return settings
  }

  /// Whether nobody has asked for a row.
  var startsAtFirstRow: Bool { line == nil && words == nil && place == nil && !startsAtConflict }

  /// The keys of the user, and Enter for choosing a row.
  var keyBindings: [(keys: [Key], action: Action?)] {
    (selects ? [(keys: [.enter], action: .choose)] : []) + bindings.map { ($0.keys, $0.action) }
  }

  /// The commands of the user, except for those whose keys a later line binds again.
  fileprivate var keyCommands: [(keys: [Key], command: UserCommand)] {
    let last = Dictionary(bindings.map { ($0.keys, $0) }, uniquingKeysWith: { $1 })
    return last.values.compactMap { binding in binding.command.map { (binding.keys, $0) } }
  }
}
