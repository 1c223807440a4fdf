import Glibc
import SourceText
import StringCatalog

/// Standard error, for messages to the user.
enum StandardError {
  /// Writes a problem after its place in a file, or after the path of a file that cannot be read.
  static func report(_ problem: Diagnostic) {
    guard let path = problem.path, !problem.hasLine else { return report(problem.description) }
    report("\(path.isEmpty ? "''" : path): \(problem.message)")
  }

  /// Writes a message of one line after the program's name, and advice on a line of its own.
  ///
  /// Each message is one write, so that it stays whole if several programs share the terminal. A
  /// failing write is ignored: there is nowhere left to report it.
  static func report(_ message: String, advice: String? = nil) {
    var text = "galley: \(message.marked)\n"
    if let advice { text += advice.marked + "\n" }
    let bytes = Array(text.utf8)
    _ = unsafe write(STDERR_FILENO, bytes, bytes.count)
  }
}
