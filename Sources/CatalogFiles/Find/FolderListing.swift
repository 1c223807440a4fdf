import StringCatalog

/// The names in one folder that a search needs: catalogs, folders, and links to folders.
struct FolderListing {
  /// Names of folders that tools own, with copies or with the catalogs of other projects.
  private static let skippedFolders: Set<String> = ["DerivedData", "Pods", "node_modules"]
  /// The ending of the folders in which Xcode exports localizations: they hold copies of the
  /// project's catalogs.
  private static let exportEnding = ".xcloc"

  let identity: FileStatus.Identity
  private(set) var folders: [String] = []
  /// Symbolic links that lead to folders.
  private(set) var links: [String] = []
  private(set) var files: [(name: String, format: CatalogFormat)] = []
  /// The names of other files that the caller wants.
  private(set) var otherFiles: [String] = []
  /// Names that are not UTF-8, repaired so that a message can show them.
  private(set) var undecodableNames: [String] = []
  private let wantsFile: (String) -> Bool

  /// Reads the names in a folder.
  ///
  /// - Parameters:
  ///   - path: the folder.
  ///   - wantsFile: whether the caller wants a file that is no catalog.
  /// - Throws: the reason why the folder cannot be read.
  init(path: String, wantsFile: @escaping (String) -> Bool = { _ in false }) throws(FileFault) {
    let folder = try OpenFolder(path)
    identity = try folder.status().identity
    self.wantsFile = wantsFile
    try folder.forEachEntry { add($0, in: folder) }
  }

  /// Adds one name; hidden ones, as `.build` and the `._` twins of macOS, are not among the entries.
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
      if let format = CatalogFormat(path: name) { files.append((name, format)) }
      if wantsFile(name) { otherFiles.append(name) }
    } else if !Self.skippedFolders.contains(name), !name.hasSuffix(Self.exportEnding) {
      // Some file systems leave out what a name names.
      let isLink =
        entry.kind == .link
        || !entry.isKnown
          && (try? FileStatus(name, in: folder, followingLinks: false))?.isSymbolicLink == true
      if isLink { links.append(name) } else { folders.append(name) }
    }
  }
}
