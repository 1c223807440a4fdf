/// What a whole command line asks for.
enum Invocation: Equatable, Sendable {
  /// The help of one command; that of browse is the general one.
  case help(Command)
  /// The version.
  case version
  /// A command with its options.
  case run(Options)

  /// Reads the words after the program's name.
  ///
  /// Help and version win over everything but an option that does not exist, wherever they stand:
  /// who asks for help need not have the rest right. The configuration is asked for only by a
  /// command line that is right and wants it, which wins over it.
  init(
    words: [String], configuration: () -> Configuration = { Configuration() }
  ) throws(OptionsError) {
    var scanner = WordScanner(words)
    var met: [(option: Option, value: String)] = []
    var paths: [String] = []
    var command: Command?
    while let piece = try scanner.next() {
      switch piece {
      case .option(let option, let value): met.append((option, value))
      case .path(let path): paths.append(path)
      case .word(let word):
        if command == nil, paths.isEmpty, let named = Command(word: word) {
          command = named
        } else {
          paths.append(word)
        }
      }
    }
    for (option, _) in met {
      switch option.effect {
      case .help: self = .help(command ?? .browse)
      case .version: self = .version
      case .set: continue
      }
      return
    }
    var options = Options(command: command ?? .browse)
    try options.take(operands: paths)
    var configured = options
    for (option, value) in met { try options.apply(option, value: value) }
    try options.validate()
    if options.readsConfiguration, options.command.takesPaths {
      configured.apply(configuration())
      for (option, value) in met { try configured.apply(option, value: value) }
      options = configured
    }
    self = .run(options)
  }
}

extension Options {
  /// Takes the words that are no options: what the command is about, and the paths.
  fileprivate mutating func take(operands words: [String]) throws(OptionsError) {
    var rest = words[...]
    if command.operand != nil {
      guard let operand = rest.popFirst() else { throw .missingOperand(of: command) }
      if command == .explain {
        key = operand
      } else if let shell = Shell(rawValue: operand) {
        self.shell = shell
      } else {
        throw .invalidValue(
          option: command.rawValue, value: operand, expected: "one of \(Shell.list)")
      }
    }
    guard command.takesPaths || rest.isEmpty else { throw .noPaths(for: command) }
    paths = Array(rest)
  }

  /// Sets what one option of the command line sets; the last one wins where both cannot.
  fileprivate mutating func apply(_ option: Option, value: String) throws(OptionsError) {
    guard option.commands.contains(command) else {
      throw .notForCommand(option: option, command: command)
    }
    guard case .set(let set) = option.effect else { return }
    do {
      try set(&self, value)
    } catch {
      throw .invalidValue(option: option.spelling, value: value, expected: error.expected)
    }
  }

  /// Finds what is wrong with the options taken together.
  fileprivate func validate() throws(OptionsError) {
    if paths.count(where: { $0 == "-" }) > 1 { throw .standardInputTwice }
    if command.takesSeveralLocales { return }
    switch locales {
    case .preferred: break
    case .tags(let tags) where tags.count == 1: break
    case .all, .tags: throw .severalLocales
    }
  }
}
