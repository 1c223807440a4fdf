/// The string literals of a Swift file, as a reader of the program's messages wants to see them.
///
/// ```swift
/// SourceLiterals(of: #"say("row \(number)")"#).texts  // ["row \\(…)"]
/// ```
struct SourceLiterals {
  /// The texts of the literals, in the order in which they end; `\(…)` is an interpolation.
  private(set) var texts: [String] = []
  private var rest: Substring.UnicodeScalarView

  init(of source: String) {
    rest = source[...].unicodeScalars
    readCode(until: nil)
  }

  /// The scalars at which something begins or ends; the others are skipped, as they are most of a file.
  private static let marks: Set<Unicode.Scalar> = ["/", "#", "\"", "(", ")"]

  /// Reads code up to the end, or up to the parenthesis that closes an interpolation.
  private mutating func readCode(until end: Unicode.Scalar?) {
    var depth = 0
    while let scalar = rest.first {
      if !Self.marks.contains(scalar) {
        rest.removeFirst()
      } else if take("//") {
        rest = rest.drop { $0 != "\n" }
      } else if take("/*") {
        readComment()
      } else if readLiteral() {
        continue
      } else {
        rest.removeFirst()
        if scalar == "(" { depth += 1 }
        if scalar == ")" { depth -= 1 }
        if scalar == end, depth < 0 { return }
      }
    }
  }

  /// Comments may be nested.
  private mutating func readComment() {
    var depth = 1
    while depth > 0, !rest.isEmpty {
      if take("/*") {
        depth += 1
      } else if take("*/") {
        depth -= 1
      } else {
        rest.removeFirst()
      }
    }
  }

  /// Reads a literal if one begins here.
  private mutating func readLiteral() -> Bool {
    let hashes = String(String.UnicodeScalarView(rest.prefix { $0 == "#" }))
    let start = rest
    guard take(hashes), rest.first == "\"" else {
      rest = start
      return false
    }
    let isLong = take("\"\"\"")
    if !isLong { _ = take("\"") }
    let quote = isLong ? "\"\"\"" : "\""
    var text = ""
    while !rest.isEmpty {
      if take(quote + hashes) { break }
      if take("\\" + hashes) {
        text += readEscape()
      } else {
        text.unicodeScalars.append(rest.removeFirst())
      }
    }
    texts.append(isLong ? Self.unindented(text) : text)
    return true
  }

  /// Reads what follows a backslash: an interpolation, or one character.
  private mutating func readEscape() -> String {
    guard let scalar = rest.popFirst() else { return "" }
    switch scalar {
    case "(":
      readCode(until: ")")
      return "\\(…)"
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "0": return "\0"
    case "u":
      let digits = rest.dropFirst().prefix { $0 != "}" }
      rest = rest.dropFirst(digits.count + 2)
      return UInt32(String(String.UnicodeScalarView(digits)), radix: 16).flatMap(
        Unicode.Scalar.init
      )
      .map { String($0) } ?? ""
    // The mark is replaced after the indentation is gone.
    case "\n": return "\u{1}"
    default: return String(scalar)
    }
  }

  /// The text of a literal of several lines, without the first line end and the indentation.
  private static func unindented(_ text: String) -> String {
    var lines = text.replacing("\u{1}", with: "\u{1}\n").split(
      separator: "\n", omittingEmptySubsequences: false)
    let margin = lines.removeLast().count
    lines = lines.dropFirst().map { $0.dropFirst(min(margin, $0.prefix { $0 == " " }.count)) }
    return lines.joined(separator: "\n").replacing("\u{1}\n", with: "")
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.starts(with: text.unicodeScalars) else { return false }
    rest = rest.dropFirst(text.unicodeScalars.count)
    return true
  }
}
