public import CatalogFiles
internal import FileAccess

/// The replacement of a file with a new version that is based on its old bytes.
///
/// Other programs never see a partial version, even after a crash, and their own changes are never
/// lost: if the file no longer has the bytes that the new version is based on, it stays unchanged
/// and the caller receives its current bytes to merge. Processes of galley replace the files of a folder
/// one after the other.
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
  /// The outcome of a replacement.
  public enum Outcome: Sendable {
    /// The file was replaced atomically.
    case replaced(WrittenVersion)
    /// The file was overwritten in place because it could not be replaced; a crash would have left
    /// it incomplete.
    case writtenInPlace(InPlaceReason, WrittenVersion)
    /// Another program has changed the file; these are its current bytes.
    case changed([UInt8])
  }

  /// The reason a file cannot be replaced by another one.
  public enum InPlaceReason: Hashable, Sendable {
    /// The file has several hard links, of which only one would be replaced.
    case hardLinks
    /// No file can be created in its folder.
    case folderNotWritable
  }

  /// A version written by galley, which a watcher can recognize and skip.
  public struct WrittenVersion: Hashable, Sendable {
    /// The status of the file right after it was written.
    package let status: FileStatus
  }

  /// The points at which a test may stop the process.
  package enum Step: Int, CaseIterable {
    case created, written, synced, exchanged, compared, exchangedBack, copied, overwriting,
      overwritten, removed
  }

  /// The path with symbolic links resolved.
  let target: String
  let old: FileStatus
  let inPlaceReason: InPlaceReason?
  /// The path of the new version until it is renamed.
  let temporary: String
  private let file: OpenFile
  /// Removes the temporary file if a signal ends the process.
  let guardian: FileGuard
  /// The size of the new version in bytes.
  private(set) var count = 0
  /// Whether to try an atomic exchange, which not every file system supports.
  package var exchanges = true
  /// Called at each step.
  package var atStep: (Step) -> Void = { _ in }

  /// Prepares the replacement of a file.
  ///
  /// - Parameters:
  ///   - path: the path of a regular file, or of a symbolic link to one. The link is kept.
  ///   - copies: a folder for backups of files that have to be written in place, created if
  ///     necessary. If nil, such files are not written.
  /// - Throws: a fault if the file cannot be written; nothing has changed.
  public init(of path: String, copies: String?) throws(FileFault) {
    let found = try Target(path)
    let (target, old, reason) = (found.path, found.status, found.inPlaceReason)
    let (folder, name) = target.folderAndName
    var place = folder.appending(name: ".")
    if reason != nil {
      guard let copies else { throw .forbidden }
      try FileWriter.makeFolder(copies, mode: 0o700)
      place = copies.appending(name: Self.copyName(of: name, with: old.identity))
    }
    if reason == nil { try? OpenFolder(folder).removeAbandonedFiles(".galley-") }
    let named = try Self.makeFile(
      "\(place)galley-\(ProcessEnvironment.processNumber)-",
      permissions: reason == nil ? 0o666 : 0o600)
    do throws(FileFault) {
      try named.file.lock()
      if reason == nil {
        try named.file.takeAttributes(of: target, with: old)
      }
    } catch {
      OpenFolder.working.remove(named.path)
      throw error
    }
    self.target = target
    self.old = old
    inPlaceReason = reason
    temporary = named.path
    guardian = named.guardian
    file = named.file
  }

  // After an exchange, the temporary file is the old version.
  deinit { OpenFolder.working.remove(temporary) }

  /// A new file and its path.
  private struct NamedFile: ~Copyable {
    let path: String
    let guardian: FileGuard
    let file: OpenFile
  }

  /// Creates a file at a path, appending the first free number.
  private static func makeFile(
    _ start: String, permissions: UInt32
  ) throws(FileFault) -> NamedFile {
    var attempt = 0
    while true {
      let path = "\(start)\(attempt)~"
      do throws(FileFault) {
        let guardian = FileGuard(path)
        let file = try OpenFile(making: path, permissions: permissions)
        guardian.release()
        return NamedFile(path: path, guardian: guardian, file: file)
      } catch {
        attempt += 1
        guard error == FileFault(.exists), attempt < 1_000 else { throw error }
      }
    }
  }

  /// The file that a path resolves to.
  private struct Target {
    /// The path with symbolic links resolved.
    let path: String
    let status: FileStatus
    let inPlaceReason: InPlaceReason?

    /// Resolves a path.
    ///
    /// - Throws: a fault if the file cannot be written.
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

  /// Returns the reason a file cannot be written, as far as can be determined in advance.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - copies: the folder for backups, as in ``init(of:copies:)``.
  /// - Returns: the fault, or nil if the file appears to be writable.
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
  ///   - old: the bytes that the new version is based on.
  ///   - new: the new version.
  ///   - copies: the folder for backups, as in ``init(of:copies:)``.
  /// - Returns: the outcome.
  /// - Throws: a fault if the file cannot be written; its old content is kept.
  public static func replace(
    _ path: String, from old: Span<UInt8>, by new: Span<UInt8>, copies: String?
  ) throws(FileFault) -> Outcome {
    var replacement = try FileReplacement(of: path, copies: copies)
    try replacement.append(new)
    return try replacement.finish(ifUnchangedFrom: old)
  }

  /// Appends bytes to the new version.
  public mutating func append(_ bytes: Span<UInt8>) throws(FileFault) {
    if count == 0 { atStep(.created) }
    try file.write(bytes, at: count)
    count += bytes.count
  }

  /// Replaces the file with the new version, unless another program has changed it.
  ///
  /// - Parameter bytes: the bytes that the new version is based on.
  /// - Returns: the outcome.
  /// - Throws: a fault if the file cannot be written; its old content is kept.
  public mutating func finish(ifUnchangedFrom bytes: Span<UInt8>) throws(FileFault) -> Outcome {
    atStep(.written)
    // Without this, the file could be empty after a crash of the system.
    try file.sync()
    if let inPlaceReason {
      atStep(.synced)
      return try overwrite(with: file, ifUnchangedFrom: bytes, because: inPlaceReason)
    }
    // An exchange shows a new version before it is known to be based on the old one. Another process of
    // galley must neither read nor exchange a version that is taken back.
    let folder = try lockedFolder()
    defer { extendLifetime(folder) }
    guard try isUnchanged(target, from: bytes) else {
      return .changed(try OpenFile.bytes(of: target))
    }
    atStep(.synced)
    file.setChanged(secondsAgo: 1)
    let written = try file.status()
    if let outcome = try exchange(with: written, ifUnchangedFrom: bytes) { return outcome }
    OpenFolder.working.remove(temporary)
    // If another program has changed the file meanwhile, keep its modification time.
    if try !file.status().differs(from: written) { file.setChanged(secondsAgo: 0) }
    try? OpenFolder(target.folderAndName.folder).sync()
    atStep(.removed)
    return .replaced(WrittenVersion(status: try file.status()))
  }

  /// Returns the folder of the file, locked until it is closed; nil if it cannot be opened.
  private func lockedFolder() throws(FileFault) -> OpenFile? {
    let folder: OpenFile
    do throws(FileFault) { folder = try OpenFile(path: target.folderAndName.folder) } catch {
      return nil
    }
    try folder.lock()
    return folder
  }

  /// Whether this process may replace a user's files in a folder.
  private static func mayReplaceFiles(in folder: String, of user: UInt32) -> Bool {
    do throws(FileFault) {
      try OpenFolder.working.requireWritable(folder)
      return try FileStatus(path: folder).allowsReplacing(filesOf: user)
    } catch {
      return false
    }
  }

  /// Exchanges the two versions and checks the one taken out.
  ///
  /// - Returns: nil if it is the expected one; the outcome if another program has changed the file.
  private func exchange(
    with written: FileStatus, ifUnchangedFrom bytes: Span<UInt8>
  ) throws(FileFault) -> Outcome? {
    guardian.hold()
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
      // Exchange back a version that cannot be read, too.
      fault = error
    }
    // Another program has saved the file, so exchange its version back. If that takes out anything
    // but the version galley put in last, an even newer version was saved meanwhile; put that one
    // back instead.
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

  /// Replaces the file on a file system without atomic exchange.
  ///
  /// A change by another program between the check and the replacement would be lost.
  private func rename(ifUnchangedFrom bytes: Span<UInt8>) throws(FileFault) -> Outcome? {
    guard try isUnchanged(target, from: bytes) else {
      return .changed(try OpenFile.bytes(of: target))
    }
    atStep(.compared)
    try OpenFolder.working.rename(temporary, to: target)
    atStep(.exchanged)
    return nil
  }

  /// Whether a file has the given bytes, after briefly waiting for programs that have it open for
  /// writing.
  private func isUnchanged(_ path: String, from bytes: Span<UInt8>) throws(FileFault) -> Bool {
    let file = try OpenFile(path: path, followingLinks: false)
    file.waitForWriters()
    return try file.has(bytes)
  }
}
