/// The description of an option: its names, the kind of its value, and its help.
struct OptionEntry: Sendable {
  /// A section of the help, in the order of the cases.
  enum Group: String, CaseIterable, Sendable {
    case language = "Language"
    case layout = "Layout"
    case points = "Points"
    case samples = "Samples"
    case selection = "Selection"
    case rules = "Rules"
    case output = "Output"
    case scripts = "Scripts"
    case general = "General"
  }

  /// The kind of value that an option takes, for the help and for the shells' completions.
  enum Value: Sendable {
    /// One of a few words. The help lists them, or shows `named` if the list is too long.
    case choice([String], named: String? = nil)
    /// Words separated by commas; the completions suggest the known ones, and names in catalogs.
    case list(String, known: [String], names: Candidates? = nil)
    /// A name in the catalogs.
    case names(String, of: Candidates)
    /// The path of a file.
    case file(String)
    case text(String)

    /// The placeholder in the help: `TAG`, `auto|always|never`.
    var name: String {
      switch self {
      case .choice(let words, let name): name ?? words.joined(separator: "|")
      case .list(let name, _, _), .names(let name, _), .file(let name), .text(let name): name
      }
    }

    /// The words that are known; only a choice has no others.
    var words: [String] {
      switch self {
      case .choice(let words, _), .list(_, let words, _): words
      case .names, .file, .text: []
      }
    }
  }

  /// The long name, without the dashes.
  let name: String
  /// The short name, which always stands alone: `-abc` is never a group of options.
  var short: Character?
  /// The section of the help that lists it.
  let group: Group
  /// Whether the configuration may set it: preferences of a user or a terminal, not of one run.
  var isConfigurable = false
  /// The description for the manual page, in sentences.
  let help: String
  /// The value, or nil if the option takes none.
  var value: Value?
  /// The description in the help of a command; nil for the first sentence of ``help``.
  var ownSummary: String?
  /// Whether the command takes several values, although others take one.
  var isList = false
}

extension OptionEntry {
  /// The long name as the user types it.
  var spelling: String { "--\(name)" }

  /// All names as the user types them: `--width` and `-w`.
  var spellings: [String] { [spelling] + (short.map { ["-\($0)"] } ?? []) }

  /// The names and the value, as the help shows them: `-w, --width N`.
  var synopsis: String {
    let names = (short.map { "-\($0), " } ?? "    ") + spelling
    return [names, value?.name].compactMap(\.self).joined(separator: " ")
  }

  /// The description in the help of a command, which fits a line.
  var summary: String {
    if let ownSummary { return ownSummary }
    let words = help[..<(help.firstRange(of: ". ")?.lowerBound ?? help.endIndex)]
    return String(words.last == "." ? words.dropLast() : words)
  }

  /// The listed commands that take it.
  var commands: [any Command.Type] { Commands.listed.filter { $0.entry(named: name) != nil } }

  /// The commands that take it, as in a sentence, after one of the given words; those that do not, if
  /// these are few.
  func owners(all: String, except others: String, only these: String) -> String {
    let owners = Set(commands.map { $0.name })
    let names = Commands.listed.map { $0.name }
    let rest = names.filter { !owners.contains($0) }
    if rest.isEmpty { return all }
    return rest.count <= 4
      ? others + Commands.sentence(rest) : these + Commands.sentence(names.filter(owners.contains))
  }
}

// MARK: All options

extension OptionEntry {
  /// The entries of all commands, each once, in the order of the help, and as they are in general.
  static let table: [OptionEntry] = {
    var names: Set<String> = []
    var entries = Galley.commands.flatMap { $0.entries }.filter { names.insert($0.name).inserted }
    for index in entries.indices {
      entries[index].ownSummary = nil
      entries[index].isList = false
    }
    return Group.allCases.flatMap { group in entries.filter { $0.group == group } }
  }()

  static let noConfiguration = OptionEntry(
    name: "no-config", group: .general, help: "Ignore the configuration file.")

  /// The options of all commands.
  static let general = [
    noConfiguration,
    OptionEntry(
      name: "help", short: "h", group: .general,
      help: "Show help. 'galley help COMMAND' shows the help of a command."),
    OptionEntry(name: "version", short: "V", group: .general, help: "Show the version."),
  ]
}

/// The values of an option that takes one of a few words.
protocol OptionChoice: RawRepresentable<String>, CaseIterable, Equatable, Sendable {}

extension OptionChoice {
  /// The words of all cases.
  static var words: [String] { allCases.map(\.rawValue) }

  /// The case with a word; nil if there is none.
  static func named(_ word: String) -> Self? { allCases.first { $0.rawValue == word } }
}
