import CFiles
import Glibc
import Programs

/// The owner of the descriptor of a folder, and what can be done with the names in it.
struct OpenFolder: ~Copyable {
  /// The folder in which the process works: paths in it are those that users write.
  static var working: OpenFolder { OpenFolder(unowned: AT_FDCWD) }

  let descriptor: Int32
  private let isOwned: Bool

  private init(unowned descriptor: Int32) {
    self.descriptor = descriptor
    isOwned = false
  }

  init(_ path: String) throws(FileFault) {
    descriptor = try Self.working.open(path.isEmpty ? "." : path, O_RDONLY | O_DIRECTORY)
    isOwned = true
  }

  /// Opens a folder in another one, and makes it if it does not exist; it must be no symbolic link.
  init(_ name: String, in folder: borrowing OpenFolder) throws(FileFault) {
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

  /// Opens what has a name in the folder; returns its descriptor, which the caller has to close.
  func open(
    _ name: String, _ flags: Int32, permissions: UInt32 = 0
  ) throws(FileFault) -> Int32 {
    // A C string would end at the zero and name another file.
    guard !name.utf8.contains(0) else { throw .missing }
    let opened = openat(descriptor, name, flags | O_CLOEXEC, permissions)
    guard opened >= 0 else { throw .last }
    return opened
  }

  /// What the kernel knows about the folder.
  func status() throws(FileFault) -> FileStatus {
    try FileStatus("", in: self, followingLinks: true)
  }

  /// A name in a folder.
  struct Entry {
    enum Kind { case file, folder, link }

    /// The name; nil if it is not UTF-8.
    let name: String?
    /// The name, repaired so that a message can show it.
    let shownName: String
    /// What it names; nil if the file system does not tell, or if it is a pipe, a socket or a device.
    let kind: Kind?
    /// Whether the file system tells what it names.
    let isKnown: Bool
  }

  /// Calls `body` with each name that does not begin with a dot, in no order.
  func forEachEntry(_ body: (Entry) -> Void) throws(FileFault) {
    // The list closes its descriptor.
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
          guard bytes.pointee != CChar(bitPattern: UInt8(ascii: ".")) else { return }
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

  // MARK: Changes

  /// Makes a folder, unless the name is taken.
  func makeFolder(_ name: String, permissions: UInt32) throws(FileFault) {
    guard mkdirat(descriptor, name, permissions) == 0 || SystemError.last == .exists else {
      throw .last
    }
  }

  /// Makes a folder with a name of its own at a path that is continued by six letters.
  static func make(continuing path: String) throws(FileFault) -> String {
    var template = Array("\(path)XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { throw .last }
    return String(cString: made)
  }

  /// Removes a file, if there is one.
  func remove(_ name: String) { unlinkat(descriptor, name, 0) }

  /// Removes an empty folder, if there is one.
  func removeFolder(_ name: String) { unlinkat(descriptor, name, AT_REMOVEDIR) }

  /// Gives a file another name, in place of the file that has it.
  func rename(_ name: String, to other: String) throws(FileFault) {
    guard renameat(descriptor, name, descriptor, other) == 0 else { throw .last }
  }

  /// Exchanges the files of two paths in one step.
  ///
  /// - Returns: false if the file system or the kernel cannot do that.
  static func exchange(_ path: String, _ other: String) throws(FileFault) -> Bool {
    let error = SystemError(cf_exchange(path, other))
    switch error {
    case SystemError(0): return true
    case .invalid, .unsupportedCall, .unsupportedHere: return false
    default: throw FileFault(error)
    }
  }

  /// Fails unless this process may write to what has a name.
  func requireWritable(_ name: String) throws(FileFault) {
    guard faccessat(descriptor, name.isEmpty ? "." : name, W_OK, AT_EACCESS) == 0 else {
      throw .last
    }
  }

  /// Waits until the names are on the disk, if the file system can do that for a folder.
  func sync() { _ = fsync(descriptor) }
}
