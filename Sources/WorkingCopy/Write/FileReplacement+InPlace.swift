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
