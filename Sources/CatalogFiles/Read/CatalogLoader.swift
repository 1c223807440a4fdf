public import SourceText
public import StringCatalog

/// A loaded catalog and the problems found.
public struct LoadedCatalog: Sendable {
  /// The tables of all readable files.
  public var catalog: Catalog
  /// The problems with the paths, followed by those within and between the files.
  public var diagnostics: [Diagnostic]
  /// Whether every file was read completely, in its current version.
  public var isComplete: Bool
  /// The problems with current versions of files for which `catalog` has an earlier version.
  public var outdated: [Diagnostic]
  /// The paths of files left out because Foundation or Xcode rejects them.
  public var rejected: [String]

  /// Creates a loaded catalog.
  public init(
    catalog: Catalog, diagnostics: [Diagnostic] = [], isComplete: Bool = true,
    outdated: [Diagnostic] = [], rejected: [String] = []
  ) {
    self.catalog = catalog
    self.diagnostics = diagnostics
    self.isComplete = isComplete
    self.outdated = outdated
    self.rejected = rejected
  }
}

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
    Self.finished(begin(paths, sourceLanguage: sourceLanguage))
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

  private static func finished(_ load: consuming CatalogLoad) -> LoadedCatalog {
    while load.next() != nil {}
    return load.finish()
  }
}

// MARK: Bundles

extension CatalogLoader {
  /// Loads the catalogs in the folders of a bundle and their `.lproj` subfolders.
  ///
  /// Other subfolders are not searched, because they may be bundles of their own.
  ///
  /// ```swift
  /// let loaded = CatalogLoader.loadBundle(at: ["App.resources"])
  /// ```
  ///
  /// - Parameters:
  ///   - folders: the paths of the bundle's folders.
  ///   - sourceLanguage: the source language of .strings tables, if known.
  ///   - reader: reads the files.
  /// - Returns: the tables, and the problems with the folders and the files.
  public static func loadBundle(
    at folders: [String], sourceLanguage: String? = nil, reader: FileReader = FileReader()
  ) -> LoadedCatalog {
    var found = FoundFiles()
    for folder in folders {
      let localized = found.add(filesIn: folder).filter { $0.hasSuffix(".lproj") }
      for name in localized.sorted(by: { $0.precedes($1) }) {
        _ = found.add(filesIn: folder.appending(name: name))
      }
    }
    return finished(CatalogLoad(found, with: reader, sourceLanguage: sourceLanguage))
  }
}

extension FoundFiles {
  /// Adds the files of a folder, and returns the names of its subfolders.
  fileprivate mutating func add(filesIn folder: String) -> [String] {
    do {
      let listing = try FolderListing(path: folder)
      files += listing.files.map {
        FoundFile(path: folder.appending(name: $0.name), format: $0.format)
      }
      .sorted { $0.path.precedes($1.path) }
      return listing.folders + listing.links
    } catch {
      diagnostics.append(error.diagnostic(at: folder))
      return []
    }
  }
}
