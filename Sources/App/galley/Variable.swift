import FileAccess

/// An environment variable that galley reads.
enum Variable: String, CaseIterable, Sendable {
  case galleyCatalogs = "GALLEY_CATALOGS"
  case galleyLexicons = "GALLEY_LEXICONS"
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

  /// The purpose of the variable, for the help.
  var help: String {
    switch self {
    case .galleyCatalogs: "path to open by default, before the working directory"
    case .galleyLexicons:
      "folders with dictionaries, separated by colons (default: /usr/share and others)"
    case .columns: "line width if standard output is not a terminal"
    case .lcAll: "locale; overrides LC_MESSAGES and LANG"
    case .lcMessages: "locale, if LC_ALL is not set"
    case .lang: "locale, if neither LC_ALL nor LC_MESSAGES is set"
    case .language: "locales to try first, separated by colons; ignored if the locale is C"
    case .noColor: "disables color if not empty"
    case .term: "terminal type; dumb disables color"
    case .xdgConfigHome: "folder of galley/config (default: ~/.config)"
    case .xdgStateHome: "folder for galley's state files (default: ~/.local/state)"
    case .home: "your home folder"
    case .visual: "editor to open files with"
    case .editor: "editor if VISUAL is not set (default: vi)"
    }
  }

  /// The variables that are set, with their values.
  static func current() -> [Variable: String] {
    allCases.reduce(into: [:]) { $0[$1] = ProcessEnvironment.value(of: $1.rawValue) }
  }
}
