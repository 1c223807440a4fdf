import Glibc
import SourceText
import StringCatalog

/// Finds the catalogs in a folder and in all folders below it, and enters each folder once.
///
/// Symbolic links are followed after all real folders. So a file keeps its own path if it has one
/// below the searched folder, and a link that leads back adds nothing.
struct FolderSearch {
  /// A file and the identity of its folder, which shows that two paths lead to one file.
  struct Match: Hashable {
    var file: FoundFile
    var folder: FileStatus.Identity
  }

  /// The catalogs, sorted by path.
  private(set) var matches: [Match] = []
  /// The folders and names that could not be read, sorted by path.
  private(set) var diagnostics: [Diagnostic] = []
  /// The Xcode projects, in the order in which they were found.
  private(set) var projects: [String] = []
  /// Every folder that was searched.
  private(set) var folders: [String] = []
  /// Whether the limit has ended the search before all folders were searched.
  private(set) var isIncomplete = false
  private let limit: SearchLimit
  private var entered: Set<FileStatus.Identity> = []
  private var pending: [String] = []
  private var links: [String] = []

  init(limit: SearchLimit = .none) {
    self.limit = limit
  }

  mutating func search(_ root: String) {
    pending = [root]
    while let folder = nextFolder() {
      guard limit.admitsAnother(after: folders.count) else {
        isIncomplete = true
        break
      }
      do {
        enter(folder, try FolderListing(path: folder))
      } catch {
        diagnostics.append(error.diagnostic(at: folder))
      }
    }
    matches.sort { $0.file.path.precedes($1.file.path) }
    diagnostics.sort { ($0.path ?? "").precedes($1.path ?? "") }
  }

  /// Searches until there is a match; returns whether there is one.
  mutating func findFirst(under root: String) -> Bool {
    pending = [root]
    while matches.isEmpty, let folder = nextFolder(), limit.admitsAnother(after: folders.count) {
      if let listing = try? FolderListing(path: folder) { enter(folder, listing) }
    }
    return !matches.isEmpty
  }

  /// The next folder, from a list: recursion would overflow the stack in a deep tree.
  private mutating func nextFolder() -> String? {
    if pending.isEmpty {
      // If two links lead to one folder, the first path by its bytes names its files.
      pending = links.sorted { $1.precedes($0) }
      links = []
    }
    return pending.popLast()
  }

  private mutating func enter(_ folder: String, _ listing: FolderListing) {
    guard entered.insert(listing.identity).inserted else { return }
    folders.append(folder)
    if folder.hasSuffix(".xcodeproj") { projects.append(folder.appending(name: "project.pbxproj")) }
    pending += listing.folders.map { folder.appending(name: $0) }
    links += listing.links.map { folder.appending(name: $0) }
    for (name, format) in listing.files {
      let file = FoundFile(path: folder.appending(name: name), format: format)
      matches.append(Match(file: file, folder: listing.identity))
    }
    diagnostics += listing.undecodableNames.map {
      FileFault.nameNotUTF8.diagnostic(at: folder.appending(name: $0))
    }
  }
}

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
    guard let folder = opendir(path.isEmpty ? "." : path) else { throw .last }
    defer { closedir(folder) }
    var status = stat()
    guard fstat(dirfd(folder), &status) == 0 else { throw .last }
    identity = FileStatus(status).identity
    self.wantsFile = wantsFile
    errno = 0
    while let entry = readdir(folder) {
      withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) {
          add($0, type: Int32(entry.pointee.d_type), in: dirfd(folder))
        }
      }
      errno = 0
    }
    guard errno == 0 else { throw .last }
  }

  /// Adds one name unless it is hidden, as `.build` and the `._` twins of macOS are.
  private mutating func add(_ bytes: UnsafePointer<CChar>, type: Int32, in folder: Int32) {
    guard bytes.pointee != CChar(bitPattern: UInt8(ascii: ".")) else { return }
    guard let name = String(validatingCString: bytes) else {
      undecodableNames.append(String(cString: bytes))
      return
    }
    if type == Int32(DT_REG) || type != Int32(DT_DIR) && !isFolder(bytes, in: folder) {
      if let format = CatalogFormat(path: name) { files.append((name, format)) }
      if wantsFile(name) { otherFiles.append(name) }
    } else if !Self.skippedFolders.contains(name), !name.hasSuffix(Self.exportEnding) {
      if isLink(bytes, type: type, in: folder) { links.append(name) } else { folders.append(name) }
    }
  }

  private func isFolder(_ name: UnsafePointer<CChar>, in folder: Int32) -> Bool {
    var status = stat()
    return fstatat(folder, name, &status, 0) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private func isLink(_ name: UnsafePointer<CChar>, type: Int32, in folder: Int32) -> Bool {
    // Some file systems leave out the type of a directory entry.
    guard type == Int32(DT_UNKNOWN) else { return type == Int32(DT_LNK) }
    var status = stat()
    return fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0
      && status.st_mode & S_IFMT == S_IFLNK
  }
}
