/// Reads small files other than catalogs, such as sample values and settings.
public enum SmallFile {
  /// The maximum size; a larger file is there by mistake.
  public static let limit = 16 << 20

  /// Reads a whole file.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - limit: the maximum number of bytes.
  /// - Returns: the bytes, or nil if the file does not exist.
  /// - Throws: a fault if the file exists but cannot be read.
  public static func bytes(at path: String, limit: Int = Self.limit) throws(FileFault) -> [UInt8]? {
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
  /// - Throws: a fault if it cannot be read or is too large.
  public static func standardInput() throws(FileFault) -> [UInt8] {
    let bytes = try read(OpenFile(borrowing: 0), limit: limit)
    guard bytes.count <= limit else { throw .tooLarge }
    return bytes
  }

  private static func read(_ file: borrowing OpenFile, limit: Int) throws(FileFault) -> [UInt8] {
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
