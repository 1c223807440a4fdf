/// Writes the help from the option table, for any number of columns.
///
/// It is in ASCII, so that it can be read in every locale.
struct Help: Sendable {
  /// The columns that a line may take.
  let columns: Int

  /// Fewer columns are too few for words, and more make lines too long to read.
  static let limits = 40...100

  /// The columns that terms may take before their meanings.
  private var widest: Int { columns * 2 / 5 }

  /// The help for lines of at most so many columns.
  init(columns: Int) {
    self.columns = min(max(columns, Help.limits.lowerBound), Help.limits.upperBound)
  }

  /// The help of a command; that of browse is the help of galley as a whole.
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
        // What all commands know needs no remark, and what is not listed is not spoken of.
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
      paragraph("'galley --help' tells what a path is, and what the exit status means."),
    ])
  }

  static let paths = """
    A path is a file (.xcstrings, .strings, .stringsdict), a folder to search for them, or - \
    for an .xcstrings on standard input. Without one: $GALLEY_CATALOGS, else the catalogs \
    that ship with galley. A path with the name of a command is written as ./print, or \
    after --.
    """

  static let statuses: [(term: String, meaning: String)] = [
    ("0", "all is well; also where a pipe was closed before the end"),
    ("1", "explain: no table has the key"),
    ("2", "the command line is wrong, and nothing was done"),
    (
      "3",
      """
      a path could not be read, bytes of a file were skipped, no catalog was found, or the \
      results could not be written; the rest was still done
      """
    ),
  ]
}

extension Help {
  private func sections(_ parts: [String]) -> String {
    parts.joined(separator: "\n")
  }

  /// The options by their groups, with all meanings at one column.
  private func options(_ options: [Option], help: (Option) -> String) -> String {
    let longest = options.map(\.synopsis.count).filter { $0 + 4 <= widest }.max() ?? 4
    return sections(
      Option.Group.allCases.compactMap { group in
        let rows = options.filter { $0.group == group }.map { ($0.synopsis, help($0)) }
        return rows.isEmpty ? nil : "\(group.rawValue):\n" + table(rows, indent: longest + 4)
      })
  }

  private func paragraph(_ text: String) -> String {
    wrap(text, indent: 0).joined(separator: "\n") + "\n"
  }

  private func table(_ rows: [(term: String, meaning: String)], limit: Int? = nil) -> String {
    let longest = rows.map(\.term.count).max() ?? 0
    return table(rows, indent: min(longest + 4, limit ?? widest))
  }

  /// Terms at the left, their meanings beside them, or below where a term is too long.
  private func table(_ rows: [(term: String, meaning: String)], indent: Int) -> String {
    rows.map { term, meaning in
      var lines = wrap(meaning, indent: indent)
      let start = "  " + term
      if start.count + 2 <= indent, let first = lines.first {
        let gap = String(repeating: " ", count: indent - start.count)
        lines[0] = start + gap + first.dropFirst(indent)
      } else {
        lines.insert(start, at: 0)
      }
      return lines.joined(separator: "\n") + "\n"
    }.joined()
  }

  /// Lines of words, each after so many blanks.
  private func wrap(_ text: String, indent: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let line = lines.last, line.count + 1 + word.count <= columns {
        lines[lines.count - 1] = line + " " + word
      } else {
        lines.append(margin + word)
      }
    }
    return lines
  }
}
