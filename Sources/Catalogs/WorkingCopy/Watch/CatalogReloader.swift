public import CatalogFiles
public import StringCatalog

/// Loads the catalogs under some paths repeatedly, reading only the files that have changed.
///
/// If a file is incomplete or has disappeared, the last complete version is kept (see
/// `CatalogLoad.version`), because saving a file or switching branches can briefly leave it in that
/// state.
///
/// ```swift
/// var reloader = CatalogReloader(loader: CatalogLoader(finder: .current), paths: ["Sources"])
/// var watch = FileWatch()
/// var load = reloader.begin(watching: &watch)
/// while load.next() != nil {}
/// let loaded = reloader.finish(load)
/// ```
public struct CatalogReloader: Sendable {
  private let loader: CatalogLoader
  private let paths: [String]
  private let sourceLanguage: String?
  private let otherFiles: [String]
  private var loaded: [String: CatalogLoad.LoadedFile] = [:]

  /// Creates a reloader.
  ///
  /// - Parameters:
  ///   - loader: finds and reads the files.
  ///   - paths: files, folders, and `-`; empty for the sample catalogs.
  ///   - sourceLanguage: the source language of .strings tables, if known.
  ///   - otherFiles: the paths of additional files to watch.
  public init(
    loader: CatalogLoader, paths: [String], sourceLanguage: String? = nil,
    otherFiles: [String] = []
  ) {
    self.loader = loader
    self.paths = paths
    self.sourceLanguage = sourceLanguage
    self.otherFiles = otherFiles
  }

  /// Finds the files, and begins a load of those that have changed.
  ///
  /// - Parameter watch: the watch to update. It is set up before any file is read, so no change is
  ///   missed.
  /// - Returns: a load that has not taken any steps; pass it to ``finish(_:)`` after the last one.
  public func begin(watching watch: inout FileWatch) -> CatalogLoad {
    let found = loader.finder.find(paths)
    let named = loader.finder.pathsOrSamples(paths)
    watch.watch(WatchList(found, under: named, otherFiles: otherFiles).folders)
    return CatalogLoad(found, with: loader.reader, sourceLanguage: sourceLanguage, earlier: loaded)
  }

  /// Returns the result of a load, and remembers its files for the next one.
  public mutating func finish(_ load: consuming CatalogLoad) -> LoadedCatalog {
    load.keepLostFiles()
    loaded = load.loaded
    return load.finish()
  }

  /// Records a version of a file that galley itself has written, which saves the next load from
  /// reading it.
  ///
  /// - Parameters:
  ///   - file: the parsed file.
  ///   - version: the version returned by ``FileReplacement``.
  public mutating func remember(_ file: CatalogFile, as version: FileReplacement.WrittenVersion) {
    loaded[file.path] = CatalogLoad.LoadedFile(file: file, status: version.status)
  }
}
