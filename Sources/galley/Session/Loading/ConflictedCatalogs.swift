import CatalogChanges
import CatalogFiles
import ICU
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
    let paths = Set(
      loaded.catalog.diagnostics.filter { $0.rule == .mergeConflict }.compactMap(\.path))
    guard !paths.isEmpty, let order = try? KeyOrder.ofXcode() else { return }
    var tables: [String: Table] = [:]
    for table in loaded.catalog.tables where table.traits.locales == .file {
      guard let file = table.files.first, table.files.count == 1, paths.contains(file.path),
        let found = try? CatalogConflicts(in: file.content, path: file.path),
        !found.conflicts.isEmpty
      else { continue }
      conflicts.append(found)
      tables[file.path] = Table(
        catalog: CatalogFile(path: file.path, bytes: found.shown(in: order)))
    }
    guard !tables.isEmpty else { return }
    let isOpen = { (problem: Diagnostic) in
      problem.rule != .mergeConflict || problem.path.map { tables[$0] == nil } ?? true
    }
    self.loaded.catalog = loaded.catalog.replacing(
      tables: { $0.paths.first.flatMap { tables[$0] } ?? $0 }, diagnostics: isOpen)
    self.loaded.diagnostics.removeAll { !isOpen($0) }
    self.loaded.isComplete =
      loaded.outdated.isEmpty && !self.loaded.diagnostics.contains(where: \.isFailure)
  }
}

extension SourceFile {
  /// The bytes of the file.
  var content: [UInt8] {
    bytes.array
  }
}
