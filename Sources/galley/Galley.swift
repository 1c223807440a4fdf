import Glibc

/// The program: reads the command line, runs a command, and exits with a status.
@main
struct Galley {
  /// The version that `--version` prints.
  static let version = "0.1.0"

  static func main() {
    exit(start(words: Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  /// Reads the words after the program's name and does what they ask for.
  static func start(words: [String]) -> ExitStatus {
    do {
      let exists = { (path: String) in unsafe access(path, F_OK) == 0 }
      switch try Invocation(
        words: words, configuration: Configuration.ofUser, exists: exists)
      {
      case .help(let command):
        return write(Help(columns: StandardOutput.columns()).text(for: command))
      case .version: return write("galley \(version)\n")
      case .run(let options):
        let chosen = options.choosingCatalogs().recallingPlace().recallingLocale()
        return run(chosen.usingASCIIIfNeeded())
      }
    } catch {
      StandardError.report(error.message, advice: OptionsError.advice(for: words))
      return .wrongUsage
    }
  }

  /// Runs the command of well-formed options.
  private static func run(_ options: Options) -> ExitStatus {
    switch options.command {
    case .browse: BrowseCommand(options: options).run()
    case .print: PrintCommand(options: options).run()
    case .coverage: CoverageCommand(options: options).run()
    case .check: CheckCommand(options: options).run()
    case .fit: FitCommand(options: options).run()
    case .compile: CompileCommand(options: options).run()
    case .symbols: SymbolsCommand(options: options).run()
    case .explain: ExplainCommand(options: options).run()
    case .completions: write((options.shell ?? .bash).script)
    case .manual: write(ManualPage().text)
    case .candidates: CandidatesCommand(options: options).run()
    }
  }

  private static func write(_ text: String) -> ExitStatus {
    var output = StandardOutput()
    output.write(text)
    return output.close()
  }
}
