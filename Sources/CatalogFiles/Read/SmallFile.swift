/// Reads small files that are not catalogs: sample values and the configuration.
public enum SmallFile {
  /// The most bytes that such a file may have, since a larger one is there by mistake.
  public static let limit = 16 << 20

  /// Reads a whole file.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - limit: the most bytes that it may have.
  /// - Returns: its bytes, or nil if there is no such file.
  /// - Throws: the reason why an existing file cannot be read.
  public static func bytes(
    at path: String, limit: Int = Self.limit
  ) throws(FileFault) -> [UInt8]? {
    let file: OpenFile
    do {
      file = try OpenFile(path: path)
    } catch .missing {
      return nil
    }
    let status = try file.status()
    guard status.isRegular else { throw status.isFolder ? .folder : .notRegular }
    guard status.size <= limit else { throw .tooLarge }
    return try read(file, limit: limit)
  }

  /// Reads all of standard input.
  ///
  /// - Throws: the reason why it cannot be read, or that it is too large.
  public static func standardInput() throws(FileFault) -> [UInt8] {
    let bytes = try read(OpenFile(borrowing: 0), limit: limit)
    guard bytes.count <= limit else { throw .tooLarge }
    return bytes
  }

  private static func read(
    _ file: borrowing OpenFile, limit: Int
  ) throws(FileFault) -> [UInt8] {
    var bytes: [UInt8] = []
    let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { piece.deallocate() }
    while bytes.count <= limit {
      let count = try file.read(into: piece)
      guard count > 0 else { break }
      bytes.append(contentsOf: piece[..<count])
    }
    return bytes
  }
}
