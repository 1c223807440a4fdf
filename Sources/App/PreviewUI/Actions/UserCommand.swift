/// A user-defined command that a key runs for the selected row.
///
/// ```swift
/// let command = try UserCommand(words: ["xdg-open", "%(path)"])
/// ```
///
/// Fields such as `%(path)` are replaced after the command is split into words, so their values are
/// never split. Fields are not allowed in the code that a shell or another interpreter gets as an
/// argument, where their values would be executed.
package struct UserCommand: Hashable, Sendable {
  /// A property of the selected row.
  package enum Field: String, CaseIterable, Sendable { case path, line, key, locale, text }

  private enum Piece: Hashable {
    case text(String)
    case field(Field)
  }

  private let words: [[Piece]]

  /// Parses a command given as words, starting with the program.
  package init(words: [String]) throws(UserCommandFault) {
    guard !words.isEmpty else { throw .empty }
    var read: [[Piece]] = []
    for word in words { read.append(try Self.pieces(of: word)) }
    self.words = read
    for script in Self.scriptIndices(in: words) {
      for piece in read[script] {
        if case .field(let field) = piece { throw .fieldInScript(field) }
      }
    }
  }

  private static let shells: Set<Substring> = [
    "ash", "bash", "csh", "dash", "fish", "ksh", "mksh", "rbash", "sh", "tcsh", "yash", "zsh",
  ]

  /// A program, other than a shell, that runs code from its arguments: `perl -e CODE`.
  private struct Interpreter {
    /// The names, without versions.
    let names: Set<String>
    /// The letters of options whose value is code.
    let code: String
    /// Other options whose value is code.
    var codeOptions: Set<String> = []
    /// The letters of options with another value.
    var values = ""
    /// Whether the first argument is code if no option has any.
    var takesCode = false
  }

  private static let interpreters = [
    Interpreter(names: ["expect", "pypy", "python"], code: "c", values: "WXm"),
    Interpreter(names: ["perl"], code: "eE", values: "I"),
    Interpreter(names: ["ruby"], code: "e", values: "CEIr"),
    Interpreter(
      names: ["bun", "deno", "node", "nodejs"], code: "ep", codeOptions: ["--eval", "--print"],
      values: "r"),
    Interpreter(names: ["php"], code: "BERr", values: "cdz"),
    Interpreter(
      names: ["Rscript", "julia", "lua", "luajit", "osascript", "swift"], code: "Ee",
      codeOptions: ["--eval"], values: "l"),
    Interpreter(
      names: ["awk", "gawk", "mawk", "nawk", "sed"], code: "e",
      codeOptions: ["--expression", "--source"], values: "Ffv", takesCode: true),
  ]

  /// Returns the indices of the arguments that a shell or another interpreter runs as code.
  private static func scriptIndices(in words: [String]) -> [Int] {
    var indices = scriptIndex(in: words).map { [$0] } ?? []
    for (place, word) in words.enumerated() {
      let name = word.split(separator: "/").last ?? ""
      let plain = String(name.reversed().drop { $0.isNumber || $0 == "." }.reversed())
      guard let interpreter = interpreters.first(where: { $0.names.contains(plain) }) else {
        continue
      }
      indices += codeIndices(of: interpreter, in: words, from: place + 1)
    }
    return indices.filter(words.indices.contains)
  }

  private static func codeIndices(
    of interpreter: Interpreter, in words: [String], from start: Int
  ) -> [Int] {
    var indices: [Int] = []
    var takesCode = interpreter.takesCode
    var index = start
    while index < words.count {
      let word = words[index]
      guard word.hasPrefix("-"), word.count > 1, word != "--" else {
        return takesCode ? indices + [word == "--" ? index + 1 : index] : indices
      }
      var isCode = false
      var value: Substring = ""
      if word.hasPrefix("--") {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        isCode = interpreter.codeOptions.contains(String(parts[0]))
        value = parts.count == 2 ? parts[1] : ""
        if !isCode { value = "-" }
      } else {
        let letters = word.dropFirst()
        let option = letters.firstIndex {
          interpreter.code.contains($0) || interpreter.values.contains($0)
        }
        isCode = option.map { interpreter.code.contains(letters[$0]) } ?? false
        value = option.map { letters[letters.index(after: $0)...] } ?? "-"
        // A file of code takes the place of the code.
        if let option, letters[option] == "f" { takesCode = false }
      }
      if isCode {
        indices.append(value.isEmpty ? index + 1 : index)
        takesCode = false
      }
      index += value.isEmpty ? 2 : 1
    }
    return indices
  }

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
package enum UserCommandFault: Error, Equatable, Sendable {
  /// The command is empty.
  case empty
  /// The command contains an unknown field.
  case unknownField(String)
  /// The command contains a field in a script, which would execute its value.
  case fieldInScript(UserCommand.Field)
}
