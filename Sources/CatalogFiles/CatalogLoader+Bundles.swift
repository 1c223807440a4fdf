import StringCatalog

extension CatalogLoader {
  /// Loads the catalogs of a bundle: those in its folders and in the `.lproj` folders there, and
  /// nothing deeper, where other bundles may lie.
  ///
  /// ```swift
  /// let loaded = CatalogLoader.loadBundle(at: ["App.resources"])
  /// ```
  ///
  /// - Parameters:
  ///   - folders: the paths of the bundle's folders.
  ///   - sourceLanguage: the language in which .strings tables are written first, if it is known.
  ///   - reader: what reads the files.
  /// - Returns: the tables, and what is wrong with the folders and in the files.
  public static func loadBundle(
    at folders: [String], sourceLanguage: String? = nil, reader: FileReader = FileReader()
  ) -> LoadedCatalog {
    var found = FoundFiles()
    for folder in folders {
      let localized = found.list(folder).filter { $0.hasSuffix(".lproj") }
      for name in localized.sorted(by: { $0.precedes($1) }) {
        _ = found.list(folder.appending(name: name))
      }
    }
    return load(found, with: reader, sourceLanguage: sourceLanguage)
  }
}

extension FoundFiles {
  /// Adds the files of one folder, and returns the folders in it.
  fileprivate mutating func list(_ folder: String) -> [String] {
    do {
      let listing = try FolderListing(path: folder)
      files += listing.files.map { FoundFile(path: folder.appending(name: $0.name), kind: $0.kind) }
        .sorted { $0.path.precedes($1.path) }
      return listing.folders + listing.links
    } catch {
      problems.append(error.problem(at: folder))
      return []
    }
  }
}
