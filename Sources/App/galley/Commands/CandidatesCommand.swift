import CatalogFiles
import StringCatalog

/// `galley candidates SHELL TIME WORDS`: prints what may stand in place of the last word of a command
/// line, for the scripts of `galley completions`.
///
/// A shell waits for it after each Tab, so it reads for a short time only, and offers what it has
/// found by then.
struct CandidatesCommand: Command {
  static let name = "candidates"
  static let summary = "what completes a command line"
  static let isListed = false
  static let operand: OptionEntry.Value? = .text("SHELL TIME WORD...")

  /// The command line to complete.
  var request: CandidateRequest?

  mutating func take(_ operands: [Operand], exists: (String) -> Bool) throws(OptionsError) {
    request = CandidateRequest(operands.map(\.text))
    if request == nil { throw .missingOperand(of: Self.self) }
  }

  func run() -> ExitStatus {
    guard let request else { return .wrongUsage }
    let completion = Completion(of: request.words)
    var output = StandardOutput()
    for part in request.answer(completion, names: names(for: completion, within: request.time)) {
      output.write(part)
    }
    return output.close()
  }

  /// The names in catalogs that complete the word, as far as they are found in time.
  private func names(for completion: Completion, within time: Duration) -> [String] {
    guard let candidates = completion.names else { return [] }
    let end = ContinuousClock.now + time
    var finder = SharedOptions().finder
    finder.limit = .time(until: end)
    // Standard input belongs to the shell.
    let paths = completion.paths.filter { $0 != "-" }.map(\.withHome)
    let isEmpty = paths.isEmpty && (Variable.current()[.galleyCatalogs] ?? "").isEmpty
    var load = CatalogLoader(finder: finder).begin(isEmpty ? ["."] : paths, sourceLanguage: nil)
    while ContinuousClock.now < end, load.next() != nil {}
    return candidates.names(in: load.catalog.tables, beginningWith: completion.part)
  }
}
