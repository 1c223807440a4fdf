package import CatalogEditing
internal import CatalogFiles
package import SourceText

extension EditedFile {
  /// How often the edits are applied again to a version that another program has saved meanwhile.
  private static let attempts = 10

  /// Reads a file that is about to be edited.
  package static func contents(of path: String) throws(Fault) -> ByteBuffer {
    do throws(FileFault) { return try FileReader().contents(of: path) } catch {
      throw Fault("\(path): \(error)")
    }
  }

  /// Replaces the file.
  ///
  /// If another program has saved it meanwhile, the edits are applied to that version: they name what
  /// they expect.
  ///
  /// - Parameters:
  ///   - order: the order of new members.
  ///   - copies: a folder for copies of files that cannot be replaced.
  ///   - report: receives remarks about how the file was written.
  /// - Returns: whether the file now has the new bytes, and not those of another version.
  /// - Throws: why the file still has its old content.
  @discardableResult
  package func write(
    order: KeyOrder, copies: String?, reporting report: (String) -> Void
  ) throws(Fault) -> Bool {
    var (old, splices) = (old, splices)
    for attempt in 0..<Self.attempts {
      let outcome = try replace(old, by: splices, copies: copies)
      if let remark = outcome.remark { report("\(path): \(remark)") }
      guard case .changed(let now) = outcome else { return attempt == 0 }
      guard !edits.isEmpty else { throw Fault("the file changed on disk") }
      do throws(EditRefusal) {
        splices = try CatalogEditor(path: path, order: order).apply(edits, to: now).splices
        old = ByteBuffer(now)
      } catch {
        throw Fault(error.reason)
      }
    }
    throw Fault("the file keeps changing on disk")
  }

  /// Writes a new version: what stays is copied from memory to the file, run by run.
  private func replace(
    _ old: ByteBuffer, by splices: [SourceSplice], copies: String?
  ) throws(Fault) -> FileReplacement.Outcome {
    if EscapingLink.leads(to: path) {
      throw Fault(EscapingLink.reason)
    }
    do throws(FileFault) {
      var replacement = try FileReplacement(of: path, copies: copies)
      var index = 0
      for splice in splices {
        try replacement.append(old, index..<splice.range.lowerBound)
        try replacement.append(splice.new.span)
        index = splice.range.upperBound
      }
      try replacement.append(old, index..<old.count)
      return try old.withBytes(0..<old.count) { bytes throws(FileFault) in
        try replacement.finish(ifUnchangedFrom: bytes)
      }
    } catch {
      throw Fault("\(error)")
    }
  }
}

extension FileReplacement {
  /// Adds a run of bytes to the new version.
  fileprivate mutating func append(_ bytes: ByteBuffer, _ range: Range<Int>) throws(FileFault) {
    guard !range.isEmpty else { return }
    try bytes.withBytes(range) { bytes throws(FileFault) in try append(bytes) }
  }
}

extension FileReplacement.Outcome {
  /// A remark about a file that had to be written in place; nil for any other.
  package var remark: String? {
    switch self {
    case .writtenInPlace(.hardLinks, _): "written in place: the file has hard links"
    case .writtenInPlace(.folderNotWritable, _): "written in place: the folder is read-only"
    case .replaced, .changed: nil
    }
  }
}
