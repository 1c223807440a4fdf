/// One option of the command line: a row of ``table``.
///
/// Parsing, help, completions, the manual page and the configuration all read that table.
///
/// ```swift
/// Option("theme", in: .output, help: "…", sets: .choice(\SharedOptions.theme))
/// ```
///
/// The commands that take it are those that have a part which one of its setters sets.
struct Option: Sendable {
  /// The effect of an option on the command line.
  enum Effect: Sendable {
    /// Sets properties of commands, one for each type of part that has it.
    case set([OptionSetter])
    /// Prints the help instead of running the command.
    case help
    /// Prints the version instead of running the command.
    case version
  }

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
    /// One word, of which each command has its own.
    case form(String)
    /// Words separated by commas; the completions suggest the known ones, and names in catalogs.
    case list(String, known: [String], names: Candidates.Kind? = nil)
    /// A name in the catalogs.
    case names(String, of: Candidates.Kind)
    /// The path of a file.
    case file(String)
    case number(String)
    case text(String)

    /// The placeholder in the help: `TAG`, `auto|always|never`.
    var name: String {
      switch self {
      case .choice(let words, let name): name ?? words.joined(separator: "|")
      case .form(let name), .list(let name, _, _), .names(let name, _), .file(let name),
        .number(let name), .text(let name):
        name
      }
    }

    /// The words that are known of a list, which may have others.
    var known: [String] { if case .list(_, let known, _) = self { known } else { [] } }
  }

  /// The long name, without the dashes.
  let name: String

  /// The short name, which always stands alone: `-abc` is never a group of options.
  let short: Character?

  /// The value, or nil if the option takes none.
  var value: Value? { makeValue() }
  private let makeValue: @Sendable () -> Value?

  /// The section of the help that lists it.
  let group: Group

  /// Whether the configuration may set it: preferences of a user or a terminal, not of one run.
  let isConfigurable: Bool

  /// The description, in sentences.
  ///
  /// The first one also serves as its ``summary``.
  var help: String { makeHelp() }
  private let makeHelp: @Sendable () -> String

  /// The effect of the option on the command line.
  let effect: Effect

  /// An option that sets something.
  ///
  /// Values and help are put together when they are asked for: a run needs those of few options.
  init(
    _ name: String, short: Character? = nil,
    value: @escaping @autoclosure @Sendable () -> Value? = nil, in group: Group,
    configurable: Bool = false, help: @escaping @autoclosure @Sendable () -> String,
    sets setters: OptionSetter...
  ) {
    self.init(
      name, short: short, value: value(), in: group, configurable: configurable, help: help(),
      effect: .set(setters))
  }

  /// An option with any effect.
  init(
    _ name: String, short: Character? = nil,
    value: @escaping @autoclosure @Sendable () -> Value? = nil, in group: Group,
    configurable: Bool = false, help: @escaping @autoclosure @Sendable () -> String, effect: Effect
  ) {
    self.name = name
    self.short = short
    makeValue = value
    self.group = group
    isConfigurable = configurable
    makeHelp = help
    self.effect = effect
  }
}

extension Option {
  /// The long name as the user types it.
  var spelling: String { "--\(name)" }

  /// All names as the user types them: `--width` and `-w`.
  var spellings: [String] { [spelling] + (short.map { ["-\($0)"] } ?? []) }

  /// The names and the value, as the help shows them: `-w, --width N`.
  var synopsis: String {
    let names = (short.map { "-\($0), " } ?? "    ") + spelling
    guard let value else { return names }
    return names + " " + value.name
  }

  /// The first sentence of the description, which fits a line.
  var summary: String {
    let words = help[..<(help.firstRange(of: ". ")?.lowerBound ?? help.endIndex)]
    return String(words.last == "." ? words.dropLast() : words)
  }

  /// The listed commands that take it.
  var commands: [any Command.Type] { Commands.listed.filter { $0.takes(self) } }

  /// The listed commands that do not take it, if these are few; nil if it is easier to say which do.
  var exceptions: [any Command.Type]? {
    let others = Commands.listed.filter { !$0.takes(self) }
    return others.count <= 4 ? others : nil
  }

  /// Commands as in a sentence: `browse, print and explain`.
  static func list(_ commands: [any Command.Type], isQuoted: Bool = false) -> String {
    let names = commands.map { command in
      isQuoted ? command.word.map { "'galley \($0)'" } ?? "browsing" : command.name
    }
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}

/// Why an option rejects a value.
struct InvalidValue: Error, Equatable {
  /// The part of a list that is wrong; nil if it is the whole value.
  var part: String?
  /// The values that the option accepts, as in "expected …".
  let expected: String
}

/// The values of an option that takes one of a few words.
protocol OptionChoice: RawRepresentable<String>, CaseIterable, Equatable, Sendable {}

extension OptionChoice {
  /// The words of all cases.
  static var words: [String] { allCases.map(\.rawValue) }

  /// The words as in a sentence: `text, json`.
  static var list: String { words.joined(separator: ", ") }

  /// The value of an option that takes these words, with a name if the list is too long to show.
  static func values(named name: String? = nil) -> Option.Value { .choice(words, named: name) }
}
