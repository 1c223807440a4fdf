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
  /// who asks for help need not have the rest right.
  init(words: [String]) throws(OptionsError) {
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
    var options = Options(command: command ?? .browse)
    if options.command.operand != nil, !paths.isEmpty { options.key = paths.removeFirst() }
    options.paths = paths
    for (option, _) in met {
      switch option.effect {
      case .help: self = .help(options.command)
      case .version: self = .version
      case .set: continue
      }
      return
    }
    for (option, value) in met { try options.apply(option, value: value) }
    try options.validate()
    self = .run(options)
  }
}

extension Options {
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
    if command.operand != nil, key == nil { throw .missingKey }
    if paths.count(where: { $0 == "-" }) > 1 { throw .standardInputTwice }
    if command.takesSeveralLocales { return }
    switch locales {
    case .preferred: break
    case .tags(let tags) where tags.count == 1: break
    case .all, .tags: throw .severalLocales
    }
  }
}
