import CatalogFiles
import StringCatalog

/// `galley candidates SHELL KIND TIME LINE WORD`: prints the names in catalogs that complete a word, for
/// the scripts of `galley completions`.
///
/// A shell waits for it after each Tab, so it reads for a short time only, and offers what it has
/// found by then.
struct CandidatesCommand: Command {
  static let name = "candidates"
  static let summary = "the names in catalogs that complete a word"
  static let isListed = false
  static let operand: Option.Value? = .text("SHELL KIND TIME LINE WORD")

  var shared = SharedOptions()
  /// The word to complete.
  var request: CandidateRequest?

  mutating func take(
    _ operands: ArraySlice<Operand>, exists: (String) -> Bool
  ) throws(OptionsError) {
    request = CandidateRequest(operands.prefix(5).map(\.text))
    if request == nil { throw .missingOperand(of: Self.self) }
    shared.paths = operands.dropFirst(5).map(\.text)
  }

  /// A shell waits for an answer, and shows no messages.
  mutating func prepare() {}

  func run() -> ExitStatus {
    guard let request else { return .wrongUsage }
    let end = ContinuousClock.now + request.time
    var finder = shared.finder
    finder.limit = .time(until: end)
    // Standard input belongs to the shell.
    let paths = shared.paths.filter { $0 != "-" }.map { path in
      (request.shell == .bash ? BashWord(path).text : path).expandingHome
    }
    let isEmpty = paths.isEmpty && (Variable.current()[.galleyCatalogs] ?? "").isEmpty
    var load = CatalogLoader(finder: finder).begin(
      isEmpty ? ["."] : paths, sourceLanguage: shared.source)
    while ContinuousClock.now < end, load.next() != nil {}
    var output = StandardOutput()
    for word in request.words(in: load.catalog.tables) { output.write(word) }
    return output.close()
  }
}

extension String {
  /// The path with the user's home folder in place of a leading `~`, which the shell has not expanded.
  fileprivate var expandingHome: String {
    guard hasPrefix("~/"), let home = Variable.current()[.home] else { return self }
    return home + dropFirst()
  }
}
