import CatalogFiles
import StringCatalog

/// `galley candidates SHELL KIND TIME LINE WORD`: prints the names in catalogs that complete a word, for
/// the scripts of `galley completions`.
///
/// A shell waits for it after each Tab, so it reads for a short time only, and offers what it has
/// found by then.
struct CandidatesCommand {
  let options: Options

  func run() -> ExitStatus {
    guard let request = options.candidates else { return .wrongUsage }
    let end = ContinuousClock.now + request.time
    var finder = options.finder
    finder.limit = .time(until: end)
    // Standard input belongs to the shell.
    let paths = options.paths.filter { $0 != "-" }.map { path in
      (request.shell == .bash ? BashWord(path).text : path).expandingHome
    }
    let isEmpty = paths.isEmpty && (Variable.current()[.galleyCatalogs] ?? "").isEmpty
    var load = CatalogLoader(finder: finder).begin(
      isEmpty ? ["."] : paths, sourceLanguage: options.source)
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
