import StringCatalog

/// What can stand on a command line of galley: the tables, as every shell is told of them.
struct CompletedLine: Sendable {
  /// The commands that are spoken of.
  let commands: [Command]
  /// The options that at least one of these knows.
  let options: [Option]

  /// The line that the two tables describe.
  init(commands: [Command] = Command.allCases.filter(\.isListed), table: [Option] = Option.table) {
    self.commands = commands
    options = table.filter { !$0.commands.isDisjoint(with: commands) }
  }

  /// The endings of the files that can be opened.
  static let endings = [CatalogFile.Kind.catalog, .strings, .stringsdict].map(\.rawValue)

  /// The words that name a command.
  var words: [String] { commands.compactMap(\.word) }

  /// The commands that take paths, which are the last words of a line.
  var withPaths: [Command] { commands.filter(\.takesPaths) }

  /// Everything that is followed by a value, as it is typed.
  var spellingsWithValue: [String] { options.filter { $0.value != nil }.flatMap(\.spellings) }

  /// The options that a command knows.
  func options(of command: Command) -> [Option] {
    options.filter { $0.commands.contains(command) }
  }
}

extension Option {
  /// What can be typed for it: `--width` and `-w`.
  var spellings: [String] { [spelling] + (short.map { ["-\($0)"] } ?? []) }

  /// What it does in a few words: its help up to the first stop or colon.
  var summary: String {
    let ends = [". ", ": "].compactMap { help.firstRange(of: $0)?.lowerBound }
    let words = help[..<(ends.min() ?? help.endIndex)]
    return String(words.last == "." ? words.dropLast() : words)
  }
}
