import Glibc
import StringCatalog

/// What a search wants to know of one folder: the folders in it and the files that may be catalogs.
struct FolderListing {
  /// Names of folders that belong to tools and hold copies, or the catalogs of others.
  private static let passedOver: Set<String> = ["DerivedData", "Pods", "node_modules"]

  let identity: FileStatus.Identity
  private(set) var folders: [String] = []
  /// The symbolic links that lead to folders.
  private(set) var links: [String] = []
  private(set) var files: [(name: String, kind: CatalogFile.Kind)] = []
  /// The names that are not UTF-8, repaired so that they can be shown.
  private(set) var misnamed: [String] = []

  init(path: String) throws(FileFault) {
    guard let folder = opendir(path.isEmpty ? "." : path) else { throw .last }
    defer { closedir(folder) }
    var status = stat()
    guard fstat(dirfd(folder), &status) == 0 else { throw .last }
    identity = FileStatus(status).identity
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

  /// Adds one name, unless it is hidden: `.build` is, and so are the `._` twins of macOS.
  private mutating func add(_ bytes: UnsafePointer<CChar>, type: Int32, in folder: Int32) {
    guard bytes.pointee != CChar(bitPattern: UInt8(ascii: ".")) else { return }
    guard let name = String(validatingCString: bytes) else {
      misnamed.append(String(cString: bytes))
      return
    }
    if type == Int32(DT_REG) || type != Int32(DT_DIR) && !isFolder(bytes, in: folder) {
      if let kind = CatalogFile.Kind(path: name) { files.append((name, kind)) }
    } else if !Self.passedOver.contains(name) {
      if isLink(bytes, type: type, in: folder) { links.append(name) } else { folders.append(name) }
    }
  }

  private func isFolder(_ name: UnsafePointer<CChar>, in folder: Int32) -> Bool {
    var status = stat()
    return fstatat(folder, name, &status, 0) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private func isLink(_ name: UnsafePointer<CChar>, type: Int32, in folder: Int32) -> Bool {
    // Some file systems do not say in the folder what a name is.
    guard type == Int32(DT_UNKNOWN) else { return type == Int32(DT_LNK) }
    var status = stat()
    return fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0
      && status.st_mode & S_IFMT == S_IFLNK
  }
}
