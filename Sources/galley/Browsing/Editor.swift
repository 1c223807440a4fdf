/// The editor that the user has named, and how it opens a file at a line.
struct Editor: Equatable {
  /// The words that start it: `["code", "--wait"]`.
  let command: [String]

  /// The one of `VISUAL`, else of `EDITOR`, else vi.
  init(variables: [Variable: String]) {
    let named = [Variable.visual, .editor].lazy.compactMap { variables[$0] }.map(Self.words)
    command = named.first { !$0.isEmpty } ?? ["vi"]
  }

  /// What it is called, without the folder in which it lies.
  var name: String { String(command[0].split(separator: "/").last ?? "") }

  /// The words that open a file; at a line, where it is known how this editor is told.
  func words(opening path: String, line: Int) -> [String] {
    // No editor takes it for an option then.
    let path = path.hasPrefix("-") || path.hasPrefix("+") ? "./" + path : path
    return switch name {
    case "vi", "vim", "nvim", "view", "vimx", "gvim", "ex", "elvis", "nvi", "vis", "nano", "rnano",
      "pico", "emacs", "emacsclient", "mg", "jmacs", "zile", "micro", "kak", "hx", "helix", "joe",
      "jed", "ne", "mcedit", "gedit", "jove":
      command + ["+\(line)", path]
    case "code", "code-insiders", "codium", "vscodium", "cursor":
      command + ["--goto", "\(path):\(line)"]
    case "subl", "zed": command + ["\(path):\(line)"]
    default: command + [path]
    }
  }

  /// The words of a command, which no shell reads: they end at blanks, unless those are quoted.
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
