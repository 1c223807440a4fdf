internal import Programs

/// The replacement of a file by a new version that was made from the bytes of the old one.
///
/// No program reads half of either version, also after a crash, and no version of another program is
/// lost: if the file no longer has the bytes that the new version was made from, it stays as it is, and
/// the caller gets what it has now, to merge it.
///
/// ```swift
/// var replacement = try FileReplacement(of: "Travel.xcstrings", copies: stateFolder)
/// try replacement.append(edited.span)
/// switch try replacement.finish(ifUnchangedFrom: read.span) {
/// case .replaced, .writtenInPlace: break
/// case .changed(let now): merge(edited, with: now, since: read)
/// }
/// ```
public struct FileReplacement: ~Copyable {
  /// What became of the file.
  public enum Outcome: Sendable {
    /// It has the new bytes.
    case replaced(WrittenVersion)
    /// It has the new bytes, but a crash while they were written would have left a part of them, because
    /// the file could not be replaced by another one.
    case writtenInPlace(InPlaceReason, WrittenVersion)
    /// Another program has saved it in between; it has these bytes.
    case changed([UInt8])
  }

  /// Why a file cannot be replaced by another one.
  public enum InPlaceReason: Hashable, Sendable {
    /// It has several names, of which only one would get the new version.
    case hardLinks
    /// No file can be made in its folder.
    case folderNotWritable
  }

  /// A version of a file that galley has written, by which a watcher knows that it is not news.
  public struct WrittenVersion: Hashable, Sendable {
    /// The status of the file right after it was written.
    package let status: FileStatus
  }

  /// Moments at which a test may stop the process.
  package enum Step: Int, CaseIterable {
    case created, written, synced, exchanged, compared, exchangedBack, copied, overwriting,
      overwritten, removed
  }

  /// The path without symbolic links.
  let target: String
  let old: FileStatus
  let inPlaceReason: InPlaceReason?
  /// The path of the new version until it gets its name.
  let temporary: String
  private let file: OpenFile
  /// The number of bytes of the new version.
  private(set) var count = 0
  /// Whether to ask the kernel for an exchange, which not every file system can do.
  package var exchanges = true
  /// Is called at each step.
  package var atStep: (Step) -> Void = { _ in }

  /// Prepares a new version of a file.
  ///
  /// - Parameters:
  ///   - path: the path of a regular file, or of a symbolic link to one, which is kept.
  ///   - copies: a folder for copies, which is made if it is needed: of a file that has to be written in
  ///     place, the old version is there until the new one is complete. Nil if there is none; then such a
  ///     file is not written.
  /// - Throws: the reason why the file cannot be written. Nothing has changed then.
  public init(of path: String, copies: String?) throws(FileFault) {
    let found = try Target(path)
    let (target, old, reason) = (found.path, found.status, found.inPlaceReason)
    let (folder, name) = target.folderAndName
    var place = folder.appending(name: ".")
    if reason != nil {
      guard let copies else { throw .forbidden }
      try FileWriter.makeFolder(copies, mode: 0o700)
      place = copies.appending(name: "\(name).")
    }
    let named = try Self.makeFile(
      "\(place)galley-\(ProcessEnvironment.processNumber)-",
      permissions: reason == nil ? 0o666 : 0o600)
    do throws(FileFault) {
      if reason == nil {
        named.file.setOwner(of: old)
        try named.file.setPermissions(old.permissions)
      }
    } catch {
      OpenFolder.working.remove(named.path)
      throw error
    }
    self.target = target
    self.old = old
    inPlaceReason = reason
    temporary = named.path
    file = named.file
  }

  // After an exchange, this is the old version.
  deinit { OpenFolder.working.remove(temporary) }

  /// A new file and its path.
  private struct NamedFile: ~Copyable {
    let path: String
    let file: OpenFile
  }

  /// Makes a file at a path that is continued by the first free number.
  private static func makeFile(
    _ start: String, permissions: UInt32
  ) throws(FileFault) -> NamedFile {
    var attempt = 0
    while true {
      let path = "\(start)\(attempt)~"
      do throws(FileFault) {
        return NamedFile(path: path, file: try OpenFile(making: path, permissions: permissions))
      } catch {
        attempt += 1
        guard error == FileFault(.exists), attempt < 1_000 else { throw error }
      }
    }
  }

  /// The file that a path means.
  private struct Target {
    /// The path without symbolic links.
    let path: String
    let status: FileStatus
    let inPlaceReason: InPlaceReason?

    /// Finds the file.
    ///
    /// - Throws: the reason why it cannot be written.
    init(_ path: String) throws(FileFault) {
      guard !path.utf8.contains(0) else { throw .missing }
      guard let target = path.realPath else { throw .last }
      let old = try FileStatus(path: target)
      guard old.isRegular else { throw old.isFolder ? .folder : .notRegular }
      try OpenFolder.working.requireWritable(target)
      self.path = target
      status = old
      inPlaceReason =
        if old.linkCount > 1 {
          .hardLinks
        } else if !FileReplacement.mayReplaceFiles(in: target.folderAndName.folder, of: old.user) {
          .folderNotWritable
        } else {
          nil
        }
    }
  }

