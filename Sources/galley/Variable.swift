import Programs

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
    case .galleyCatalogs: "the path to open if the command line names none"
    case .galleyLexicons:
      "folders with lexicons, separated by colons; default: /usr/share and the like"
    case .columns: "the width of a line if standard output is not a terminal"
    case .lcAll: "the locale; wins over LC_MESSAGES and LANG"
    case .lcMessages: "the locale, if LC_ALL is not set"
    case .lang: "the locale, if neither LC_ALL nor LC_MESSAGES is set"
    case .language: "locales to try before that one, separated by colons; ignored if it is C"
    case .noColor: "turns color off if set and not empty"
    case .term: "the type of the terminal; dumb turns color off"
    case .xdgConfigHome: "the folder of galley/config; default: ~/.config"
    case .xdgStateHome: "the folder of galley/locales and galley/places; default: ~/.local/state"
    case .home: "your home folder"
    case .visual: "the editor that opens files"
    case .editor: "the editor, if VISUAL is not set; default: vi"
    }
  }

  /// The variables that are set, with their values.
  static func current() -> [Variable: String] {
    allCases.reduce(into: [:]) { $0[$1] = ProcessEnvironment.value(of: $1.rawValue) }
  }
}
