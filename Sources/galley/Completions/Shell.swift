import StringCatalog

/// A shell that can complete galley's command line.
enum Shell: String, OptionChoice {
  case bash
  case zsh
  case fish

  /// The script that teaches the shell galley's commands, options and values.
  var script: String {
    let tables = CommandLineTables()
    return switch self {
    case .bash: BashCompletions(tables: tables).script
    case .zsh: ZshCompletions(tables: tables).script
    case .fish: FishCompletions(tables: tables).script
    }
  }
}

/// The commands and options that completions and documentation show.
struct CommandLineTables: Sendable {
  /// The listed commands.
  let commands: [any Command.Type]
  /// The options that at least one of these commands accepts.
  let options: [Option]

  /// The listed commands and their options.
  init(commands: [any Command.Type] = Commands.listed, table: [Option] = Option.table) {
    self.commands = commands
    options = table.filter { option in commands.contains { $0.takes(option) } }
  }

  /// The endings of the files that galley opens.
  static let endings = CatalogFormat.allCases.map(\.ending)

  /// The words that select a command.
  var words: [String] { commands.compactMap { $0.word } }

  /// Everything that takes a value, as the user types it.
  var spellingsWithValue: [String] { options.filter { $0.value != nil }.flatMap(\.spellings) }

  /// The values of an option that has a few words: the commands with the same words together.
  func words(of option: Option) -> [(commands: [any Command.Type], words: [String])] {
    commands.filter { $0.takes(option) }.reduce(into: []) { groups, command in
      guard let words = command.words(of: option) else { return }
      if let group = groups.firstIndex(where: { $0.words == words }) {
        groups[group].commands.append(command)
      } else {
        groups.append(([command], words))
      }
    }
  }

  /// The options that a command accepts.
  func options(of command: any Command.Type) -> [Option] {
    options.filter { command.takes($0) }
  }
}
