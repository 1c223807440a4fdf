extension Action {
  /// The action's label in the menu of key sequences: the words shared with related actions, and
  /// the rest.
  ///
  /// Nil if the action's name suffices.
  var menuWords: (family: String, name: String)? {
    switch self {
    case .rowToTop: ("scroll the row to", "top")
    case .rowToMiddle: ("scroll the row to", "middle")
    case .rowToBottom: ("scroll the row to", "bottom")
    case .automatic: ("layout", "smallest that fits")
    case .compact: ("layout", "compact")
    case .standard: ("layout", "standard")
    case .extended: ("layout", "extended")
    case .sortFile: ("sort", "as in the file")
    case .sortKey: ("sort", "key")
    case .sortWidth: ("sort", "width")
    case .sortWidthAll: ("sort", "width, all tables")
    case .sortState: ("sort", "state")
    case .sortProblems: ("sort", "problems")
    case .copyRendered: ("copy", "as shown")
    case .copyRaw: ("copy", "with placeholders")
    case .copyKey: ("copy", "key")
    case .copyLocation: ("copy", "path:line")
    case .copySource: ("copy", "source string")
    case .copyJson: ("copy", "JSON")
    case .top: ("", "first row")
    case .findKey: ("", "find a key")
    case .locale: ("", "language")
    case .editCode: ("", "code in editor")
    case .mouse: ("", "mouse on or off")
    case .metric: ("", "points of an iPhone or columns")
    case .device: ("", "device of variations")
    case .pickTextSize: ("", "text size")
    case .pseudo: ("", "pseudo-localization")
    case .resetPreview: ("", "reset")
    case .showAll: ("show", "all")
    case .hide: ("show", "hide instead")
    default: kind.map { ("show", $0.words) }
    }
  }
}
