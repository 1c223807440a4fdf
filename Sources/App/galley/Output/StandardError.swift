import FileAccess
import SourceText
import StringCatalog

/// Standard error, for messages to the user.
enum StandardError {
  /// Writes a problem after its place in a file, or after the path of a file that cannot be read.
  static func report(_ problem: Diagnostic) {
    guard let path = problem.path, !problem.hasLine else { return report(problem.description) }
    report("\(path.isEmpty ? "''" : path): \(problem.message)")
  }

  /// Writes a few problems of files, and how many more there are: `galley check` lists them all.
  ///
  /// Errors that keep galley or an app from reading a file come first, and then other errors.
  static func report(_ problems: [Diagnostic]) {
    let ranked =
      problems.filter(\.isFailure) + problems.filter { !$0.isFailure && $0.severity == .error }
      + problems.filter { !$0.isFailure && $0.severity != .error }
    for problem in ranked.prefix(mostProblems) { report(problem) }
    switch problems.count - mostProblems {
    case 1: report("1 more problem; 'galley check' lists it")
    case let more where more > 1: report("\(more) more problems; 'galley check' lists them")
    default: break
    }
  }

  /// How many problems of files are written.
  private static let mostProblems = 3

  /// Writes a message of one line after the program's name, and advice on a line of its own.
  ///
  /// Each message is one write, so that it stays whole if several programs share the terminal. A
  /// failing write is ignored: there is nowhere left to report it.
  static func report(_ message: String, advice: String? = nil) {
    var text = "galley: \(message.marked)\n"
    if let advice { text += advice.marked + "\n" }
    try? Descriptor.error.write(Array(text.utf8))
  }
}
