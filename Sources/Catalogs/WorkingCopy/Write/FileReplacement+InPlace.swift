import CatalogFiles

extension FileReplacement {
  /// Overwrites the file in place, keeping a copy of the old version until the write is complete.
  ///
  /// - Parameters:
  ///   - staged: a file that contains the new version.
  ///   - bytes: the bytes that the new version is based on.
  ///   - reason: why the file cannot be replaced.
  /// - Returns: the outcome.
  /// - Throws: a fault if the file cannot be written; its old content is kept.
  func overwrite(
    with staged: borrowing OpenFile, ifUnchangedFrom bytes: Span<UInt8>,
    because reason: InPlaceReason
  ) throws(FileFault) -> Outcome {
    let file = try OpenFile(updating: target)
    // Another writer compares, too, before it overwrites.
    try file.lock()
    guardian.hold()
    guard try file.has(bytes) else { return .changed(try OpenFile.bytes(of: target)) }
    let copy = temporary + "old"
    try OpenFile.make(copy, with: bytes)
    atStep(.copied)
    // Reserve all space before overwriting anything.
    do throws(FileFault) {
      if count > bytes.count { try file.reserve(count) }
    } catch {
      try? file.resize(to: bytes.count)
      OpenFolder.working.remove(copy)
      throw error
    }
    do throws(FileFault) {
      try file.overwrite(with: staged) { atStep(.overwriting) }
      try file.resize(to: count)
      try file.sync()
    } catch {
      do throws(FileFault) {
        try file.write(bytes, at: 0)
        try file.resize(to: bytes.count)
        try file.sync()
        OpenFolder.working.remove(copy)
      } catch {
        throw .incomplete(copy: copy)
      }
      throw error
    }
    atStep(.overwritten)
    OpenFolder.working.remove(copy)
    atStep(.removed)
    return .writtenInPlace(reason, WrittenVersion(status: try file.status()))
  }
}

extension FileReplacement {
  /// A write in place that ended in the middle, because the process was killed.
  public struct InterruptedWrite: Hashable, Sendable {
    /// The path of the file, which may have parts of both versions.
    public let path: String
    /// The path of a copy of the version before the write.
    public let before: String
    /// The path of the version that was being written.
    public let after: String
  }

  /// The name of a file's copies, before the number of the process.
  ///
  /// A file that is overwritten stays the same file, so its identity tells it from others of its name, and finds it
  /// under another one.
  static func copyName(of name: String, with identity: FileStatus.Identity) -> String {
    "\(name).\(identity.device)-\(identity.number)."
  }

  /// Returns the writes of files that were interrupted.
  ///
  /// Copies are removed if their file is whole: if nothing was overwritten yet, or everything was.
  ///
  /// - Parameters:
  ///   - paths: the paths of the files.
  ///   - copies: the folder for backups, as in ``init(of:copies:)``.
  /// - Returns: the writes; none if all files are whole.
  public static func interruptedWrites(
    of paths: some Sequence<String>, copies: String?
  ) -> [InterruptedWrite] {
    guard let copies, let folder = try? OpenFolder(copies) else { return [] }
    // A lock is on the new version, so look for that one.
    let kept = folder.abandonedFiles { name in
      name.last == "~" ? name.split(separator: ".galley-").last : nil
    }
    guard !kept.isEmpty else { return [] }
    return paths.compactMap { path in
      guard let target = path.realPath, let status = try? FileStatus(path: target),
        let name = kept.first(where: { $0.contains(copyName(of: "", with: status.identity)) })
      else { return nil }
      let after = copies.appending(name: name)
      let before = after + "old"
      guard let bytes = try? OpenFile.bytes(of: target) else { return nil }
      // Without an old version, nothing was overwritten.
      let isWhole = [before, after].contains { bytes == (try? OpenFile.bytes(of: $0)) }
      guard isWhole || (try? FileStatus(path: before)) == nil else {
        return InterruptedWrite(path: path, before: before, after: after)
      }
      for path in [before, after] { OpenFolder.working.remove(path) }
      return nil
    }
  }
}
