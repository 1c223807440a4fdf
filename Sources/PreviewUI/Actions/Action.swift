/// What a key, or a command at the prompt, can do.
///
/// Its entries are the one table of actions: names, help, groups, keys and arguments. The keymap,
/// the help screen, the prompt and the manual are made from it, so none of them can be incomplete.
public enum Action: String, CaseIterable, Sendable {
  case down, up, halfPageDown, halfPageUp, pageDown, pageUp, top, bottom
  case nextTable, previousTable, table
  case search, nextMatch, previousMatch, filter, sort
  case nextUnfit, nextMissing, nextProblem
  case nextLocale, previousLocale, locale, fullNames
  case narrower, wider, width, automatic, compact, standard, extended
  case nextCount, previousCount, count, device, pseudo, sampleLength, fallback, markdown
  case theme
  case inspect, scrollDown, scrollUp, compare, arguments, writeSamples, edit, copyText, copyKey
  case prompt, reload, mouse, redraw, help, back, quit

  /// The heading under which the help screen lists an action.
  public enum Group: String, CaseIterable, Sendable {
    case motion = "Move"
    case search = "Find"
    case environment = "Preview"
    case row = "Row"
    case program = "Program"
  }

  /// What is known of an action.
  public struct Entry: Sendable {
    /// What it does, as the help screen says it.
    public let help: String
    /// Its heading.
    public let group: Group
    /// The key sequences that do it by default, as scripts spell them.
    public let keys: [String]
    /// What may follow its name at the prompt, in a word; nil where nothing may.
    public let argument: String?

    /// The key sequences as people read them: scripts alone spell `<` with a name.
    public var legends: [String] { keys.map { $0 == "<lt>" ? "<" : $0 } }

    init(_ help: String, _ group: Group, keys: [String] = [], argument: String? = nil) {
      self.help = help
      self.group = group
      self.keys = keys
      self.argument = argument
    }
  }

  /// Its name at the prompt and in the configuration: `next-locale`.
  public var name: String {
    rawValue.reduce(into: "") { name, character in
      name += character.isUppercase ? "-" + character.lowercased() : String(character)
    }
  }

  /// The action of a name.
  public init?(name: some StringProtocol) {
    guard let action = Action.allCases.first(where: { $0.name == name }) else { return nil }
    self = action
  }
}
