import SourceText

/// The request of a whole command line.
enum Invocation: Sendable {
  /// Print the help of a command, or the general help.
  case help((any Command.Type)?)
  /// Print the version.
  case version
  case run(any Command)

  /// Reads the words after the program's name.
  ///
  /// `--help` and `--version` win over everything except an unknown option, so that they work on a
  /// command line that is otherwise wrong. `configuration` is called only if the command line is
  /// right and wants it; options on the command line override it. `exists` says whether there is a
  /// file or a folder of a name: an existing path is never taken for a misspelt command.
  init(
    words: [String], configuration: () -> Configuration = { Configuration() },
    exists: (String) -> Bool = { _ in false }
  ) throws(OptionsError) {
    var scanner = CommandLineScanner(words)
    var met: [(option: Option, value: String)] = []
    var operands: [Operand] = []
    var command: (any Command.Type)?
    var request: Request?
    while let piece = try scanner.next() {
      switch piece {
      case .option(let option, let value): met.append((option, value))
      case .path(let path): operands.append(Operand(text: path, isPath: true))
      case .word(let word):
        let isFirst = command == nil && operands.isEmpty
        if isFirst, let named = Commands.named(word) {
          command = named
        } else if isFirst, request == .help, word == BrowseCommand.name {
          command = BrowseCommand.self
        } else if isFirst, request == nil, let asked = Request(rawValue: word) {
          request = asked
        } else {
          operands.append(Operand(text: word, isPath: exists(word)))
        }
      }
    }
    for (option, _) in met {
      switch option.effect {
      case .help: request = .help
      case .version: request = request ?? .version
      case .set: continue
      }
      break
    }
    if command == nil, let first = operands.first, !first.isPath, !first.text.contains("/") {
      let near = Spelling.nearest(to: first.text, among: Commands.listedWords).first
      // All short words are near each other, so fewer differences count in them.
      let allowed = max(1, first.text.count / 3)
      if request == .help, near.map({ Spelling.distance(first.text, $0) > allowed }) ?? true {
        throw .noHelp(first.text)
      }
      if near != nil || request == .help || first.text.looksLikeCommand {
        throw .unknownCommand(first.text, nearest: near)
      }
    }
    switch request {
    case .help:
      self = .help(command)
      return
    case .version:
      self = .version
      return
    case nil: break
    }
    var run = (command ?? BrowseCommand.self).init()
    try run.take(operands[...], exists: exists)
    var configured = run
    for (option, value) in met { try run.apply(option, value: value) }
    try run.validateAll()
    if run.shared.readsConfiguration, run.takesPaths {
      configured.apply(configuration())
      for (option, value) in met { try configured.apply(option, value: value) }
      run = configured
    }
    self = .run(run)
  }
}

extension Invocation: Equatable {
  /// The command to run; nil if something is printed instead.
  var command: (any Command)? { if case .run(let command) = self { command } else { nil } }

  static func == (first: Invocation, second: Invocation) -> Bool {
    switch (first, second) {
    case (.help(let first), .help(let second)): first == second
    case (.version, .version): true
    case (.run(let first), .run(let second)): first.isEqual(to: second)
    default: false
    }
  }
}

/// A word that asks for something to read instead of a command.
private enum Request: String {
  case help, version
}

extension String {
  /// Whether a word without a path of its name is a command that galley does not have, such as `diff`:
  /// names of files have other characters, too.
  fileprivate var looksLikeCommand: Bool {
    utf8.count > 1 && utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == UInt8(ascii: "-") }
  }
}

extension Command {
  fileprivate var takesPaths: Bool { Self.takesPaths }

  /// Applies one option; a later one overrides an earlier one.
  fileprivate mutating func apply(_ option: Option, value: String) throws(OptionsError) {
    guard Self.takes(option) else { throw .notForCommand(option: option, command: Self.self) }
    do {
      try set(option, to: value)
    } catch {
      throw .invalidValue(error.part ?? value, option: option.spelling, expected: error.expected)
    }
  }

  /// Rejects options that are wrong only in combination.
  fileprivate func validateAll() throws(OptionsError) {
    if shared.paths.count(where: { $0 == "-" }) > 1 { throw .standardInputTwice }
    try validate()
    if Self.takesSeveralLocales { return }
    switch shared.locales {
    case .preferred: break
    case .tags(let tags) where tags.count == 1: break
    case .all, .tags: throw .severalLocales(for: Self.self)
    }
  }
}

