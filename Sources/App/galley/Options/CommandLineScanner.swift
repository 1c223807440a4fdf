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
    if word.hasPrefix("--") { return try long(word) }
    if word.hasPrefix("-"), word != "-" { return try short(word) }
    return .word(word)
  }

  private mutating func long(_ word: String) throws(OptionsError) -> Piece {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = String(parts[0])
    let attached = parts.count == 2 ? String(parts[1]) : nil
    guard let option = table().first(where: { $0.spelling == spelling }) else {
      throw unknown(spelling)
    }
    guard let placeholder = option.value?.name else {
      if let attached {
        throw OptionsError("'\(spelling)' takes no value, but was given '\(attached)'")
      }
      return .option(option, value: "")
    }
    if let attached { return .option(option, value: attached) }
    return .option(option, value: try value(of: spelling, placeholder))
  }

  private mutating func short(_ word: String) throws(OptionsError) -> Piece {
    let letter = word.dropFirst().prefix(1)
    let spelling = "-" + letter
    guard let option = table().first(where: { $0.short == letter.first }) else {
      throw unknown(spelling)
    }
    let attached = word.dropFirst(2)
    guard let placeholder = option.value?.name else {
      guard attached.isEmpty else { throw unknown(word) }
      return .option(option, value: "")
    }
    if !attached.isEmpty { return .option(option, value: String(attached)) }
    return .option(option, value: try value(of: spelling, placeholder))
  }

  private mutating func value(
    of spelling: String, _ placeholder: String
  ) throws(OptionsError) -> String {
    guard let value = rest.popFirst() else {
      var error = OptionsError("'\(spelling)' needs a value: \(spelling) \(placeholder)")
      error.incompleteOption = spelling
      throw error
    }
    return value
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
