import CatalogFiles
import FileAccess

/// The program: reads the command line, runs a command, and exits with a status.
@main
struct Galley {
  /// The version that `--version` prints.
  static let version = "0.1.0"

  /// The commands, in the order of the help.
  static let commands: [any Command.Type] = [
    BrowseCommand.self, PrintCommand.self, CoverageCommand.self, ExplainCommand.self,
    CheckCommand.self, FitCommand.self, SetCommand.self, RemoveCommand.self, SyncCommand.self,
    DiffCommand.self,
    MergeCommand.self,
    ExportCommand.self, ImportCommand.self, NormalizeCommand.self, CompileCommand.self,
    SymbolsCommand.self, CompletionsCommand.self,
    AgentsCommand.self,
    ManualCommand.self,
    CandidatesCommand.self,
  ]

  static func main() {
    Descriptor.keepAliveBeyondSizeLimit()
    ProcessEnvironment.end(
      status: start(words: Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  /// Reads the words after the program's name and does what they ask for.
  static func start(words: [String]) -> ExitStatus {
    do {
      switch try Invocation(
        words: words, configuration: Configuration.ofUser, exists: \.isExistingPath)
      {
      case .help(let command):
        return StandardOutput.write(Help(columns: StandardOutput.columns()).text(for: command))
      case .version: return StandardOutput.write("galley \(version)\n")
      case .run(var command):
        command.prepare()
        return command.run()
      }
    } catch {
      StandardError.report(
        error.message, advice: error.namesHelp ? nil : OptionsError.advice(for: words))
      return .wrongUsage
    }
  }
}
