import CatalogFiles

/// The variables that galley reads from the one who starts it.
enum Variable: String, CaseIterable, Sendable {
  case galleyCatalogs = "GALLEY_CATALOGS"
  case columns = "COLUMNS"
  case lcAll = "LC_ALL"
  case lcMessages = "LC_MESSAGES"
  case lang = "LANG"
  case language = "LANGUAGE"
  case noColor = "NO_COLOR"
  case term = "TERM"
  case xdgConfigHome = "XDG_CONFIG_HOME"
  case xdgStateHome = "XDG_STATE_HOME"
  case home = "HOME"
  case visual = "VISUAL"
  case editor = "EDITOR"

  /// What it is read for.
  var help: String {
    switch self {
    case .galleyCatalogs: "the path to open where none is named"
    case .columns: "the columns of a line, where no terminal tells"
    case .lcAll: "the locale, before all others"
    case .lcMessages: "the locale, where LC_ALL is not set"
    case .lang: "the locale, where neither is set"
    case .language: "locales to prefer, with colons between, unless the locale is C"
    case .noColor: "no colour where it is set and not empty"
    case .term: "the terminal; no colour where it is dumb"
    case .xdgConfigHome: "where galley/config is; without it: ~/.config"
    case .xdgStateHome: "where galley keeps what it remembers; without it: ~/.local/state"
    case .home: "the folder that ~ stands for here"
    case .visual: "the editor that opens files"
    case .editor: "the editor, where VISUAL is not set; without it vi"
    }
  }

  /// Those that are set, with their values.
  static func current() -> [Variable: String] {
    allCases.reduce(into: [:]) { $0[$1] = ProcessEnvironment.value(of: $1.rawValue) }
  }
}
