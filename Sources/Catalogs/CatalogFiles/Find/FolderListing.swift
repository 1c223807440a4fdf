package import StringCatalog

/// The contents of a folder that a search uses: catalogs, subfolders, and links to folders.
package struct FolderListing {
  /// The names of folders that hold copies of catalogs, or those of dependencies.
  private static let skippedFolders: Set<String> = ["DerivedData", "Pods", "node_modules"]

  package let identity: FileStatus.Identity
  package private(set) var folders: [String] = []
  /// The names of symbolic links to folders.
  package private(set) var links: [String] = []
  package private(set) var files: [(name: String, format: CatalogFormat)] = []
  /// The names of other requested files.
  package private(set) var otherFiles: [String] = []
  /// The names that are not valid UTF-8, repaired for display.
  package private(set) var undecodableNames: [String] = []
  private let wantsFile: (String) -> Bool

  /// Reads the contents of a folder.
  ///
  /// - Parameters:
  ///   - path: the folder.
  ///   - wantsFile: returns whether to include a file that is not a catalog.
  /// - Throws: a fault if the folder cannot be read.
  package init(path: String, wantsFile: @escaping (String) -> Bool = { _ in false })
    throws(FileFault)
  {
    let folder = try OpenFolder(path)
    identity = try folder.status().identity
    self.wantsFile = wantsFile
    try folder.forEachEntry { add($0, in: folder) }
  }

  /// Adds one entry.
  ///
  /// Hidden ones, such as `.build` and macOS's `._` files, have been skipped.
  private mutating func add(_ entry: OpenFolder.Entry, in folder: borrowing OpenFolder) {
    guard let name = entry.name else {
      undecodableNames.append(entry.shownName)
      return
    }
    let isFolder =
      entry.kind == .folder
      || entry.kind != .file
        && (try? FileStatus(name, in: folder, followingLinks: true))?.isFolder == true
    if !isFolder {
      if let format = CatalogFormat(path: name), format.isOfProject { files.append((name, format)) }
      if wantsFile(name) { otherFiles.append(name) }
    } else if !Self.skippedFolders.contains(name), !name.hasSuffix(TranslatorFolder.ending) {
      // Some file systems do not report the kind of an entry.
      let isLink =
        entry.kind == .link
        || !entry.isKnown
          && (try? FileStatus(name, in: folder, followingLinks: false))?.isSymbolicLink == true
      if isLink { links.append(name) } else { folders.append(name) }
    }
  }
}
