import Glibc

/// Writes whole files, so that nobody ever reads half of one.
public enum FileWriter {
  /// Puts bytes into the place of a file, which keeps its permissions.
  ///
  /// They are written beside it, and take its name when all of them are on the disk. What is no
  /// regular file, a pipe say, is written to as it is; a symbolic link stays one.
  ///
  /// - Parameters:
  ///   - bytes: the new content.
  ///   - path: where the file is, or will be.
  /// - Throws: why it cannot be written; then the old content is still there.
  public static func write(_ bytes: [UInt8], to path: String) throws(FileFault) {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .missing }
    var old = stat()
    let isThere = stat(path, &old) == 0
    guard isThere || errno == ENOENT else { throw .last }
    let kind = old.st_mode & S_IFMT
    guard !isThere || kind != S_IFDIR else { throw .folder }
    guard !isThere || kind == S_IFREG else { return try append(bytes, to: path) }
    let target = isThere ? resolved(path) : path
    // Who may not write to the file may not replace it either, whatever the folder allows.
    guard !isThere || access(target, W_OK) == 0 else { throw .last }
    try replace(target, by: bytes, mode: isThere ? old.st_mode & 0o7777 : nil)
  }

  /// Puts a new file of these bytes into a place, whatever is there now.
  ///
  /// - Parameters:
  ///   - path: the place.
  ///   - bytes: the new content.
  ///   - mode: the permissions; nil for those of any new file.
  /// - Throws: why it cannot be written; then what was there still is.
  public static func replace(
    _ path: String, by bytes: [UInt8], mode: UInt32?
  ) throws(FileFault) {
    let temporary = path.folderAndName.folder.appending(name: ".galley-\(getpid())~")
    // One that is left over is this process's number's, and so nobody's any more.
    unlink(temporary)
    let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666)
    guard file >= 0 else { throw .last }
    do throws(FileFault) {
      defer { close(file) }
      if let mode, fchmod(file, mode) != 0 { throw .last }
      try write(bytes, into: file)
      // A name that leads to bytes that are not on the disk yet would lead to none after a crash.
      guard fsync(file) == 0 else { throw .last }
    } catch {
      unlink(temporary)
      throw error
    }
    guard rename(temporary, path) == 0 else {
      let fault = FileFault.last
      unlink(temporary)
      throw fault
    }
  }

  private static func append(_ bytes: [UInt8], to path: String) throws(FileFault) {
    let file = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
    guard file >= 0 else { throw .last }
    defer { close(file) }
    try write(bytes, into: file)
  }

  private static func write(_ bytes: [UInt8], into file: Int32) throws(FileFault) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR { throw .last }
      rest = rest.dropFirst(max(0, count))
    }
  }

  /// What a path leads to when its symbolic links are followed.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}
