import SourceText

/// Splits the words of a command line into options with their values and other words.
///
/// The syntax is GNU's: `--width=80`, `--width 80`, `-w80`, `-w 80`; all words after `--` are paths.
/// Names cannot be abbreviated, so that a new option never changes the meaning of an old script.
struct CommandLineScanner {
  /// One piece of the command line.
  enum Piece {
    /// An option with its value; the value is empty if the option takes none.
    case option(OptionEntry, value: String)
    /// A word that may be the name of a command.
    case word(String)
    /// A word after `--`, which is a path even if it begins with a dash.
    case path(String)
  }

  private var rest: ArraySlice<String>
  private let table: () -> [OptionEntry]
  /// Whether `--` has been read.
  private(set) var onlyPaths = false

  /// A scanner over the words after the program's name.
  ///
  /// The table is built only if the words contain an option, which makes a start without options
  /// faster.
  init(_ words: [String], table: @escaping @autoclosure () -> [OptionEntry] = OptionEntry.table) {
    rest = words[...]
    self.table = table
  }

  /// The next piece, or nil at the end.
  mutating func next() throws(OptionsError) -> Piece? {
    guard let word = rest.popFirst() else { return nil }
    if onlyPaths { return .path(word) }
    if word == "--" {
      onlyPaths = true
      return try next()
    }
    return try word.hasPrefix("-") && word != "-" ? option(word) : .word(word)
  }

  private mutating func option(_ word: String) throws(OptionsError) -> Piece {
    let (spelling, attached) = Self.parts(of: word)
    guard let option = table().first(where: { $0.spellings.contains(spelling) }) else {
      throw unknown(spelling)
    }
    guard let value = option.value else {
      guard let attached else { return .option(option, value: "") }
      guard word.hasPrefix("--") else { throw unknown(word) }
      throw OptionsError("'\(spelling)' takes no value, but was given '\(attached)'")
    }
    guard let text = attached ?? rest.popFirst() else {
      var error = OptionsError("'\(spelling)' needs a value: \(spelling) \(value.name)")
      error.incompleteOption = option
      throw error
    }
    return .option(option, value: text)
  }

  /// The parts of a word such as `--width=80` or `-w80`: the name of an option, and the value after it,
  /// if there is one.
  static func parts(of word: String) -> (spelling: String, attached: String?) {
    guard word.hasPrefix("--") else {
      let rest = word.dropFirst(2)
      return (String(word.prefix(2)), rest.isEmpty ? nil : String(rest))
    }
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    return (String(parts[0]), parts.count == 2 ? String(parts[1]) : nil)
  }

  private func unknown(_ spelling: String) -> OptionsError {
    let near = Spelling.nearest(to: spelling, in: table())
    return OptionsError(
      "unknown option '\(spelling)'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
  }
}

extension Spelling {
  /// The names of options in other programs.
  private static let names = [
    "--json": "--format json", "--lang": "--locale", "--language": "--locale",
    "--no-color": "--color never", "--no-colour": "--color never",
  ]

  /// The option whose name is most similar to an unknown one, or nil if none is similar enough.
  static func nearest(to spelling: String, in table: [OptionEntry]) -> String? {
    if let name = names[spelling] { return name }
    // A single letter is similar to every other one, but may be the first letter of a long name.
    let isShort = !spelling.hasPrefix("--")
    let start = isShort ? "-" + spelling : spelling
    let begun = table.map(\.spelling).filter { $0.hasPrefix(start) }
    if begun.count == 1 { return begun[0] }
    if isShort || spelling.unicodeScalars.count > longest { return nil }
    let allowed = spelling.count < 7 ? 1 : 2
    return table.map { (spelling: $0.spelling, distance: distance(spelling, $0.spelling)) }
      .filter { $0.distance <= allowed }
      .min { $0.distance < $1.distance }?.spelling
  }
}
