/// A command with its options: a value that the command line fills in, and that runs.
///
/// Its ``options`` are all that the command line can set: its own properties, and the parts that it
/// shares with others. To add a command, write a type that conforms to it or to ``CatalogCommand``, and
/// list it in ``Galley/commands``.
protocol Command: OptionOwner {
  /// The name in messages.
  static var name: String { get }
  /// The word that selects the command; nil for the command without one.
  static var word: String? { get }
  /// The purpose, in one line.
  static var summary: String { get }
  /// The description of the command, in paragraphs that are separated by empty lines.
  static var meaning: String { get }
  /// Whether `--help` mentions it.
  static var isListed: Bool { get }
  /// The paths as the usage writes them, such as `[path...]`.
  static var pathUsage: String { get }
  /// Other ways to call it, each as in the usage.
  static var otherUsages: [String] { get }
  /// The argument that comes before the paths, if the command needs one.
  static var operand: OptionEntry.Value? { get }
  /// Whether it can show more than one locale at a time.
  static var takesSeveralLocales: Bool { get }
  /// The option without which the command cannot run, with its value; nil if there is none.
  static var requiredOption: String? { get }

  /// The command as it is without any option.
  init()

  /// Reads the words that are not options.
  ///
  /// - Parameters:
  ///   - operands: the words.
  ///   - exists: whether there is a file or a folder at a path.
  /// - Throws: what is wrong with a word.
  mutating func take(_ operands: [Operand], exists: (String) -> Bool) throws(OptionsError)

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
  static var pathUsage: String { "[path...]" }
  static var otherUsages: [String] { [] }
  static var operand: OptionEntry.Value? { nil }
  static var takesSeveralLocales: Bool { true }
  static var options: [Option<Self>] { [] }
  static var requiredOption: String? { nil }
  var readsConfiguration: Bool { false }

  mutating func take(_ operands: [Operand], exists: (String) -> Bool) throws(OptionsError) {
    guard operands.isEmpty else { throw .noPaths(for: Self.self) }
  }

  mutating func apply(_ configuration: Configuration) {}

  func validateShared() throws(OptionsError) {}

  func validate() throws(OptionsError) {}

  mutating func prepare() {}
}

extension CatalogCommand {
  /// The options of all commands on catalogs; `locale` is the summary of `--locale` if the usual one
  /// does not apply.
  static func shared(locale: String? = nil) -> [Option<Self>] {
    SharedOptions.options(\.shared).with("locale", locale, isList: takesSeveralLocales)
  }

  var readsConfiguration: Bool { shared.readsConfiguration }

  mutating func take(_ operands: [Operand], exists: (String) -> Bool) throws(OptionsError) {
    shared.paths = operands.map(\.text)
  }

  mutating func take(_ configuration: Configuration) {}

  mutating func apply(_ configuration: Configuration) {
    shared.screen = configuration.screen
    take(configuration)
    // The reader has already rejected invalid values.
    try? set(configuration.settings, skipsOthers: true)
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
  /// The options as the help lists them.
  static var entries: [OptionEntry] {
    options.map(\.entry).filter { $0.group != .general } + OptionEntry.general
  }

  /// The option with a name, as the command takes it; nil if it does not.
  static func entry(named name: String) -> OptionEntry? { entries.first { $0.name == name } }

  /// Sets options one after the other: a later one overrides an earlier one.
  ///
  /// Options that the command does not take are skipped or rejected.
  mutating func set(
    _ settings: [OptionSetting], skipsOthers: Bool = false
  ) throws(OptionsError) {
    if settings.isEmpty { return }
    let options = Self.options
    for (name, value) in settings {
      guard let option = options.first(where: { $0.entry.name == name }) else {
        if skipsOthers || OptionEntry.general.contains(where: { $0.name == name }) { continue }
        throw .notForCommand(name, Self.self)
      }
      do {
        try option.set(&self, value)
      } catch {
        throw .invalidValue(error.part ?? value, of: "--\(name)", expected: error.expected)
      }
    }
  }

  /// Whether it works on catalogs and therefore takes paths.
  static var takesPaths: Bool { self is any CatalogCommand.Type }

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

/// The name of an option, and its value, which is empty if the option takes none.
typealias OptionSetting = (name: String, value: String)

/// The commands, found by their words.
enum Commands {
  /// The commands that `--help` mentions.
  static var listed: [any Command.Type] { Galley.commands.filter { $0.isListed } }

  static var listedWords: [String] { listed.compactMap { $0.word } }

  /// The command that a word selects, or nil if the word is a path.
  static func named(_ word: String) -> (any Command.Type)? {
    Galley.commands.first { $0.word == word }
  }

  /// Names as in a sentence: `browse, print and explain`.
  static func sentence(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}
