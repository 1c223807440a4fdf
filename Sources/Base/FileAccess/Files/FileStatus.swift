import Glibc

/// The status of a file: its type, identity, size, and modification time.
package struct FileStatus: Hashable, Sendable {
  /// The identity of a file, independent of its path.
  package struct Identity: Hashable, Sendable {
    package var device: UInt
    package var number: UInt

    package init(device: UInt, number: UInt) {
      self.device = device
      self.number = number
    }
  }

  package let identity: Identity
  package let size: Int
  /// The type and permissions, including the sticky bit.
  private let mode: UInt32
  package let user: UInt32
  package let group: UInt32
  /// The number of hard links.
  package let linkCount: Int
  private let modified: [Int]

  package var isFolder: Bool { mode & S_IFMT == S_IFDIR }
  package var isRegular: Bool { mode & S_IFMT == S_IFREG }
  package var isSymbolicLink: Bool { mode & S_IFMT == S_IFLNK }
  package var permissions: UInt32 { mode & 0o7777 }

  init(_ status: stat) {
    identity = Identity(device: UInt(status.st_dev), number: UInt(status.st_ino))
    size = Int(status.st_size)
    mode = status.st_mode
    (user, group) = (status.st_uid, status.st_gid)
    linkCount = Int(status.st_nlink)
    modified = [status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
  }

  /// Reads the status of the file at a path, following symbolic links.
  package init(path: String) throws(FileFault) {
    try self.init(path, in: .working, followingLinks: true)
  }

  /// Reads the status of an entry of a folder.
  package init(
    _ name: String, in folder: borrowing OpenFolder, followingLinks: Bool
  ) throws(FileFault) {
    // A C string would end at the zero and name another file.
    guard !name.utf8.contains(0) else { throw .missing }
    var status = stat()
    let flags = followingLinks ? 0 : AT_SYMLINK_NOFOLLOW
    guard fstatat(folder.descriptor, name.isEmpty ? "." : name, &status, flags) == 0 else {
      throw .last
    }
    self.init(status)
  }

  /// Whether the modification time identifies the version.
  ///
  /// Two writes within one tick of the kernel's clock get the same time, so the file must not have
  /// been written too recently.
  package var isSettled: Bool {
    var now = timespec()
    guard clock_gettime(CLOCK_REALTIME, &now) == 0 else { return false }
    let age = (now.tv_sec - modified[0]) * 1_000 + (now.tv_nsec - modified[1]) / 1_000_000
    return age >= 50
  }

  /// Whether the file may have changed since an earlier status.
  package func differs(from earlier: FileStatus) -> Bool {
    size != earlier.size || modified != earlier.modified
  }

  /// Whether this process may replace the files of a user in this folder.
  ///
  /// In a sticky folder such as /tmp, everyone may create files but replace only their own.
  package func allowsReplacing(filesOf other: UInt32) -> Bool {
    mode & S_ISVTX == 0 || [0, other, user].contains(geteuid())
  }
}

extension String {
  /// The canonical path without symbolic links and `..`; nil if nothing exists at the path.
  package var realPath: String? {
    guard !utf8.contains(0), let real = realpath(self, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// Whether a file or folder exists at the path.
  package var isExistingPath: Bool { access(self, F_OK) == 0 }

  /// Whether a folder exists at the path.
  package var isFolderPath: Bool { (try? FileStatus(path: self))?.isFolder == true }
}
