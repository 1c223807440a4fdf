import PreviewUI
import SourceText
import StringCatalog

/// Writes the text of `--help` from the tables of commands and options, for any number of columns.
///
/// It is in ASCII, so that a terminal of any codeset can show it.
struct Help: Sendable {
  /// The columns of a line.
  let columns: Int

  /// In fewer columns words do not fit, and longer lines are hard to read.
  static let limits = 40...100

  /// How many values of an option are listed.
  static let valueLimit = 20

  /// The most columns that the terms at the left may take.
  private var widest: Int { columns * 2 / 5 }

  /// A writer for lines of at most so many columns.
  init(columns: Int) {
    self.columns = min(max(columns, Help.limits.lowerBound), Help.limits.upperBound)
  }

  /// The help of a command with all its options, or the general help, which fits two small screens.
  func text(for command: (any Command.Type)?) -> String { command.map(ofOne) ?? general }

  private var general: String {
    let listed = Commands.listed
    let daily = Help.daily.compactMap { name in OptionEntry.table.first { $0.name == name } }
    let longest = daily.map(\.synopsis.count).max() ?? 0
    return sections([
      paragraph(
        "galley previews, checks and edits the localized strings of Apple apps in the terminal."),
      "Usage:\n" + table(listed.map { ($0.usage, $0.summary) }, limit: columns / 2),
      "Common options:\n"
        + table(daily.map { ($0.synopsis, $0.summary) }, indent: min(longest + 4, widest)),
      "Exit codes:\n" + table(Help.statuses),
      paragraph(Help.paths),
      paragraph(
        "See 'galley help COMMAND' for options, 'galley help browse' for browsing."
      ),
    ])
  }

  private func ofOne(_ command: any Command.Type) -> String {
    sections([
      paragraph(command.summary.prefix(1).uppercased() + command.summary.dropFirst()),
      // The others say so in their usage, which the general help also shows.
      usage(of: command),
      sections(
        command.meaning.replacing("`", with: "'").split(separator: "\n\n")
          .map { paragraph(String($0)) }),
      options(of: command),
      values(of: command),
      paragraph("See 'galley help' for paths and exit codes, 'man galley' for all options."),
    ])
  }

  private func usage(of command: any Command.Type) -> String {
    let hasOptions = command.entries.count > OptionEntry.general.count
    let first = command.wholeUsage + (command.takesPaths || !hasOptions ? "" : " [options]")
    let start = "Usage: "
    return ([first] + command.otherUsages).enumerated().map { number, usage in
      var lines = usage.wordWrapped(columns: columns, margin: start.count)
      if number == 0, let first = lines.first { lines[0] = start + first.dropFirst(start.count) }
      return lines.joined(separator: "\n") + "\n"
    }.joined()
  }

  /// The options that people use every day.
  private static let daily = ["locale", "width", "state", "format"]

  static let paths = """
    A path is a file (\(CatalogFormat.endings(", "))), a folder, or - for an .xcstrings on \
    standard input. Default: $GALLEY_CATALOGS, or the working directory, or samples to browse. \
    FILE:LINE opens a line, +/WORDS a match.
    """

  static let statuses: [(term: String, meaning: String)] = [
    ("0", "success"),
    (
      "1",
      """
      check: problems; coverage: below --fail-under; explain: no such key; diff, normalize: \
      changes; merge: conflicts; set, import, remove: refused; sync: missing; \
      --select: nothing selected
      """
    ),
    ("2", "invalid command line; nothing was done"),
    ("3", "unreadable or invalid input, nothing matched, or output failed"),
  ]
}

extension Help {
  private func sections(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The options by groups, with all meanings aligned at one column.
  private func options(of command: any Command.Type) -> String {
    let rows = command.entries.map { option in
      (option.group, option.synopsis + (option.isList ? ",..." : ""), option.summary)
    }
    let longest = rows.map(\.1.count).filter { $0 + 4 <= widest }.max() ?? 4
    // Points are a detail of all commands but one.
    let groups = OptionEntry.Group.allCases
    let ordered =
      command is FitCommand.Type ? groups : groups.filter { $0 != .points } + [.points]
    return sections(
      ordered.compactMap { group in
        let rows = rows.filter { $0.0 == group }.map { ($0.1, $0.2) }
        return rows.isEmpty ? nil : "\(group.rawValue):\n" + table(rows, indent: longest + 4)
      })
  }

  /// The values of the options whose lines do not list them.
  private func values(of command: any Command.Type) -> String {
    let rows = command.entries.compactMap { option -> (term: String, meaning: String)? in
      guard let value = option.value else { return nil }
      let words = value.words
      let listed = words.joined(separator: "|")
      // The line of the option has short lists, and the manual has long ones.
      guard 2...Help.valueLimit ~= words.count, value.name != listed else { return nil }
      let others = option.name == "screen" ? ", and other iPhones" : ""
      return (option.spelling, words.joined(separator: ", ") + others)
    }
    return rows.isEmpty ? "" : "Values:\n" + table(rows)
  }

  private func paragraph(_ text: String) -> String {
    text.wordWrapped(columns: columns).joined(separator: "\n") + "\n"
  }

  private func table(_ rows: [(term: String, meaning: String)], limit: Int? = nil) -> String {
    let longest = rows.map(\.term.count).max() ?? 0
    return table(rows, indent: min(longest + 4, limit ?? widest))
  }

  /// Terms at the left, with their meanings beside them, or below a term that is too long.
  private func table(_ rows: [(term: String, meaning: String)], indent: Int) -> String {
    rows.map { term, meaning in
      var lines = meaning.wordWrapped(columns: columns, margin: indent)
      let start = "  " + term
      if start.count + 2 <= indent, let first = lines.first {
        let gap = String(repeating: " ", count: indent - start.count)
        lines[0] = start + gap + first.dropFirst(indent)
      } else {
        let terms = start.count > columns ? term.wordWrapped(columns: columns, margin: 2) : [start]
        lines.insert(contentsOf: terms, at: 0)
      }
      return lines.joined(separator: "\n") + "\n"
    }.joined()
  }
}
