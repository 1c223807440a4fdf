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
    var met: [OptionSetting] = []
    var operands: [Operand] = []
    var command: (any Command.Type)?
    var request: Request?
    while let piece = try scanner.next() {
      switch piece {
      case .option(let option, let value): met.append((option.name, value))
      case .path(let path): operands.append(Operand(text: path, isPath: true, isAfterDashes: true))
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
    if let asked = met.lazy.compactMap({ Request(rawValue: $0.name) }).first {
      request = asked == .help ? .help : request ?? asked
    }
    if command == nil, let first = operands.first, !first.isPath, !first.text.contains("/") {
      try Self.validate(first.text, as: request)
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
    try run.take(operands, exists: exists)
    var configured = run
    try run.set(met)
    try run.validateShared()
    try run.validate()
    if run.readsConfiguration {
      configured.apply(configuration())
      try configured.set(met)
      run = configured
    }
    self = .run(run)
  }

  /// Rejects a first word that is probably a misspelt command.
  private static func validate(_ word: String, as request: Request?) throws(OptionsError) {
    let near = Spelling.close(to: word, among: Commands.listedWords).first
    if request == .help, near == nil {
      var error = OptionsError("no command '\(word)'; 'galley --help' lists the commands")
      error.namesHelp = true
      throw error
    }
    guard near != nil || request == .help || word.looksLikeCommand else { return }
    if word == "browse" { throw OptionsError("browsing needs no command; run 'galley PATH'") }
    throw OptionsError(
      "'\(word)' is not a galley command or a path"
        + (near.map { "; did you mean '\($0)'?" } ?? ""))
  }
}

extension Invocation {
  /// The command to run; nil if something is printed instead.
  var command: (any Command)? { if case .run(let command) = self { command } else { nil } }
}

/// A word that asks for something to read instead of a command.
private enum Request: String { case help, version }

extension String {
  /// Whether a word without a path of its name is a command that galley does not have, such as `diff`:
  /// names of files have other characters, too.
  fileprivate var looksLikeCommand: Bool {
    utf8.count > 1 && utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == UInt8(ascii: "-") }
  }
}

/// An error in a command line.
struct OptionsError: Error {
  /// The error in one sentence, without a full stop.
  let message: String
  /// Whether the message says already where to find help.
  var namesHelp = false
  /// The option after which the command line ends, although it takes a value; nil for other errors.
  var incompleteOption: OptionEntry?

  init(_ message: String) { self.message = message }

  /// The advice after other errors, for the words of a command line.
  static func advice(for words: [String]) -> String {
    // A value may have the name of a command, but then its help is of use, too.
    let command = words.lazy.compactMap(Commands.named).first { $0.isListed }?.word
    return "Try 'galley \(command.map { "\($0) " } ?? "")--help'."
  }

  /// One of the command's arguments is missing.
  static func missingOperand(of command: any Command.Type, after count: Int = 0) -> Self {
    Self("missing \(command.operand(after: count)); usage: \(command.usage)")
  }

  /// An argument is one too many.
  static func unexpectedOperand(_ text: String, for command: any Command.Type) -> Self {
    Self("unexpected argument '\(text)'; usage: \(command.usage)")
  }

  /// The command takes no paths.
  static func noPaths(for command: any Command.Type) -> Self {
    Self("'galley \(command.name)' takes no path; usage: \(command.usage)")
  }

  /// The command shows or writes one locale at a time.
  static func severalLocales(for command: any Command.Type) -> Self {
    if command.word == nil {
      return Self("browsing shows one language at a time; 'galley print' shows several")
    }
    let others = command == SetCommand.self ? "; '--from' writes several" : ""
    return Self("'galley \(command.name)' takes one language" + others)
  }

  /// The command does not accept the option.
  static func notForCommand(_ name: String, _ command: any Command.Type) -> Self {
    let quoted = { (command: any Command.Type) in
      command.word.map { "'galley \($0)'" } ?? "browsing"
    }
    let others = Commands.listed.filter { $0.entry(named: name) != nil }.map(quoted)
    let owners =
      others.count > 3
      ? "" : "; \(Commands.sentence(others)) \(others.count == 1 ? "takes" : "take") it"
    return Self("\(quoted(command)) has no option '--\(name)'" + owners)
  }

  /// The option or the argument does not accept the value.
  static func invalidValue(_ value: String, of name: String, expected: String) -> Self {
    Self("invalid value '\(value)' for '\(name)': expected \(expected)")
  }

  /// JSON has all fields of a row.
  static var fieldsOfJSON: Self {
    Self("while browsing, '--fields' is for text; json always has all fields")
  }
}