/// An error in a command line.
enum OptionsError: Error {
  /// No option has this name.
  case unknownOption(String, nearest: String?)
  /// The first word is neither a command nor an existing path, but nearly a command or after "help".
  case unknownCommand(String, nearest: String?)
  /// No command has the name of which help is asked.
  case noHelp(String)
  /// The option takes a value, but the command line ends after it.
  case missingValue(option: String, placeholder: String)
  /// The option takes no value, but has one after an equals sign.
  case unexpectedValue(option: String, value: String)
  /// The option does not accept the value.
  case invalidValue(String, option: String, expected: String)
  /// `compile` does not know where to write.
  case noOutputDirectory
  /// The command does not accept the option.
  case notForCommand(option: Option, command: any Command.Type)
  /// The command shows or writes one locale at a time.
  case severalLocales(for: any Command.Type)
  /// The command measures in one room at a time.
  case severalRooms
  /// The app writes nothing unless the user chooses a row.
  case onlySelected
  /// JSON has all fields of a row.
  case fieldsOfJSON
  /// The words of `explain` are in the wrong order.
  case pathBeforeKey(path: String, key: String)
  /// One of the command's arguments is missing.
  case missingOperand(of: any Command.Type, after: Int = 0)
  /// With a file of requests, `set` takes no key and no text.
  case noSuchPath(String)
  /// `set` does not know which language to write.
  case noLanguage
  /// `remove --unused` does not know where the source code is.
  case noSources
  /// `check` writes nothing unless it fixes problems.
  case onlyFixing
  /// `merge` lists only conflicts that are left.
  case onlyResolving
  /// The command takes no paths.
  case noPaths(for: any Command.Type)
  /// Standard input can be read only once.
  case standardInputTwice

  /// Whether the message says already where to find help.
  var namesHelp: Bool { if case .noHelp = self { true } else { false } }

  /// The advice after other errors, for the words of a command line.
  static func advice(for words: [String]) -> String {
    // A value may have the name of a command, but then its help is of use, too.
    let command = words.lazy.compactMap(Commands.named).first { $0.isListed }?.word
    return "Try 'galley \(command.map { "\($0) " } ?? "")--help'."
  }

  /// The error in one sentence, without a full stop.
  var message: String {
    switch self {
    case .unknownOption(let spelling, let nearest):
      "unknown option '\(spelling)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    case .unknownCommand(let word, let nearest):
      word == "browse"
        ? "browsing needs no command; run 'galley PATH'"
        : "'\(word)' is not a galley command or a path"
          + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    case .noHelp(let word): "no command '\(word)'; 'galley --help' lists the commands"
    case .missingValue(let option, let placeholder):
      "'\(option)' needs a value: \(option) \(placeholder)"
    case .unexpectedValue(let option, let value):
      "'\(option)' takes no value, but was given '\(value)'"
    case .invalidValue(let value, let option, let expected):
      "invalid value '\(value)' for '\(option)': expected \(expected)"
    case .notForCommand(let option, let command):
      "\(command.word == nil ? "browsing" : "'galley \(command.name)'") has no option '\(option.spelling)'"
        + (option.commands.count > 3
          ? ""
          : "; \(Option.list(option.commands, isQuoted: true)) \(option.commands.count == 1 ? "has" : "have") it")
    case .severalLocales(let command):
      if command.word == nil {
        "browsing shows one language at a time; 'galley print' shows several"
      } else {
        "'galley \(command.name)' takes one language"
          + (command == SetCommand.self ? "; '--from' writes several" : "")
      }
    case .noOutputDirectory:
      "missing --output-directory DIR"
    case .severalRooms:
      "only one phone and text size here; 'galley fit' accepts several"
    case .onlySelected:
      "'--format' and '--fields' are for 'galley print', and while browsing for '--select'"
    case .fieldsOfJSON:
      "'--fields' is for text, csv and markdown; json always has all fields"
    case .pathBeforeKey(let path, let key):
      "the key comes first: galley explain '\(key)' '\(path)'"
    case .missingOperand(let command, let count):
      "missing \(command.operand(after: count)); usage: \(command.usage)"
    case .noSuchPath(let path):
      "'\(path)': no such file; with '--from', all arguments are paths"
    case .noLanguage:
      "missing --locale TAG, the language to write"
    case .noSources:
      "'--unused' requires --sources DIR"
    case .onlyFixing:
      "'--dry-run' requires '--fix'"
    case .onlyResolving:
      "'--list' requires '--resolve'"
    case .noPaths(let command):
      "'galley \(command.name)' takes no path; usage: \(command.usage)"
    case .standardInputTwice:
      "'-' given twice; standard input can be read only once"
    }
  }
}
