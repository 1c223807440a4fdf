/// A command with its options: a value that the command line fills in, and that runs.
///
/// A command reads what it has: its own properties, and the parts that it shares with others. What it
/// does not list among its parts, the command line cannot give it. To add a command, write a type that
/// conforms to it or to ``CatalogCommand``, and list it in ``Galley/commands``.
protocol Command: Sendable {
  /// The name in messages.
  static var name: String { get }
  /// The word that selects the command; nil for the command without one.
  static var word: String? { get }
  /// The purpose, in one line.
  static var summary: String { get }
  /// What it does, in paragraphs that are separated by empty lines.
  static var meaning: String { get }
  /// Whether `--help` mentions it.
  static var isListed: Bool { get }
  /// The paths as the usage writes them, such as `[path...]`.
  static var pathUsage: String { get }
  /// Other ways to call it, each as in the usage.
  static var otherUsages: [String] { get }
  /// The argument that comes before the paths, if the command needs one.
  static var operand: Option.Value? { get }
  /// Whether it can show more than one locale at a time.
  static var takesSeveralLocales: Bool { get }
  /// The parts with options, except for `shared` and the command itself.
  static var parts: [OptionPart<Self>] { get }
  /// The options that no other command takes.
  static var options: [Option] { get }
  /// The names of options that all other commands on catalogs take, and that it has no use for.
  static var unusedOptions: Set<String> { get }
  /// The names of options whose value may be a list, although other commands take one of its parts.
  static var listOptions: Set<String> { get }
  /// The option without which the command cannot run, with its value; nil if there is none.
  static var requiredOption: String? { get }
  /// What shared options mean for this command, by name, where that differs from their description.
  static var ownHelp: [String: String] { get }

  /// The part with the options of all commands that work on catalogs; nil for other commands.
  static var sharedPart: OptionPart<Self>? { get }

  /// The command as it is without any option.
  init()

  /// Reads the words that are not options.
  ///
  /// - Parameters:
  ///   - operands: the words.
  ///   - exists: whether there is a file or a folder at a path.
  /// - Throws: what is wrong with a word.
  mutating func take(_ operands: ArraySlice<Operand>, exists: (String) -> Bool) throws(OptionsError)

  /// Whether the user's configuration applies to the command.
  var readsConfiguration: Bool { get }

  /// Applies the settings of a configuration that the command accepts.
  mutating func apply(_ configuration: Configuration)

  /// Rejects shared options that are wrong only in combination.
  func validateShared() throws(OptionsError)

  /// Rejects options that are wrong only in combination.
  func validate() throws(OptionsError)

  /// Decides what the options leave open, just before the command runs.
  mutating func prepare()

  /// Does what the options say.
  func run() -> ExitStatus
}

/// A command that works on catalogs: it takes paths, the options that say how to read them, and the
/// user's configuration.
protocol CatalogCommand: Command {
  /// The options of all commands that work on catalogs.
  var shared: SharedOptions { get set }

  /// Takes what the configuration says besides options.
  mutating func take(_ configuration: Configuration)
}

/// A word of the command line that is not an option, and not a command.
struct Operand: Sendable {
  let text: String
  /// Whether it is certainly a path: it exists, or comes after `--`.
  let isPath: Bool
  /// Whether it comes after `--`.
  var isAfterDashes = false
}

extension Command {
  static var word: String? { name }
  static var meaning: String { summary }
  static var isListed: Bool { true }
  /// Whether it works on catalogs and therefore takes paths.
  static var takesPaths: Bool { sharedPart != nil }
  static var pathUsage: String { "[path...]" }
  static var otherUsages: [String] { [] }
  static var operand: Option.Value? { nil }
  static var takesSeveralLocales: Bool { true }
  static var parts: [OptionPart<Self>] { [] }
  static var options: [Option] { [] }
  static var unusedOptions: Set<String> { [] }
  static var listOptions: Set<String> { takesSeveralLocales ? ["locale", "state"] : ["state"] }
  static var requiredOption: String? { nil }
  static var ownHelp: [String: String] { [:] }
  static var sharedPart: OptionPart<Self>? { nil }
  var readsConfiguration: Bool { false }

