public import StringCatalog

/// Loads the catalogs under some paths again and again, and reads only the files that have changed.
///
/// If a file is broken now, or is gone although its path was given, the last whole version is kept
/// (see `CatalogLoad.version`): a program that saves a file, or a change of branches, leaves it like
/// that for a moment.
///
/// ```swift
/// var reloader = CatalogReloader(loader: CatalogLoader(finder: .ofProcess), paths: ["Sources"])
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

  /// Creates a reloader that has loaded nothing yet.
  ///
  /// - Parameters:
  ///   - loader: finds and reads the files.
  ///   - paths: files, folders and `-`; none for the sample catalogs.
  ///   - sourceLanguage: the source language of .strings tables, if the caller knows it.
  ///   - otherFiles: paths of other files to watch.
  public init(
    loader: CatalogLoader, paths: [String], sourceLanguage: String? = nil,
    otherFiles: [String] = []
  ) {
    self.loader = loader
    self.paths = paths
    self.sourceLanguage = sourceLanguage
    self.otherFiles = otherFiles
  }

  /// Finds the files and begins to load those that have changed.
  ///
  /// - Parameter watch: is set to watch the files before any is read, so that no change is missed.
  /// - Returns: the load, of which no step has been taken yet. After its last step, give it to
  ///   ``finish(_:)``.
  public func begin(watching watch: inout FileWatch) -> CatalogLoad {
    let found = loader.finder.find(paths)
    let named = loader.finder.pathsOrSamples(paths)
    watch.watch(WatchList(found, under: named, otherFiles: otherFiles).folders)
    return CatalogLoad(
      found, with: loader.reader, sourceLanguage: sourceLanguage, earlier: loaded)
  }

  /// Puts the tables of a load together, and remembers its files for the next one.
  public mutating func finish(_ load: consuming CatalogLoad) -> LoadedCatalog {
    load.keepLostFiles()
    loaded = load.loaded
    return load.finish()
  }

  /// Remembers a version of a file that galley has written itself, so that the next load does not read
  /// it.
  ///
  /// - Parameters:
  ///   - file: the version.
  ///   - version: what ``FileReplacement`` says of it.
  public mutating func remember(_ file: CatalogFile, as version: FileReplacement.WrittenVersion) {
    loaded[file.path] = CatalogLoad.LoadedFile(file: file, status: version.status)
  }
}
