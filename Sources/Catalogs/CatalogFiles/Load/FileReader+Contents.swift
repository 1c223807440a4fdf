package import SourceText

extension FileReader {
  /// Reads the bytes of a file that is about to be rewritten.
  ///
  /// - Parameter path: the path of a regular file.
  /// - Returns: the bytes of the file.
  /// - Throws: a fault if the file cannot be read.
  package func contents(of path: String) throws(FileFault) -> ByteBuffer {
    let file = try OpenFile(path: path)
    let status = try file.status()
    guard status.isRegular else { throw status.isFolder ? .folder : .notRegular }
    guard status.size <= limit else { throw .tooLarge }
    let bytes = ByteBuffer(capacity: status.size)
    while bytes.count < status.size {
      let count = try bytes.append(upTo: 1 << 20) { room throws(FileFault) in
        try file.read(into: room)
      }
      guard count > 0 else { break }
    }
    let now = try file.status()
    guard !now.differs(from: status), bytes.count == status.size else { throw .changed }
    return bytes
  }
}
