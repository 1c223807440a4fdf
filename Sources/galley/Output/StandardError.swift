import Glibc

/// Standard error, for messages to people.
enum StandardError {
  /// Writes a message of one line, after the program's name, and advice on a line of its own.
  ///
  /// One write a message keeps it whole where several programs share the terminal. There is no
  /// one to tell when it fails.
  static func report(_ message: String, advice: String? = nil) {
    var text = "galley: \(visible(message))\n"
    if let advice { text += visible(advice) + "\n" }
    let bytes = Array(text.utf8)
    _ = unsafe write(STDERR_FILENO, bytes, bytes.count)
  }

  /// A text in which nothing can move the cursor, colour the screen or feign another line.
  ///
  /// File names and what stands in files come from anybody. Controls, line separators and what
  /// turns the direction of writing are shown as `\n`, `\t` or `\u{1B}`.
  static func visible(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0A: result.append(contentsOf: "\\n".unicodeScalars)
      case 0x09: result.append(contentsOf: "\\t".unicodeScalars)
      case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069:
        let code = String(scalar.value, radix: 16, uppercase: true)
        result.append(contentsOf: "\\u{\(code)}".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
