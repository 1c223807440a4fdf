extension Option {
  /// What the value of an option is, for those who read about it and for those who complete it.
  enum Value: Equatable, Sendable {
    /// One of a few words. The help shows them all, or a name in their place.
    case choice([String], named: String? = nil)
    /// Words with commas between them, of which some are known beforehand.
    case list(String, known: [String])
    /// The path of a file.
    case file(String)
    /// A number.
    case number(String)
    /// Any text.
    case text(String)

    /// What the help calls it: `TAG`, `auto|always|never`.
    var name: String {
      switch self {
      case .choice(let words, let name): name ?? words.joined(separator: "|")
      case .list(let name, _), .file(let name), .number(let name), .text(let name): name
      }
    }
  }
}
