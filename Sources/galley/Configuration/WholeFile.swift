import CatalogFiles
import Glibc

/// Writes files of which nobody ever sees a half.
enum WholeFile {
  /// Puts bytes into a new file beside the path, and then that file into its place.
  ///
  /// Folders on the way are made, for their owner alone.
  static func write(_ bytes: [UInt8], to path: String) throws(FileFault) {
    try makeFolders(above: path)
    let draft = "\(path).\(getpid())"
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
    var descriptor = unsafe open(draft, flags, 0o600)
    if descriptor < 0, errno == EEXIST {
      // Left by a process of the same number, which is no more.
      unsafe unlink(draft)
      descriptor = unsafe open(draft, flags, 0o600)
    }
    guard descriptor >= 0 else { throw .system(errno) }
    let wasWritten = writeAll(bytes, to: descriptor) && fsync(descriptor) == 0
    let reason = errno
    close(descriptor)
    guard wasWritten else {
      unsafe unlink(draft)
      throw .system(reason)
    }
    guard unsafe rename(draft, path) == 0 else {
      let reason = errno
      unsafe unlink(draft)
      throw .system(reason)
    }
  }

  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private static func makeFolders(above path: String) throws(FileFault) {
    var index = path.startIndex
    while let slash = path[index...].firstIndex(of: "/") {
      let folder = String(path[..<slash])
      if !folder.isEmpty, unsafe mkdir(folder, 0o700) != 0, errno != EEXIST {
        throw .system(errno)
      }
      index = path.index(after: slash)
    }
  }
}
