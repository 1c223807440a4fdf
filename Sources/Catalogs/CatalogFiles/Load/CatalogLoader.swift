/// Finds and loads the catalogs for the paths of a command line.
///
/// ```swift
/// let loaded = CatalogLoader(finder: .current).load(["Sources"])
/// for table in loaded.catalog.tables { print(table.name) }
/// ```
public struct CatalogLoader: Sendable {
  /// Finds the files.
  public var finder: CatalogFinder
  /// Reads the files.
  public var reader: FileReader
  /// Whether to leave out files that Foundation or Xcode rejects.
  public var leavesOutRejectedFiles = false

  /// Creates a loader with a finder and a reader.
  public init(finder: CatalogFinder, reader: FileReader = FileReader()) {
    self.finder = finder
    self.reader = reader
  }

  /// Loads all catalogs under the given paths.
  ///
  /// - Parameters:
  ///   - paths: files, folders, and `-`; empty for the sample catalogs.
  ///   - sourceLanguage: the source language of .strings tables, if known.
  /// - Returns: the tables, and the problems with the paths and the files.
  public func load(_ paths: [String], sourceLanguage: String? = nil) -> LoadedCatalog {
    var load = begin(paths, sourceLanguage: sourceLanguage)
    while load.next() != nil {}
    return load.finish()
  }

  /// Finds the catalogs under the given paths, to be loaded step by step.
  ///
  /// - Parameters:
  ///   - paths: files, folders, and `-`; empty for the sample catalogs.
  ///   - sourceLanguage: the source language of .strings tables, if known.
  /// - Returns: a load that has not taken any steps.
  public func begin(_ paths: [String], sourceLanguage: String? = nil) -> CatalogLoad {
    var load = CatalogLoad(finder.find(paths), with: reader, sourceLanguage: sourceLanguage)
    load.leavesOutRejectedFiles = leavesOutRejectedFiles
    return load
  }
}
