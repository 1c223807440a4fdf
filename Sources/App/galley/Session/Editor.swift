/// The user's editor, and the command that opens a file in it at a line.
struct Editor: Equatable {
  /// The command and its first arguments: `["code", "--wait"]`.
  let command: [String]

  /// Takes the editor from `VISUAL`, or else from `EDITOR`, or else vi.
  init(variables: [Variable: String]) {
    let named = [Variable.visual, .editor].lazy.compactMap { variables[$0] }.map(Self.words)
    command = named.first { !$0.isEmpty } ?? ["vi"]
  }

  /// The name of the command, without its folder.
  var name: String { String(command[0].split(separator: "/").last ?? "") }

  /// How an editor is told a line.
  private enum LineArgument {
    /// `+42 path`
    case plus
    /// `path:42`
    case colon
    /// `--goto path:42`
    case goto
  }

  /// The editors that can open a file at a line.
  private static let lineArguments: [LineArgument: Set<String>] = [
    .plus: [
      "vi", "vim", "nvim", "view", "vimx", "gvim", "ex", "elvis", "nvi", "vis", "nano", "rnano",
      "pico", "emacs", "emacsclient", "mg", "jmacs", "zile", "micro", "kak", "joe", "jed", "ne",
      "mcedit", "gedit", "jove",
    ],
    .colon: ["hx", "helix", "subl", "zed", "zeditor"],
    .goto: ["code", "code-insiders", "codium", "vscodium", "cursor"],
  ]

  /// The command that opens a file, at a line if galley knows how the editor is told one.
  func words(opening path: String, line: Int) -> [String] {
    // Otherwise the editor would take such a path for an option.
    let path = path.hasPrefix("-") || path.hasPrefix("+") ? "./" + path : path
    return switch Self.lineArguments.first(where: { $0.value.contains(name) })?.key {
    case .plus: command + ["+\(line)", path]
    case .colon: command + ["\(path):\(line)"]
    case .goto: command + ["--goto", "\(path):\(line)"]
    case nil: command + [path]
    }
  }

  /// Splits a command at blanks that are not quoted, as a shell would, but expands nothing.
  static func words(of command: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in command {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if quote == nil, character.isWhitespace {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }
}