  /// Finds out whether a file could be written, as far as that can be known before.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - copies: a folder for copies, as for ``init(of:copies:)``.
  /// - Returns: the reason why it cannot be written; nil if there is none.
  public static func fault(of path: String, copies: String?) -> FileFault? {
    do throws(FileFault) {
      let target = try Target(path)
      return target.inPlaceReason != nil && copies == nil ? .forbidden : nil
    } catch {
      return error
    }
  }

  /// Replaces the content of a file.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - old: the bytes that the new version was made from.
  ///   - new: the new version.
  ///   - copies: a folder for copies, as for ``init(of:copies:)``.
  /// - Returns: what became of the file.
  /// - Throws: the reason why the file cannot be written. It still has its old content then.
  public static func replace(
    _ path: String, from old: Span<UInt8>, by new: Span<UInt8>, copies: String?
  ) throws(FileFault) -> Outcome {
    var replacement = try FileReplacement(of: path, copies: copies)
    try replacement.append(new)
    return try replacement.finish(ifUnchangedFrom: old)
  }

  /// Adds bytes to the new version.
  public mutating func append(_ bytes: Span<UInt8>) throws(FileFault) {
    if count == 0 { atStep(.created) }
    try file.write(bytes, at: count)
    count += bytes.count
  }

  /// Gives the file its new version, unless another program has saved it in between.
  ///
  /// - Parameter bytes: the bytes that the new version was made from.
  /// - Returns: what became of the file.
  /// - Throws: the reason why the file cannot be written. It still has its old content then.
  public mutating func finish(ifUnchangedFrom bytes: Span<UInt8>) throws(FileFault) -> Outcome {
    atStep(.written)
    // Without this, the file could be empty after a crash of the system.
    try file.sync()
    atStep(.synced)
    if let inPlaceReason {
      return try overwrite(with: file, ifUnchangedFrom: bytes, because: inPlaceReason)
    }
    file.setChanged(secondsAgo: 1)
    let written = try file.status()
    if let outcome = try exchange(with: written, ifUnchangedFrom: bytes) { return outcome }
    OpenFolder.working.remove(temporary)
    // Whoever has changed the version meanwhile has set its time.
    if try !file.status().differs(from: written) { file.setChanged(secondsAgo: 0) }
    try? OpenFolder(target.folderAndName.folder).sync()
    atStep(.removed)
    return .replaced(WrittenVersion(status: try file.status()))
  }

  /// Whether files of a user in a folder may be replaced.
  private static func mayReplaceFiles(in folder: String, of user: UInt32) -> Bool {
    do throws(FileFault) {
      try OpenFolder.working.requireWritable(folder)
      return try FileStatus(path: folder).allowsReplacing(filesOf: user)
    } catch {
      return false
    }
  }

  /// Exchanges the two versions and looks at the one that comes out.
  ///
  /// - Returns: nil if it is the old one; the bytes of the file if another program has saved it.
  private func exchange(
    with written: FileStatus, ifUnchangedFrom bytes: Span<UInt8>
  ) throws(FileFault) -> Outcome? {
    guard exchanges, try OpenFolder.exchange(target, temporary) else {
      return try rename(ifUnchangedFrom: bytes)
    }
    atStep(.exchanged)
    var fault: FileFault?
    do throws(FileFault) {
      if try isUnchanged(temporary, from: bytes) {
        atStep(.compared)
        return nil
      }
    } catch {
      // A version that cannot be read gets its name back as well.
      fault = error
    }
    // Another program has saved the file: its version gets the name again. If anything else comes out
    // than what galley gave the name last, or the same file with other bytes, a newer version has been
    // saved meanwhile, and gets it back.
    var given = written
    while true {
      let next = try FileStatus(path: temporary)
      guard try OpenFolder.exchange(target, temporary) else { throw FileFault(.invalid) }
      let previous = try FileStatus(path: temporary)
      if previous.identity == given.identity, !previous.differs(from: given) { break }
      given = next
    }
    atStep(.exchangedBack)
    if let fault { throw fault }
    return .changed(try OpenFile.bytes(of: target))
  }

  /// Replaces the file on a file system that cannot exchange two: a version that another program saves
  /// between the look and the replacement would be lost.
  private func rename(ifUnchangedFrom bytes: Span<UInt8>) throws(FileFault) -> Outcome? {
    guard try isUnchanged(target, from: bytes) else {
      return .changed(try OpenFile.bytes(of: target))
    }
    atStep(.compared)
    try OpenFolder.working.rename(temporary, to: target)
    atStep(.exchanged)
    return nil
  }

  /// Whether a file has these bytes, and keeps them: a program that has it open for writing gets a moment
  /// to finish.
  private func isUnchanged(_ path: String, from bytes: Span<UInt8>) throws(FileFault) -> Bool {
    let file = try OpenFile(path: path, followingLinks: false)
    file.waitForWriters()
    return try file.has(bytes)
  }
}
