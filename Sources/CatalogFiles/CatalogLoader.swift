public import StringCatalog

/// The catalog under some paths, and whether all of it is there.
public struct LoadedCatalog: Sendable {
  /// The tables of the files that could be read.
  public var catalog: Catalog
  /// The problems of the paths, then those in the files and between them.
  public var problems: [Diagnostic]
  /// Whether every path could be opened and no byte of a file had to be skipped.
  public var isComplete: Bool

  /// Makes what was loaded of its parts.
  public init(catalog: Catalog, problems: [Diagnostic] = [], isComplete: Bool = true) {
    self.catalog = catalog
    self.problems = problems
    self.isComplete = isComplete
  }
}

/// Finds and reads catalogs: the way from the paths of a command line to tables.
///
///     let loaded = CatalogLoader(finder: .ofProcess).load(["Sources"])
///     for table in loaded.catalog.tables { print(table.name) }
public struct CatalogLoader: Sendable {
  /// What finds the files.
  public var finder: CatalogFinder
  /// What reads them.
  public var reader: FileReader

  /// A loader of a finder and a reader.
  public init(finder: CatalogFinder, reader: FileReader = FileReader()) {
    self.finder = finder
    self.reader = reader
  }

  /// Loads all that is under some paths.
  ///
  /// - Parameters:
  ///   - paths: files, folders and `-`; none for the sample catalogs.
  ///   - sourceLanguage: the language in which .strings tables are written first, if it is known.
  /// - Returns: the tables, and what is wrong with the paths and in the files.
  public func load(_ paths: [String], sourceLanguage: String? = nil) -> LoadedCatalog {
    Self.load(finder.find(paths), with: reader, sourceLanguage: sourceLanguage)
  }

  /// Reads what was found.
  static func load(
    _ found: FoundFiles, with reader: FileReader, sourceLanguage: String?
  ) -> LoadedCatalog {
    var problems = found.problems
    var files: [CatalogFile] = []
    for file in found.files {
      do {
        if let read = try reader.read(file) { files.append(read) }
      } catch {
        problems.append(error.problem(at: file.path))
      }
    }
    let catalog = Catalog(files: files, sourceLanguage: sourceLanguage)
    problems += catalog.diagnostics
    let isComplete = !problems.contains(where: \.isLoss)
    return LoadedCatalog(catalog: catalog, problems: problems, isComplete: isComplete)
  }
}
