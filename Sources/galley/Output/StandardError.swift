import Glibc
import StringCatalog

/// Standard error, for messages to people.
enum StandardError {
  /// Writes a message of one line, after the program's name, and advice on a line of its own.
  ///
  /// One write a message keeps it whole where several programs share the terminal. There is no
  /// one to tell when it fails.
  static func report(_ message: String, advice: String? = nil) {
    var text = "galley: \(message.marked)\n"
    if let advice { text += advice.marked + "\n" }
    let bytes = Array(text.utf8)
    _ = unsafe write(STDERR_FILENO, bytes, bytes.count)
  }
}
