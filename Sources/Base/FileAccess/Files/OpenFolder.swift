import CSystem
import Glibc

/// An open folder, closed when the value is destroyed, and operations on its entries.
package struct OpenFolder: ~Copyable {
  /// The working directory, against which users' relative paths are resolved.
  package static var working: OpenFolder { OpenFolder(unowned: AT_FDCWD) }

  let descriptor: Int32
  private let isOwned: Bool

  private init(unowned descriptor: Int32) {
    self.descriptor = descriptor
    isOwned = false
  }

  package init(_ path: String) throws(FileFault) {
    descriptor = try Self.working.open(path.isEmpty ? "." : path, O_RDONLY | O_DIRECTORY)
    isOwned = true
  }

  /// Opens a subfolder, creating it if necessary; fails for a symbolic link.
  package init(_ name: String, in folder: borrowing OpenFolder) throws(FileFault) {
    try folder.makeFolder(name, permissions: 0o777)
    do throws(FileFault) {
      descriptor = try folder.open(name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
    } catch {
      let status = try? FileStatus(name, in: folder, followingLinks: false)
      throw status?.isSymbolicLink == true ? .symbolicLink : error
    }
    isOwned = true
  }

  deinit { if isOwned { Descriptor(descriptor).close() } }

  /// Opens an entry of the folder, and returns a descriptor that the caller has to close.
  func open(_ name: String, _ flags: Int32, permissions: UInt32 = 0) throws(FileFault) -> Int32 {
    // A C string would end at the zero and name another file.
    guard !name.utf8.contains(0) else { throw .missing }
    let opened = openat(descriptor, name, flags | O_CLOEXEC, permissions)
    guard opened >= 0 else { throw .last }
    return opened
  }

  /// Returns a path of an entry from the working directory, while the folder is open.
  package func path(of name: String) -> String {
    descriptor == AT_FDCWD ? name : "/proc/self/fd/\(descriptor)/\(name)"
  }

  /// Returns the status of the folder.
  package func status() throws(FileFault) -> FileStatus {
    try FileStatus("", in: self, followingLinks: true)
  }

  /// An entry of a folder.
  package struct Entry {
    package enum Kind { case file, folder, link }

    /// The name; nil if it is not valid UTF-8.
    package let name: String?
    /// The name, repaired for display.
    package let shownName: String
    /// The kind of the entry; nil if unknown, or for a pipe, socket, or device.
    package let kind: Kind?
    /// Whether the file system reported the kind.
    package let isKnown: Bool
  }

  /// Calls `body` with each entry, in no particular order; by default, without those whose name starts
  /// with a dot.
  package func forEachEntry(includingHidden: Bool = false, _ body: (Entry) -> Void)
    throws(FileFault)
  {
    // `closedir` closes its descriptor, so pass a duplicate.
    guard let copy = Descriptor(descriptor).duplicate() else { throw .last }
    guard let list = fdopendir(copy.number) else {
      let fault = FileFault.last
      copy.close()
      throw fault
    }
    defer { closedir(list) }
    SystemError.clear()
    while let entry = readdir(list) {
      let type = Int32(entry.pointee.d_type)
      withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { bytes in
          guard includingHidden || bytes.pointee != CChar(bitPattern: UInt8(ascii: ".")) else {
            return
          }
          let name = String(validatingCString: bytes)
          let kind: Entry.Kind? =
            switch type {
            case Int32(DT_REG): .file
            case Int32(DT_DIR): .folder
            case Int32(DT_LNK): .link
            default: nil
            }
          body(
            Entry(
              name: name, shownName: name ?? String(cString: bytes), kind: kind,
              isKnown: type != Int32(DT_UNKNOWN)))
        }
      }
      SystemError.clear()
    }
    guard SystemError.last.number == 0 else { throw .last }
  }

  /// Removes the temporary files of galley that processes have left which no longer run.
  ///
  /// - Parameter prefix: the start of their names, before the number of the process.
  package func removeAbandonedFiles(_ prefix: String) {
    let names = abandonedFiles { name in
      name.hasPrefix(prefix) && name.last == "~" ? name.dropFirst(prefix.count) : nil
    }
    for name in names { remove(name) }
  }

  /// Returns the names of the files that processes have left which no longer run.
  ///
  /// - Parameter number: returns the part of a name that starts with the number of the process; nil for
  ///   the name of another file.
  /// - Returns: the names.
  package func abandonedFiles(_ number: (String) -> Substring?) -> [String] {
    var names: [String] = []
    try? forEachEntry(includingHidden: true) { entry in
      guard let name = entry.name, let process = number(name)?.prefix(while: \.isNumber),
        let process = Int32(process), process > 0, kill(process, 0) != 0, errno == ESRCH
      else { return }
      names.append(name)
    }
    // A process elsewhere that shares the folder may have the number, and then the lock.
    return names.filter { name in
      guard let file = try? OpenFile(reading: name, in: self) else { return false }
      return (try? file.lock(for: 0)) != nil
    }
  }

  // MARK: Changes

  /// Creates a folder unless the name exists.
  package func makeFolder(_ name: String, permissions: UInt32) throws(FileFault) {
    guard mkdirat(descriptor, name, permissions) == 0 || SystemError.last == .exists else {
      throw .last
    }
  }

  /// Creates a folder with a unique name, by appending six letters to a path.
  package static func make(continuing path: String) throws(FileFault) -> String {
    var template = Array("\(path)XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { throw .last }
    return String(cString: made)
  }

  /// Removes a file, if it exists.
  package func remove(_ name: String) { unlinkat(descriptor, name, 0) }

  /// Removes an empty folder, if it exists.
  package func removeFolder(_ name: String) { unlinkat(descriptor, name, AT_REMOVEDIR) }

  /// Renames a file, replacing any file with the new name.
  package func rename(_ name: String, to other: String) throws(FileFault) {
    guard renameat(descriptor, name, descriptor, other) == 0 else { throw .last }
  }

  /// Exchanges the files at two paths atomically.
  ///
  /// - Returns: false if the file system or the kernel does not support it.
  package static func exchange(_ path: String, _ other: String) throws(FileFault) -> Bool {
    let error = SystemError(cf_exchange(path, other))
    switch error {
    case SystemError(0): return true
    case .invalid, .unsupportedCall, .unsupportedHere: return false
    default: throw FileFault(error)
    }
  }

  /// Throws unless this process may write to an entry.
  package func requireWritable(_ name: String) throws(FileFault) {
    guard faccessat(descriptor, name.isEmpty ? "." : name, W_OK, AT_EACCESS) == 0 else {
      throw .last
    }
  }

  /// Flushes the folder's entries to disk, if the file system supports it.
  package func sync() { _ = fsync(descriptor) }
}
