/// What galley is asked to do: the first word that is no option, or browse where there is none.
enum Command: String, CaseIterable, Sendable {
  case browse
  case print
  case coverage
  case explain
  case completions
  case manual
  case dump

  /// The word that stands for it on the command line; browse has none.
  var word: String? { self == .browse ? nil : rawValue }

  /// Whether `--help` speaks of it: what is for galley's own makers is not listed.
  var isListed: Bool { self != .dump && self != .manual }

  /// Whether it works on catalogs, and so takes their paths.
  var takesPaths: Bool { self != .completions && self != .manual }

  /// Those that work on catalogs.
  static let ofCatalogs = Set(allCases.filter(\.takesPaths))

  /// Whether it can show more than one locale at a time.
  var takesSeveralLocales: Bool { self != .browse && self != .explain }

  /// How it is called.
  var usage: String {
    let words = ["galley"] + [word, operand?.name].compactMap(\.self)
    return (words + (takesPaths ? ["[options]", "[path...]"] : [])).joined(separator: " ")
  }

  /// What must stand before the paths.
  var operand: Option.Value? {
    switch self {
    case .explain: .text("KEY")
    case .completions: Shell.values()
    case .browse, .print, .coverage, .manual, .dump: nil
    }
  }

  /// One line on what it does.
  var summary: String {
    switch self {
    case .browse: "browse in the terminal"
    case .print: "the same rows on standard output"
    case .coverage: "how far each language is"
    case .explain: "everything about one string"
    case .completions: "a completion script"
    case .manual: "the manual page"
    case .dump: "what the readers made of the files"
    }
  }

  /// The command that a word on the command line stands for.
  init?(word: String) {
    guard let command = Command(rawValue: word), command.word != nil else { return nil }
    self = command
  }
}
