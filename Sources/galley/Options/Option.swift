/// One option of the command line: a row of the table from which parsing and help both come.
///
/// ```swift
/// Option("width", short: "w", value: .number("N"), in: .layout, help: "…") { options, value in … }
/// ```
struct Option: Sendable {
  /// What the option does when it is met.
  enum Effect: Sendable {
    /// It sets something; the text is its value, empty where the option takes none.
    case set(@Sendable (inout Options, String) throws(InvalidValue) -> Void)
    /// It shows the help and nothing else happens.
    case help
    /// It shows the version and nothing else happens.
    case version
  }

  /// A part of the help, in the order in which it is shown.
  enum Group: String, CaseIterable, Sendable {
    case language = "Language"
    case layout = "Layout"
    case samples = "Samples"
    case selection = "Selection"
    case output = "Output"
    case scripts = "Scripts"
    case general = "General"
  }

  /// Its long name, without the dashes.
  let name: String

  /// Its short name; an option with one always takes a value, so there are no clusters to read.
  let short: Character?

  /// What its value is, or nil where it takes none.
  let value: Value?

  /// The part of the help that it stands in.
  let group: Group

  /// The commands that know it.
  let commands: Set<Command>

  /// Whether the configuration may hold it: what suits a terminal and its user, for all catalogs.
  let isConfigurable: Bool

  /// What it does, for the help.
  let help: String

  /// What it does when it is met.
  let effect: Effect

  /// An option that sets something.
  init(
    _ name: String, short: Character? = nil, value: Value? = nil, in group: Group,
    for commands: Set<Command> = Command.ofCatalogs, configurable: Bool = false, help: String,
    set: @escaping @Sendable (inout Options, String) throws(InvalidValue) -> Void
  ) {
    self.init(
      name, short: short, value: value, in: group, for: commands, configurable: configurable,
      help: help, effect: .set(set))
  }

  /// An option with any effect.
  init(
    _ name: String, short: Character? = nil, value: Value? = nil, in group: Group,
    for commands: Set<Command> = Command.ofCatalogs, configurable: Bool = false, help: String,
    effect: Effect
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.group = group
    self.commands = commands
    isConfigurable = configurable
    self.help = help
    self.effect = effect
  }

  /// Its long name as it is typed.
  var spelling: String { "--\(name)" }

  /// All that can be typed for it, as the help shows it: `-w, --width N`.
  var synopsis: String {
    let names = (short.map { "-\($0), " } ?? "    ") + spelling
    guard let value else { return names }
    return names + " " + value.name
  }
}

/// Why an option does not take the value that it was given.
struct InvalidValue: Error, Equatable {
  /// What the option wants instead, as the end of "… is not".
  let expected: String
}
