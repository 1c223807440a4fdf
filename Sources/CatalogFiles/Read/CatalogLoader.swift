public import SourceText
public import StringCatalog

/// The catalog that was loaded from some paths, and what went wrong.
public struct LoadedCatalog: Sendable {
  /// The tables of all files that could be read.
  public var catalog: Catalog
  /// What is wrong with the paths, then what is wrong in the files and between them.
  public var diagnostics: [Diagnostic]
  /// Whether every file was read completely, in the version that is on the disk.
  public var isComplete: Bool
  /// What is wrong in the versions on the disk of files for which `catalog` has an earlier version.
  public var outdated: [Diagnostic]
  /// The paths of files that `catalog` lacks, because Foundation or Xcode rejects them.
  public var rejected: [String]

  /// Creates the result of a load.
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

/// Finds and reads catalogs: turns the paths of a command line into tables.
///
/// ```swift
/// let loaded = CatalogLoader(finder: .ofProcess).load(["Sources"])
/// for table in loaded.catalog.tables { print(table.name) }
/// ```
public struct CatalogLoader: Sendable {
  /// Finds the files under the paths.
  public var finder: CatalogFinder
  /// Reads each file.
  public var reader: FileReader
  /// Whether the tables lack the texts of files that Foundation or Xcode rejects.
  public var leavesOutRejectedFiles = false

  /// Creates a loader from a finder and a reader.
  public init(finder: CatalogFinder, reader: FileReader = FileReader()) {
    self.finder = finder
    self.reader = reader
  }

  /// Loads all catalogs under some paths.
  ///
  /// - Parameters:
  ///   - paths: files, folders and `-`; none for the sample catalogs.
  ///   - sourceLanguage: the source language of .strings tables, if the caller knows it.
  /// - Returns: the tables, and what is wrong with the paths and in the files.
  public func load(_ paths: [String], sourceLanguage: String? = nil) -> LoadedCatalog {
    Self.finished(begin(paths, sourceLanguage: sourceLanguage))
  }

  /// Finds the catalogs under some paths, so that the caller can load them one step at a time.
  ///
  /// - Parameters:
  ///   - paths: files, folders and `-`; none for the sample catalogs.
  ///   - sourceLanguage: the source language of .strings tables, if the caller knows it.
  /// - Returns: the load, of which no step has been taken yet.
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
  /// Loads the catalogs of a bundle: those in its folders and in the `.lproj` folders there.
  ///
  /// Deeper folders are not searched, because they may be other bundles.
  ///
  /// ```swift
  /// let loaded = CatalogLoader.loadBundle(at: ["App.resources"])
  /// ```
  ///
  /// - Parameters:
  ///   - folders: the paths of the bundle's folders.
  ///   - sourceLanguage: the source language of .strings tables, if the caller knows it.
  ///   - reader: reads the files.
  /// - Returns: the tables, and what is wrong with the folders and in the files.
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
  /// Adds the files of one folder, and returns the names of its subfolders.
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
