import CatalogFiles
import StringCatalog

/// Indexes a string catalog with galley's reader and prints the counts, as the other readers do.
///
///     galley-index FILE
@main
struct GalleyIndex {
  static func main() {
    guard CommandLine.arguments.count == 2 else { return print("usage: galley-index FILE") }
    let path = CommandLine.arguments[1]
    do {
      print(counts(of: try FileReader().read(FoundFile(path: path, format: .xcstrings))))
    } catch {
      print(error.diagnostic(at: path))
    }
  }

  private static func counts(of file: CatalogFile) -> String {
    let table = Table(catalog: file)
    let counts = table.counts
    let states = Dictionary(zip(table.states, counts.leavesByState)) { first, _ in first }
    return "entries=\(counts.entries) localizations=\(counts.localizations) leaves=\(counts.leaves)"
      + ["translated", "needs_review", "new"].map { " \($0)=\(states[$0] ?? 0)" }.joined()
  }
}
