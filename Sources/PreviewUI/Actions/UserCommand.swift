/// A command of the user's own, which a key runs for the selected row.
///
/// ```swift
/// let command = try UserCommand(words: ["xdg-open", "%(path)"])
/// ```
///
/// A field, such as `%(path)`, is replaced after the command was split into words, so what it holds is
/// never split. In the script of a shell, which would read it as code, no field is allowed.
public struct UserCommand: Hashable, Sendable {
  /// A part of the selected row.
  public enum Field: String, CaseIterable, Sendable {
    case path, line, key, locale, text
  }

  private enum Piece: Hashable {
    case text(String)
    case field(Field)
  }

  private let words: [[Piece]]

  /// Reads a command that has been split into words, the program first.
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

  /// The index of the script that a shell among the words reads: `sh -c SCRIPT`.
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

  /// The command as the user has written it, but without quotes, in ASCII like all of the help.
  var line: String {
    let words = words { "%(\($0.rawValue))" }.joined(separator: " ")
    return words.unicodeScalars.reduce(into: "") { line, scalar in
      line.unicodeScalars.append((0x20...0x7E).contains(scalar.value) ? scalar : "?")
    }
  }

  /// The words of the command for a row.
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

/// Why a text is no command.
public enum UserCommandFault: Error, Equatable, Sendable {
  /// It names no program.
  case empty
  /// It has a field that no row has.
  case unknownField(String)
  /// It has a field in the script of a shell, which would run what the field holds.
  case fieldInScript(UserCommand.Field)
}
