import PreviewUI

/// A setting of the configuration that is no option of the command line.
///
/// The reader, the manual page and the reference read ``table``.
struct Preference: Sendable {
  let name: String
  /// The values that it takes, as the manual page writes them: `yes|no`.
  let values: String
  /// What it does, in sentences.
  let meaning: String
  /// Changes a configuration.
  let set: @Sendable (inout Configuration, String) throws(InvalidValue) -> Void

  static let table: [Preference] = [
    Preference(
      name: "scrolloff", values: "N",
      meaning: """
        Keep N lines visible above and below the selected row. N is 0 to \
        \(scrollOffs.upperBound). Default: \(ScreenSettings().scrollOff).
        """
    ) { configuration, value throws(InvalidValue) in
      guard let lines = Option.digits(value), scrollOffs ~= lines else {
        throw InvalidValue(expected: "a number of lines from 0 to \(scrollOffs.upperBound)")
      }
      configuration.screen.scrollOff = lines
    },
    Preference(
      name: "columns", values: "key,source|key|source|none",
      meaning: """
        Show keys and source strings beside the rows if the screen has 120 columns or more. K and S \
        toggle them. Default: key,source.
        """
    ) { configuration, value throws(InvalidValue) in
      configuration.screen.columns = try columns(value)
    },
    Preference(
      name: "hints", values: "yes|no",
      meaning: "Show a line of keys if the screen has 12 lines or more. Default: yes."
    ) { configuration, value throws(InvalidValue) in
      configuration.screen.hasHints = try yesOrNo(value)
    },
    Preference(
      name: "theme-file", values: "FILE",
      meaning: """
        Read colors from FILE; see THEME FILES. A relative path starts at the folder of the \
        configuration.
        """
    ) { configuration, value throws(InvalidValue) in
      guard !value.isEmpty else { throw InvalidValue(expected: "the path of a file") }
      configuration.themeFile = value
    },
    Preference(
      name: "mouse", values: "yes|no",
      meaning: """
        Use the mouse; gm toggles it. Default: no, so that you can select text in the terminal.
        """
    ) { configuration, value throws(InvalidValue) in
      configuration.screen.isMouseOn = try yesOrNo(value)
    },
    Preference(
      name: "remember", values: "yes|no",
      meaning: """
        Reopen a project where you left off: language, table, row and filter, unless options say \
        otherwise. A project is the nearest parent folder of the first path with a `.git`, else the \
        folder of that path. galley remembers the last 100 projects. Default: no.
        """
    ) { configuration, value throws(InvalidValue) in
      configuration.remembersPlace = try yesOrNo(value)
    },
    Preference(
      name: "remember-locale", values: "yes|no",
      meaning: """
        Reopen a project in the language you last used, unless `--locale` names one. Nothing else \
        is remembered. Default: no.
        """
    ) { configuration, value throws(InvalidValue) in
      configuration.remembersLocale = try yesOrNo(value)
    },
  ]

  /// The numbers of lines that `scrolloff` accepts: more than half a screen has no effect.
  private static let scrollOffs = 0...999
}

extension Preference {
  /// What it does, in a few words: the meaning up to the first full stop, colon or semicolon.
  var summary: String {
    let ends = [". ", ": ", "; "].compactMap { meaning.firstRange(of: $0)?.lowerBound }
    return String(meaning[..<(ends.min() ?? meaning.endIndex)])
  }

  /// Reads `yes` or `no`.
  static func yesOrNo(_ value: String) throws(InvalidValue) -> Bool {
    switch value {
    case "yes": return true
    case "no": return false
    default: throw InvalidValue(expected: "yes or no")
    }
  }

  private static func columns(_ value: String) throws(InvalidValue) -> SideColumns {
    if value == "none" { return [] }
    let expected = "key, source, both with a comma between them, or none"
    var columns: SideColumns = []
    for name in try Option.list(value.filter { $0 != " " && $0 != "\t" }, expected) {
      switch name {
      case "key": columns.insert(.key)
      case "source": columns.insert(.source)
      default: throw InvalidValue(expected: expected)
      }
    }
    return columns
  }
}
