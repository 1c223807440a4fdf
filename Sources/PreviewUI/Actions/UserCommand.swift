/// A user-defined command that a key runs for the selected row.
///
/// ```swift
/// let command = try UserCommand(words: ["xdg-open", "%(path)"])
/// ```
///
/// Fields such as `%(path)` are replaced after the command is split into words, so their values are
/// never split. Fields are not allowed in shell scripts, where their values would be executed as
/// code.
public struct UserCommand: Hashable, Sendable {
  /// A property of the selected row.
  public enum Field: String, CaseIterable, Sendable { case path, line, key, locale, text }

  private enum Piece: Hashable {
    case text(String)
    case field(Field)
  }

  private let words: [[Piece]]

  /// Parses a command given as words, starting with the program.
  public init(words: [String]) throws(UserCommandFault) {
    guard !words.isEmpty else { throw .empty }
    var read: [[Piece]] = []
    for word in words { read.append(try Self.pieces(of: word)) }
    self.words = read
    guard let script = Self.scriptIndex(in: words) else { return }
    for piece in read[script] {
      if case .field(let field) = piece { throw .fieldInScript(field) }
    }
  }

  private static let shells: Set<Substring> = [
    "ash", "bash", "csh", "dash", "fish", "ksh", "mksh", "rbash", "sh", "tcsh", "yash", "zsh",
  ]

  /// Returns the index of the script argument of a shell: `sh -c SCRIPT`.
  private static func scriptIndex(in words: [String]) -> Int? {
    guard
      let shell = words.firstIndex(where: { word in
        shells.contains(word.split(separator: "/").last ?? "")
      })
    else { return nil }
    var isScript = false
    var index = shell + 1
    while index < words.count {
      let word = words[index]
      if word == "--" { return isScript ? min(index + 1, words.count - 1) : nil }
      guard word.hasPrefix("-") || word.hasPrefix("+"), word.count > 1 else {
        return isScript ? index : nil
      }
      let letters = word.dropFirst()
      if word == "--command" || !word.hasPrefix("--") && letters.contains("c") { isScript = true }
      if word.hasPrefix("--command=") { return index }
      // These options have a value in the next word.
      let hasValue = !word.hasPrefix("--") && (letters.last == "o" || letters.last == "O")
      index += hasValue ? 2 : 1
    }
    return nil
  }

  /// The command as entered, without quotes and in ASCII, for the help.
  var line: String {
    let words = words { "%(\($0.rawValue))" }.joined(separator: " ")
    return words.unicodeScalars.reduce(into: "") { line, scalar in
      line.unicodeScalars.append((0x20...0x7E).contains(scalar.value) ? scalar : "?")
    }
  }

  /// Returns the words of the command with fields replaced.
  func words(_ value: (Field) -> String) -> [String] {
    words.map { pieces in
      pieces.reduce(into: "") { word, piece in
        switch piece {
        case .text(let text): word += text
        case .field(let field): word += value(field)
        }
      }
    }
  }

  private static func pieces(of word: String) throws(UserCommandFault) -> [Piece] {
    var pieces: [Piece] = []
    var rest = word[...]
    while let start = rest.firstRange(of: "%(") {
      if start.lowerBound > rest.startIndex {
        pieces.append(.text(String(rest[..<start.lowerBound])))
      }
      let name = rest[start.upperBound...].prefix { $0 != ")" }
      guard name.endIndex < rest.endIndex, let field = Field(rawValue: String(name)) else {
        throw .unknownField(String(name))
      }
      pieces.append(.field(field))
      rest = rest[name.endIndex...].dropFirst()
    }
    if !rest.isEmpty { pieces.append(.text(String(rest))) }
    return pieces
  }
}

/// An error in a command.
public enum UserCommandFault: Error, Equatable, Sendable {
  /// The command is empty.
  case empty
  /// The command contains an unknown field.
  case unknownField(String)
  /// The command contains a field in a shell script, which would execute its value.
  case fieldInScript(UserCommand.Field)
}
