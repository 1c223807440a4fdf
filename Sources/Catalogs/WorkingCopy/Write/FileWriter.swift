public import CatalogFiles
internal import FileAccess

/// Writes whole files atomically.
public enum FileWriter {
  /// Writes a file, keeping the permissions of an existing one.
  ///
  /// The bytes are written to a new file in the same folder, flushed to disk, and renamed. For a
  /// symbolic link, the target is replaced. Pipes and devices are written to directly.
  ///
  /// ```swift
  /// try FileWriter.write(Array("{}".utf8), to: "Travel.samples.json")
  /// ```
  ///
  /// - Parameters:
  ///   - bytes: the new content.
  ///   - path: the path of the file.
  /// - Throws: a fault if the file cannot be written; the old content is kept.
  public static func write(_ bytes: [UInt8], to path: String) throws(FileFault) {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .missing }
    guard let old = try status(of: path, in: .working, followingLinks: true) else {
      return try replace(path, by: bytes, mode: nil)
    }
    guard !old.isFolder else { throw .folder }
    guard old.isRegular else { return try OpenFile(writingTo: path).write(bytes) }
    let target = path.realPath ?? path
    // The folder may allow the replacement, but the permissions of the file do not.
    try OpenFolder.working.requireWritable(target)
    try replace(target, by: bytes, of: old)
  }

  /// Replaces whatever is at a path with a new file.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - bytes: the content.
  ///   - mode: the permissions; nil for the default.
  ///   - isDurable: whether to wait until the disk has the content.
  /// - Throws: a fault if the file cannot be written; nothing has changed at the path.
  public static func replace(
    _ path: String, by bytes: [UInt8], mode: UInt32?, durably isDurable: Bool = true
  ) throws(FileFault) {
    try replace(path, by: bytes, mode: mode, of: nil, durably: isDurable)
  }

  private static func replace(
    _ path: String, by bytes: [UInt8], mode: UInt32? = nil, of old: FileStatus?,
    durably isDurable: Bool = true
  ) throws(FileFault) {
    let folder = path.folderAndName.folder
    try? OpenFolder(folder).removeAbandonedFiles(".galley-")
    try replace(
      path, in: .working, by: bytes, mode: mode, of: old,
      through: folder.appending(name: temporaryName), durably: isDurable)
  }

  /// Writes a file inside of a folder, creating the folders in between.
  ///
  /// The folder itself may be a symbolic link, but nothing inside it may: the file would end up
  /// elsewhere.
  ///
  /// - Parameters:
  ///   - bytes: the new content.
  ///   - path: the path of the file, relative to the folder.
  ///   - folder: the path of the folder.
  /// - Throws: a fault if the file cannot be written; the old content is kept.
  public static func write(
    _ bytes: [UInt8], to path: String, below folder: String
  ) throws(FileFault) {
    guard !path.utf8.contains(0) else { throw .missing }
    try makeFolder(folder)
    var place = try OpenFolder(folder)
    var names = path.split(separator: "/").map(String.init)
    guard !names.contains(".."), let name = names.popLast() else { throw .missing }
    for name in names { place = try OpenFolder(name, in: place) }
    let old = try status(of: name, in: place, followingLinks: false)
    if let old {
      guard !old.isSymbolicLink else { throw .symbolicLink }
      guard old.isRegular else { throw old.isFolder ? .folder : .notRegular }
      try place.requireWritable(name)
    }
    try replace(name, in: place, by: bytes, of: old, through: temporaryName)
  }

  /// Returns the status of a file; nil if it does not exist.
  private static func status(
    of name: String, in folder: borrowing OpenFolder, followingLinks: Bool
  ) throws(FileFault) -> FileStatus? {
    do throws(FileFault) {
      return try FileStatus(name, in: folder, followingLinks: followingLinks)
    } catch .missing {
      return nil
    }
  }

  private static var temporaryName: String { ".galley-\(ProcessEnvironment.processNumber)~" }

  private static func replace(
    _ path: String, in folder: borrowing OpenFolder, by bytes: [UInt8], mode: UInt32? = nil,
    of old: FileStatus?, through temporary: String, durably isDurable: Bool = true
  ) throws(FileFault) {
    // A leftover file with this name is from an earlier process with the same ID.
    folder.remove(temporary)
    let guardian = FileGuard(folder.path(of: temporary))
    let file = try OpenFile(making: temporary, in: folder, permissions: mode ?? 0o666)
    guardian.release()
    do throws(FileFault) {
      try file.lock()
      if let old {
        try file.takeAttributes(of: path, in: folder, with: old)
      }
      try file.write(bytes)
      // Without this, the file could be empty after a crash of the system.
      if isDurable { try file.sync() }
      guardian.hold()
      try folder.rename(temporary, to: path)
    } catch {
      folder.remove(temporary)
      throw error
    }
  }

  /// Creates a folder and its ancestors, unless they exist.
  ///
  /// - Parameters:
  ///   - path: the path of the folder.
  ///   - mode: the permissions of new folders, before the umask is applied.
  /// - Throws: a fault if a folder cannot be created.
  public static func makeFolder(_ path: String, mode: UInt32 = 0o777) throws(FileFault) {
    guard !path.utf8.contains(0) else { throw .missing }
    var index = path.startIndex
    while index < path.endIndex {
      let slash = path[index...].firstIndex(of: "/") ?? path.endIndex
      let folder = String(path[..<slash])
      if !folder.isEmpty { try OpenFolder.working.makeFolder(folder, permissions: mode) }
      index = slash == path.endIndex ? slash : path.index(after: slash)
    }
  }
}
