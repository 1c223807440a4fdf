import Glibc

/// The program: reads its command line, does what it says, and ends with a status.
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
      switch try Invocation(words: words, configuration: Configuration.ofUser) {
      case .help(let command): return write(Help(columns: OutputWidth.columns()).text(for: command))
      case .version: return write("galley \(version)\n")
      case .run(let options): return run(options.recallingLocale().heedingCodeset())
      }
    } catch {
      StandardError.report(error.message, advice: OptionsError.advice)
      return .wrongUsage
    }
  }

  /// Writes a whole short text to standard output.
  static func write(_ text: String) -> ExitStatus {
    var output = StandardOutput()
    output.write(text)
    return output.close()
  }
}
