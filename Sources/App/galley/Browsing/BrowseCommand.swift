import CatalogCheck
import CatalogFiles
import PreviewUI
import TerminalValues

/// `galley`: shows the rows on the screen until the user quits.
///
/// With a script of keys it needs no terminal, and without a terminal it prints the rows. With
/// `--select` it prints the row that the user chooses, and the screen is on the controlling terminal.
struct BrowseCommand: CatalogCommand, Equatable {
  static let name = "browse"
  static let summary = "browse in the terminal"
  static let meaning = """
    Browse in the terminal. This is the default command. If standard output is not a terminal, it \
    prints the rows as text.
    """
  static let word: String? = nil
  static let pathUsage = "[path[:line]...] [+/words]"
  static let takesSeveralLocales = false
  static var options: [Option<Self>] {
    shared()
    RowOptions.options(\.rows)
    FilterOptions.options(\.filter)
    Option.since(\.since)
    Option.sources(\.sources)
    Option.format(\.format)
    Option.fields(\.fields)
    Option(
      "select", in: .output,
      help: """
        Choose a row: Enter prints its path:line, q exits with 1. --format json prints the row as \
        JSON, --fields its fields. The screen uses the controlling terminal, so standard output can \
        be a pipe.
        """,
      .flag(\.selects))
    Option("read-only", in: .output, help: "Disable editing.", .flag(\.isReadOnly))
    Option(
      "script", in: .scripts,
      help: """
        Run KEYS without a terminal, such as jj<Enter>, then quit. <60x20> resizes the screen.
        """,
      .value(\.script, .text("KEYS")) { text throws(InvalidValue) in
        do throws(KeySpellingError) {
          _ = try Event.events(in: text)
        } catch {
          throw InvalidValue(expected: "keys such as jj<Enter>; \(error)")
        }
        return text
      })
    Option(
      "size", in: .scripts, help: "Set the screen size of a script (default: 80x24).",
      .value(\.size, .text("CxR"), OptionText.size))
    Option(
      "save-screen", in: .scripts,
      help: "Write the last screen of a script to FILE, or to stdout for -.",
      .path(\.savedScreen, .file("FILE|-"), "the path of a file, or -"))
  }

  var shared = SharedOptions()
  var rows = RowOptions()
  var filter = FilterOptions()
  /// The revision since which an entry has to have changed; nil admits all.
  var since: String?
  /// The folders with the source code of the app.
  var sources: [String] = []
  /// How the chosen row is written.
  var format = Format.text
  /// The fields of the chosen row; empty writes its place.
  var fields: [RowField] = []
  /// Whether the app prints the row that the user chooses.
  var selects = false
  /// The keys to type without a terminal, as ``Event/events(in:)`` reads them.
  var script: String?
  /// Whether translations cannot be edited.
  var isReadOnly = false
  /// Whether the app starts at the first merge conflict.
  var startsAtConflict = false
  /// The size of a script's screen.
  var size: Size?
  /// The file that receives the last screen of a script, or `-` for standard output.
  var savedScreen: String?
  /// The line of a file at which the app starts.
  var line: StartLine?
  /// The words that the app searches for when it starts.
  var words: String?
  /// The place at which the app starts, unless the command line names another one.
  var place: RememberedPlace?
  /// Key bindings of the configuration; a later one overrides an earlier one for the same keys.
  var bindings: [Configuration.Binding] = []
  /// Whether the app opens a project in the locale in which the user last left it.
  var remembersLocale = false
  /// Whether the app opens a project at the place at which the user last left it.
  var remembersPlace = false

  /// Whether the app runs without a terminal: keys come from a script.
  var isScript: Bool { script != nil || size != nil || savedScreen != nil }

  /// The request of the app to the catalogs.
  var request: CatalogRequest {
    var request = CatalogRequest(shared, rows: rows)
    request.filter = filter
    request.since = since
    request.sources = sources
    request.isApp = true
    request.addsLanguages = !isScript && !isReadOnly
    return request
  }

  /// The command that prints the rows instead.
  var printing: PrintCommand {
    PrintCommand(shared: shared, rows: rows, filter: filter, since: since)
  }

  mutating func take(_ operands: [Operand], exists: (String) -> Bool) throws(OptionsError) {
    for operand in operands where operand.isPath || !takeStart(operand.text, exists: exists) {
      shared.paths.append(operand.text)
    }
  }

  /// Reads `FILE:LINE`, or `FILE:LINE:COLUMN` as messages have it, and `+/WORDS`; false for other
  /// words.
  private mutating func takeStart(_ word: String, exists: (String) -> Bool) -> Bool {
    if word.hasPrefix("+/") {
      words = String(word.dropFirst(2))
      return true
    }
    var path = word[...]
    var numbers: [Int] = []
    while numbers.count < 2, let colon = path.lastIndex(of: ":"),
      let number = OptionText.digits(path[path.index(after: colon)...])
    {
      path = path[..<colon]
      numbers.insert(number, at: 0)
      guard exists(String(path)) else { continue }
      shared.paths.append(String(path))
      line = line ?? StartLine(path: String(path).simplePath, line: numbers[0])
      return true
    }
    return false
  }

  mutating func take(_ configuration: Configuration) {
    bindings = configuration.bindings
    remembersLocale = configuration.remembersLocale
    remembersPlace = configuration.remembersPlace
  }

  func validate() throws(OptionsError) {
    try rows.points.validate()
    if !selects, format != .text || !fields.isEmpty {
      throw OptionsError(
        "while browsing, '--format' and '--fields' need '--select'; or use 'galley print'")
    }
    if !fields.isEmpty, format == .json { throw .fieldsOfJSON }
  }

  mutating func prepare() {
    // The app says on its screen that it shows the samples.
    shared.chooseCatalogsToBrowse(quietly: isScript || StandardOutput.isTerminal)
    recallPlace()
    shared.useASCIIIfNeeded()
  }

  func run() -> ExitStatus {
    isScript ? ScriptPlayer(options: self).run() : Browser(options: self).run()
  }
}
