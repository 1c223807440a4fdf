import Glibc

/// What the kernel says about a file: what it is, which one, how large, and when it was written.
struct FileStatus: Hashable {
  /// One file, whatever names lead to it.
  struct Identity: Hashable {
    var device: UInt
    var number: UInt
  }

  var identity: Identity
  var size: Int
  var isFolder: Bool
  var isRegular: Bool
  private var modified: [Int]

  init(_ status: stat) {
    identity = Identity(device: UInt(status.st_dev), number: UInt(status.st_ino))
    size = Int(status.st_size)
    isFolder = status.st_mode & S_IFMT == S_IFDIR
    isRegular = status.st_mode & S_IFMT == S_IFREG
    modified = [status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
  }

  /// The status of what a path leads to; symbolic links are followed.
  init(path: String) throws(FileFault) {
    // A C string would end at the zero and name another file.
    guard !path.utf8.contains(0) else { throw .missing }
    var status = stat()
    guard stat(path.isEmpty ? "." : path, &status) == 0 else { throw .last }
    self.init(status)
  }

  /// Whether the file has been left alone for a while: two changes within one tick of the kernel's
  /// clock have one time.
  var isSettled: Bool {
    var now = timespec()
    guard clock_gettime(CLOCK_REALTIME, &now) == 0 else { return false }
    let age = (now.tv_sec - modified[0]) * 1_000 + (now.tv_nsec - modified[1]) / 1_000_000
    return age >= 50
  }

  /// Whether this may be another version than an earlier status described.
  func differs(from earlier: FileStatus) -> Bool {
    size != earlier.size || modified != earlier.modified
  }
}