  mutating func take(
    _ operands: ArraySlice<Operand>, exists: (String) -> Bool
  ) throws(OptionsError) {
    guard operands.isEmpty else { throw .noPaths(for: Self.self) }
  }

  mutating func apply(_ configuration: Configuration) {}

  func validateShared() throws(OptionsError) {}

  func validate() throws(OptionsError) {}

  mutating func prepare() {}
}

extension CatalogCommand {
  static var sharedPart: OptionPart<Self>? { OptionPart(\.shared) }
  var readsConfiguration: Bool { shared.readsConfiguration }

  mutating func take(
    _ operands: ArraySlice<Operand>, exists: (String) -> Bool
  ) throws(OptionsError) {
    shared.paths = operands.map(\.text)
  }

  mutating func take(_ configuration: Configuration) {}

  mutating func apply(_ configuration: Configuration) {
    shared.screen = configuration.screen
    take(configuration)
    // The reader has already rejected invalid values.
    for setting in configuration.settings { try? set(setting.option, to: setting.value) }
  }

  func validateShared() throws(OptionsError) {
    if shared.paths.count(where: { $0 == "-" }) > 1 {
      throw OptionsError("'-' given twice; standard input can be read only once")
    }
    if Self.takesSeveralLocales { return }
    switch shared.locales {
    case .preferred: break
    case .tags(let tags) where tags.count == 1: break
    case .all, .tags: throw .severalLocales(for: Self.self)
    }
  }

  mutating func prepare() {
    shared.chooseCatalogs()
    shared.useASCIIIfNeeded()
  }
}

// MARK: Options

extension Command {
  private static var allParts: [OptionPart<Self>] {
    [sharedPart].compactMap(\.self) + parts + [OptionPart(\.self)]
  }

  /// The effect of an option on the command; nil if the command does not take it.
  private static func setter(of option: Option) -> (part: OptionPart<Self>, setter: OptionSetter)? {
    guard case .set(let setters) = option.effect, !unusedOptions.contains(option.name) else {
      return nil
    }
    for part in allParts {
      if let setter = setters.first(where: { $0.part == part.id }) { return (part, setter) }
    }
    return nil
  }

  static func takes(_ option: Option) -> Bool {
    option.group == .general || setter(of: option) != nil
  }

  /// The words that the command accepts as the value of an option; nil if it accepts others too.
  static func words(of option: Option) -> [String]? {
    if let words = setter(of: option)?.setter.words { return words }
    if case .choice(let words, _) = option.value { return words }
    return nil
  }

  /// The first sentence about an option, as the command takes it.
  static func summary(of option: Option) -> String { ownHelp[option.name] ?? option.summary }

  /// The names and the value of an option, as the command takes it: `-l, --locale TAG,...`.
  static func synopsis(of option: Option) -> String {
    option.synopsis + (listOptions.contains(option.name) ? ",..." : "")
  }

  /// Sets the value of an option, which is empty if the option takes none.
  mutating func set(_ option: Option, to value: String) throws(InvalidValue) {
    guard let (part, setter) = Self.setter(of: option) else { return }
    try part.set(&self, setter, value)
  }

  /// The command line in one line, as the help shows it.
  static var usage: String {
    let words = ["galley"] + [word, operand?.name].compactMap(\.self)
    return (words + (takesPaths ? ["[options]", pathUsage] : [])).joined(separator: " ")
  }

  /// The command line with the option that it needs.
  static var wholeUsage: String {
    requiredOption.map { usage.replacing("[options]", with: "\($0) [options]") } ?? usage
  }

  /// The name of the first argument that is missing after so many.
  static func operand(after count: Int) -> String {
    let names = (operand?.name ?? pathUsage).split(separator: " ")
    return names.dropFirst(count).first.map { String($0.replacing("...", with: "")) } ?? ""
  }
}

/// The commands, found by their words.
enum Commands {
  /// Those that `--help` mentions.
  static var listed: [any Command.Type] { Galley.commands.filter { $0.isListed } }

  static var listedWords: [String] { listed.compactMap { $0.word } }

  /// The command that a word selects, or nil if the word is a path.
  static func named(_ word: String) -> (any Command.Type)? {
    Galley.commands.first { $0.word == word }
  }
}
