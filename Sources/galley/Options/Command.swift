/// A command of galley: the first word that is not an option, or `browse`.
enum Command: String, CaseIterable, Sendable {
  case browse
  case print
  case coverage
  case explain
  case check
  case fit
  case compile
  case symbols
  case completions
  case manual
  case candidates

  /// The word that selects the command; `browse` has none.
  var word: String? { self == .browse ? nil : rawValue }

  /// Whether `--help` mentions it.
  ///
  /// `manual` serves galley's own developers only, and `candidates` the shells.
  var isListed: Bool { ![.manual, .candidates].contains(self) }

  /// The words of the listed commands.
  static let listedWords = allCases.filter(\.isListed).compactMap(\.word)

  /// These words as in a sentence.
  static let list = listedWords.joined(separator: ", ")

  /// Whether it works on catalogs and therefore takes paths.
  var takesPaths: Bool { self != .completions && self != .manual }

  /// The commands that work on catalogs.
  static let ofCatalogs = Set(allCases.filter(\.takesPaths))

  /// Whether it can show more than one locale at a time.
  var takesSeveralLocales: Bool { self != .browse && self != .explain }

  /// The command line in one line, as the help shows it.
  var usage: String {
    let words = ["galley"] + [word, operand?.name].compactMap(\.self)
    let paths = self == .browse ? ["[path[:line]...]", "[+/words]"] : ["[path...]"]
    return (words + (takesPaths ? ["[options]"] + paths : [])).joined(separator: " ")
  }

  /// The argument that comes before the paths, if the command needs one.
  var operand: Option.Value? {
    switch self {
    case .explain: .names("KEY", of: .keys)
    case .candidates: .text("SHELL KIND TIME LINE WORD")
    case .completions: Shell.values()
    case .browse, .print, .coverage, .check, .fit, .compile, .symbols, .manual: nil
    }
  }

  /// The purpose of the command, in one line.
  var summary: String {
    switch self {
    case .browse: "browse in the terminal"
    case .print: "print the rows"
    case .coverage: "show how complete each language is"
    case .explain: "show everything about one string"
    case .check: "report problems"
    case .fit: "report truncated strings on iPhones"
    case .compile: "write .strings and .stringsdict files"
    case .symbols: "generate Swift symbols for keys"
    case .completions: "print a shell completion script"
    case .manual: "the manual page"
    case .candidates: "the names in catalogs that complete a word"
    }
  }

  /// The command that a word selects, or nil if the word is a path.
  init?(word: String) {
    guard let command = Command(rawValue: word), command.word != nil else { return nil }
    self = command
  }
}
