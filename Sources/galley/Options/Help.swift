import PreviewUI

/// Writes the text of `--help` from the tables of commands and options, for any number of columns.
///
/// It is in ASCII, so that a terminal of any codeset can show it.
struct Help: Sendable {
  /// The columns of a line.
  let columns: Int

  /// In fewer columns words do not fit, and longer lines are hard to read.
  static let limits = 40...100

  /// The most columns that the terms at the left may take.
  private var widest: Int { columns * 2 / 5 }

  /// A writer for lines of at most so many columns.
  init(columns: Int) {
    self.columns = min(max(columns, Help.limits.lowerBound), Help.limits.upperBound)
  }

  /// The help of a command; for `browse`, the general help.
  func text(for command: Command) -> String {
    command == .browse ? general() : ofOne(command)
  }

  private func general() -> String {
    let listed = Command.allCases.filter(\.isListed)
    return sections([
      paragraph("galley previews the localized strings of Apple string catalogs in the terminal."),
      "Usage:\n" + table(listed.map { ($0.usage, $0.summary) }, limit: columns / 2),
      "Paths:\n" + paragraph(Help.paths),
      options(Option.table) { option in
        // An option that every listed command accepts needs no list of commands.
        listed.filter(\.takesPaths).allSatisfy(option.commands.contains)
          ? option.help : "(\(option.commandList)) \(option.help)"
      },
      "Variables:\n" + table(Variable.allCases.map { ($0.rawValue, $0.help) }),
      "Exit status:\n" + table(Help.statuses),
    ])
  }

  private func ofOne(_ command: Command) -> String {
    sections([
      paragraph("Usage: \(command.usage)") + paragraph("(\(command.summary))"),
      options(Option.table.filter { $0.commands.contains(command) }, help: \.help),
      paragraph("'galley --help' explains paths and the exit status."),
    ])
  }

  static let paths = """
    A path is a file (.xcstrings, .strings, .stringsdict), a folder to search for such files, or \
    - for an .xcstrings on standard input. Without a path galley opens $GALLEY_CATALOGS, else \
    the current folder if it holds catalogs, else the sample catalogs that it ships with. In the \
    app, FILE:LINE starts at a line and +/WORDS at the first match. Write a path that is the \
    name of a command as ./print, or after --.
    """

  static let statuses: [(term: String, meaning: String)] = [
    ("0", "success, also if the reader of a pipe closes it early"),
    (
      "1",
      """
      explain: no table has the key; check: something is wrong; coverage: a language is below \
      --fail-under; --select: the user has chosen no row
      """
    ),
    ("2", "the command line is wrong; galley did nothing"),
    (
      "3",
      """
      galley could not read a path, or not all of a file, or Foundation or Xcode rejects a file; \
      there is no catalog, no string to judge or nothing that an option asks for; or the results \
      could not be written. Everything else was processed
      """
    ),
  ]
}

extension Help {
  private func sections(_ parts: [String]) -> String {
    parts.joined(separator: "\n")
  }

  /// The options by groups, with all meanings aligned at one column.
  private func options(_ options: [Option], help: (Option) -> String) -> String {
    let longest = options.map(\.synopsis.count).filter { $0 + 4 <= widest }.max() ?? 4
    return sections(
      Option.Group.allCases.compactMap { group in
        let rows = options.filter { $0.group == group }.map { ($0.synopsis, help($0)) }
        return rows.isEmpty ? nil : "\(group.rawValue):\n" + table(rows, indent: longest + 4)
      })
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
