import PreviewUI

/// The settings that are no options of the command line.
///
/// The reader, the manual page and the reference read this list.
extension Configuration: OptionOwner {
  static var options: [Option<Self>] {
    Option(
      "scrolloff", in: .output,
      help: """
        Keep N lines visible above and below the selected row. N is 0 to \
        \(scrollOffs.upperBound). Default: \(ScreenSettings().scrollOff).
        """,
      .value(
        \.screen.scrollOff, .text("N"), OptionText.number(in: scrollOffs, "a number of lines")))
    Option(
      "columns", in: .output,
      help: """
        Show keys and source strings beside the rows if the screen has 120 columns or more. K and S \
        toggle them. Default: key,source.
        """,
      .value(\.screen.columns, .text("key,source|key|source|none"), sideColumns))
    Option(
      "hints", in: .output,
      help: "Show a line of keys if the screen has 12 lines or more. Default: yes.",
      .yesOrNo(\.screen.hasHints))
    Option(
      "theme-file", in: .output,
      help: """
        Read colors from FILE; see THEME FILES. A relative path starts at the folder of the \
        configuration.
        """,
      .path(\.themeFile))
    Option(
      "mouse", in: .output,
      help: """
        Use the mouse; gm toggles it. Default: no, so that you can select text in the terminal.
        """,
      .yesOrNo(\.screen.isMouseOn))
    Option(
      "remember", in: .output,
      help: """
        Reopen a project where you left off: language, table, row and filter, unless options say \
        otherwise. A project is the nearest parent folder of the first path with a `.git`, else the \
        folder of that path. galley remembers the last 100 projects. Default: no.
        """,
      .yesOrNo(\.remembersPlace))
    Option(
      "remember-locale", in: .output,
      help: """
        Reopen a project in the language you last used, unless `--locale` names one. Nothing else \
        is remembered. Default: no.
        """,
      .yesOrNo(\.remembersLocale))
  }

  /// The numbers of lines that `scrolloff` accepts: more than half a screen has no effect.
  private static let scrollOffs = 0...999

  private static func sideColumns(_ value: String) throws(InvalidValue) -> SideColumns {
    if value == "none" { return [] }
    let expected = "key, source, both with a comma between them, or none"
    var columns: SideColumns = []
    for name in try OptionText.list(value.filter { $0 != " " && $0 != "\t" }, expected) {
      switch name {
      case "key": columns.insert(.key)
      case "source": columns.insert(.source)
      default: throw InvalidValue(expected: expected)
      }
    }
    return columns
  }
}

extension OptionEntry {
  /// The setting as a line of the configuration has it: `hints = yes|no`.
  var line: String { "\(name) = \(value?.name ?? "yes|no")" }
}
