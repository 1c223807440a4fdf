import Glibc

/// Replaces whole files, so that no program ever reads half of one.
public enum FileWriter {
  /// Writes a file, or replaces its content and keeps its permissions.
  ///
  /// The bytes go into a new file in the same folder, which gets the name of the old one after all
  /// bytes are on the disk. A symbolic link is kept, and its target replaced. A pipe or a device is
  /// written to directly.
  ///
  /// ```swift
  /// try FileWriter.write(Array("{}".utf8), to: "Travel.samples.json")
  /// ```
  ///
  /// - Parameters:
  ///   - bytes: the new content.
  ///   - path: the path of the file.
  /// - Throws: the reason why the file cannot be written. Then the old content is still there.
  public static func write(_ bytes: [UInt8], to path: String) throws(FileFault) {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .missing }
    var old = stat()
    let isThere = stat(path, &old) == 0
    guard isThere || errno == ENOENT else { throw .last }
    let kind = old.st_mode & S_IFMT
    guard !isThere || kind != S_IFDIR else { throw .folder }
    guard !isThere || kind == S_IFREG else { return try append(bytes, to: path) }
    let target = isThere ? resolved(path) : path
    // The folder may allow the replacement, but the permissions of the file do not.
    guard !isThere || access(target, W_OK) == 0 else { throw .last }
    try replace(target, by: bytes, mode: isThere ? old.st_mode & 0o7777 : nil)
  }

  /// Puts a new file in place of whatever has the path now.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - bytes: its content.
  ///   - mode: its permissions; nil for the usual ones of a new file.
  /// - Throws: the reason why the file cannot be written. Then nothing has changed at the path.
  public static func replace(
    _ path: String, by bytes: [UInt8], mode: UInt32?
  ) throws(FileFault) {
    let temporary = path.folderAndName.folder.appending(name: temporaryName)
    try replace(path, in: AT_FDCWD, by: bytes, mode: mode, through: temporary)
  }

  /// Writes a file below a folder, and makes the folders between them.
  ///
  /// The folder may be a symbolic link. Nothing below it may: then the file would be somewhere else.
  ///
  /// - Parameters:
  ///   - bytes: the new content.
  ///   - path: the path of the file below the folder.
  ///   - folder: the path of the folder.
  /// - Throws: the reason why the file cannot be written. Then the old content is still there.
  public static func write(
    _ bytes: [UInt8], to path: String, below folder: String
  ) throws(FileFault) {
    guard !path.utf8.contains(0) else { throw .missing }
    try makeFolder(folder)
    var place = try OpenFolder(folder)
    var names = path.split(separator: "/").map(String.init)
    guard !names.contains(".."), let name = names.popLast() else { throw .missing }
    for name in names { place = try OpenFolder(name, in: place) }
    var old = stat()
    let isThere = fstatat(place.descriptor, name, &old, AT_SYMLINK_NOFOLLOW) == 0
    guard isThere || errno == ENOENT else { throw .last }
    switch old.st_mode & S_IFMT {
    case _ where !isThere: break
    case S_IFREG: break
    case S_IFLNK: throw .symbolicLink
    case S_IFDIR: throw .folder
    default: throw .notRegular
    }
    guard !isThere || faccessat(place.descriptor, name, W_OK, 0) == 0 else { throw .last }
    try replace(
      name, in: place.descriptor, by: bytes, mode: isThere ? old.st_mode & 0o7777 : nil,
      through: temporaryName)
  }

  private static var temporaryName: String { ".galley-\(getpid())~" }

  private static func replace(
    _ path: String, in folder: Int32, by bytes: [UInt8], mode: UInt32?, through temporary: String
  ) throws(FileFault) {
    // A leftover file of this name belongs to a process that had this number before and has ended.
    unlinkat(folder, temporary, 0)
    let file = openat(
      folder, temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666)
    guard file >= 0 else { throw .last }
    do throws(FileFault) {
      defer { close(file) }
      if let mode, fchmod(file, mode) != 0 { throw .last }
      try write(bytes, into: file)
      // Without this, the file could be empty after a crash of the system.
      guard fsync(file) == 0 else { throw .last }
    } catch {
      unlinkat(folder, temporary, 0)
      throw error
    }
    guard renameat(folder, temporary, folder, path) == 0 else {
      let fault = FileFault.last
      unlinkat(folder, temporary, 0)
      throw fault
    }
  }

  /// Makes a folder and the folders above it, unless they exist.
  ///
  /// - Parameters:
  ///   - path: the path of the folder.
  ///   - mode: the permissions of new folders, without those that the process takes away.
  /// - Throws: the reason why a folder cannot be made.
  public static func makeFolder(_ path: String, mode: UInt32 = 0o777) throws(FileFault) {
    guard !path.utf8.contains(0) else { throw .missing }
    var index = path.startIndex
    while index < path.endIndex {
      let slash = path[index...].firstIndex(of: "/") ?? path.endIndex
      let folder = String(path[..<slash])
      if !folder.isEmpty, mkdir(folder, mode) != 0, errno != EEXIST { throw .last }
      index = slash == path.endIndex ? slash : path.index(after: slash)
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

  /// The path without symbolic links.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}

/// The owner of a descriptor of a folder.
private struct OpenFolder: ~Copyable {
  let descriptor: Int32

  init(_ path: String) throws(FileFault) {
    let opened = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard opened >= 0 else { throw .last }
    descriptor = opened
  }

  /// Opens a folder in another one, and makes it if it does not exist; it must be no symbolic link.
  init(_ name: String, in folder: borrowing OpenFolder) throws(FileFault) {
    guard mkdirat(folder.descriptor, name, 0o777) == 0 || errno == EEXIST else { throw .last }
    let opened = openat(
      folder.descriptor, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
    guard opened >= 0 else {
      let fault = FileFault.last
      var status = stat()
      let isLink =
        fstatat(folder.descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0
        && status.st_mode & S_IFMT == S_IFLNK
      throw isLink ? .symbolicLink : fault
    }
    descriptor = opened
  }

  deinit { close(descriptor) }
}
