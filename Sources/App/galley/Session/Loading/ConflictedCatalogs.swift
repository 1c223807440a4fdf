import CatalogChanges
import CatalogEditing
import CatalogFiles
import SourceText
import StringCatalog

/// A loaded catalog in which files with merge conflicts have the strings of both sides.
///
/// The readers show one side of a conflict and report the other as lost. Where both sides are known, the app
/// shows them, and nothing is lost.
struct ConflictedCatalogs {
  /// The catalog, with what only the other side has.
  private(set) var loaded: LoadedCatalog
  /// The conflicts of its files.
  private(set) var conflicts: [CatalogConflicts] = []

  /// Finds the conflicts in the files of a catalog.
  init(_ loaded: LoadedCatalog) {
    self.loaded = loaded
    // After an undo, a file has its markers again, and the version without them would be shown.
    let problems = loaded.catalog.diagnostics + loaded.outdated
    let paths = Set(problems.filter { $0.rule == .mergeConflict }.compactMap(\.path))
    guard !paths.isEmpty, let order = try? KeyOrder.ofXcode() else { return }
    var known: Set<String> = []
    let tables = loaded.catalog.tables.map { table in
      var shown: [String: [UInt8]] = [:]
      for file in table.files where paths.contains(file.path) {
        // The reader keeps the text of a file, not its encoding; standard input is gone.
        let bytes = (try? FileReader().contents(of: file.path))?.array ?? file.bytes.array
        guard let found = try? CatalogConflicts(in: bytes, path: file.path),
          !found.conflicts.isEmpty
        else { continue }
        conflicts.append(found)
        shown[file.path] = found.shown(in: order)
      }
      known.formUnion(shown.keys)
      return shown.isEmpty ? table : table.replacing(shown, sourceLanguage: table.sourceLanguage)
    }
    guard !known.isEmpty else { return }
    let isOpen = { (problem: Diagnostic) in
      problem.rule != .mergeConflict || problem.path.map { !known.contains($0) } ?? true
    }
    self.loaded.catalog = loaded.catalog.replacing(tables: tables, diagnostics: isOpen)
    self.loaded.diagnostics.removeAll { !isOpen($0) }
    self.loaded.outdated.removeAll { !isOpen($0) }
    self.loaded.isComplete =
      self.loaded.outdated.isEmpty && !self.loaded.diagnostics.contains(where: \.isFailure)
  }
}
