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

  /// All of them.
  static let table: [Preference] = [
    Preference(
      name: "scrolloff", values: "N",
      meaning: """
        The number of lines to keep visible above and below the selected row, from 0 to \
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
        The columns shown next to the rows on screens of 120 columns or more: key, source, both \
        or none. The keys K and S toggle them. Default: key,source.
        """
    ) { configuration, value throws(InvalidValue) in
      configuration.screen.columns = try columns(value)
    },
    Preference(
      name: "hints", values: "yes|no",
      meaning: """
        Whether screens of 12 lines or more show a footer with keys. Default: \
        yes.
        """
    ) { configuration, value throws(InvalidValue) in
      configuration.screen.hasHints = try yesOrNo(value)
    },
    Preference(
      name: "theme-file", values: "FILE",
      meaning: """
        A file with colours of your own for the parts of the screen; see THEME FILES. A path that \
        is not absolute starts at the folder of the configuration.
        """
    ) { configuration, value throws(InvalidValue) in
      guard !value.isEmpty else { throw InvalidValue(expected: "the path of a file") }
      configuration.themeFile = value
    },
    Preference(
      name: "mouse", values: "yes|no",
      meaning: """
        Whether the app takes the mouse from the start; gm turns it on or off. Default: no, so that \
        the terminal can select text.
        """
    ) { configuration, value throws(InvalidValue) in
      configuration.screen.isMouseOn = try yesOrNo(value)
    },
    Preference(
      name: "remember", values: "yes|no",
      meaning: """
        Whether the app opens a project as you last left it: with its locale, table, row and \
        filter, unless the command line names others. The project is the nearest folder above the \
        first path that contains `.git`, else the folder of that path. galley remembers the last \
        100 projects. Default: no.
        """
    ) { configuration, value throws(InvalidValue) in
      configuration.remembersPlace = try yesOrNo(value)
    },
    Preference(
      name: "remember-locale", values: "yes|no",
      meaning: """
        Whether the app opens a project in the locale in which you last left it, unless `--locale` \
        names another one, and remembers nothing else. Default: no.
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
