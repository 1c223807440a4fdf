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

extension LoadedCatalog {
  /// Loads the catalogs in the folders of a bundle and their `.lproj` subfolders.
  ///
  /// Other subfolders are not searched, because they may be bundles of their own.
  ///
  /// ```swift
  /// let loaded = LoadedCatalog(ofBundleAt: ["App.resources"])
  /// ```
  ///
  /// - Parameters:
  ///   - folders: the paths of the bundle's folders.
  ///   - sourceLanguage: the source language of .strings tables, if known.
  ///   - reader: reads the files.
  public init(
    ofBundleAt folders: [String], sourceLanguage: String? = nil, reader: FileReader = FileReader()
  ) {
    var files: [CatalogFile] = []
    var diagnostics: [Diagnostic] = []

    /// Reads the catalogs of a folder, and returns the paths of its subfolders.
    func read(_ folder: String) -> [String] {
      do throws(FileFault) {
        let listing = try FolderListing(path: folder)
        for (name, format) in listing.files.sorted(by: { $0.name.precedes($1.name) }) {
          let path = folder.appending(name: name)
          do throws(FileFault) {
            files.append(try reader.read(FoundFile(path: path, format: format)))
          } catch {
            diagnostics.append(error.diagnostic(at: path))
          }
        }
        return (listing.folders + listing.links).map { folder.appending(name: $0) }
      } catch {
        diagnostics.append(error.diagnostic(at: folder))
        return []
      }
    }

    for folder in folders {
      let localized = read(folder).filter { $0.hasSuffix(".lproj") }
      for folder in localized.sorted(by: { $0.precedes($1) }) { _ = read(folder) }
    }
    let catalog = Catalog(files: files, sourceLanguage: sourceLanguage)
    diagnostics += catalog.diagnostics
    self.init(
      catalog: catalog, diagnostics: diagnostics,
      isComplete: !diagnostics.contains(where: \.isFailure))
  }
}
