import CatalogFiles
import StringCatalog

/// Indexes a string catalog with galley's reader and prints the counts, as the other readers do.
///
///     galley-index FILE
///     galley-index --first 60 FILE     stops as soon as the first 60 entries can be shown
@main
struct GalleyIndex {
  static func main() {
    let words = CommandLine.arguments.dropFirst()
    guard let path = words.last else { return print("usage: galley-index [--first N] FILE") }
    do {
      print(try answer(for: path, words))
    } catch {
      print(error.diagnostic(at: path))
    }
  }

  private static func answer(
    for path: String, _ words: ArraySlice<String>
  ) throws(FileFault) -> String {
    let limit = words.first == "--first" ? words.dropFirst().first.flatMap { Int($0) } : nil
    var read = try FileReader().open(FoundFile(path: path, format: .xcstrings))
    while try read.next() {
      guard let limit, read.entryCount >= limit else { continue }
      return read.entriesSoFar().map { texts(of: $0, limit: limit) } ?? ""
    }
    return counts(of: try read.finish())
  }

  /// The first text of each of the first entries, which are all that a first screen needs.
  private static func texts(of file: CatalogFile, limit: Int) -> String {
    let table = Table(catalog: file)
    let texts = table.entries.prefix(limit).map { entry in
      entry.localizations.first?.leaves.first?.text ?? entry.key
    }
    return texts.joined(separator: "\n")
  }

  private static func counts(of file: CatalogFile) -> String {
    let table = Table(catalog: file)
    let counts = table.counts
    let states = Dictionary(zip(table.states, counts.leavesByState)) { first, _ in first }
    return "entries=\(counts.entries) localizations=\(counts.localizations) leaves=\(counts.leaves)"
      + ["translated", "needs_review", "new"].map { " \($0)=\(states[$0] ?? 0)" }.joined()
  }
}
