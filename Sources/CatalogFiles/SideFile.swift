/// Reads small files that lie beside catalogs: sample values, say.
public enum SideFile {
  /// The most bytes of such a file; a larger one is somebody's mistake.
  public static let limit = 16 << 20

  /// The bytes of a file; nil where there is none of that name.
  ///
  /// - Parameter path: where the file is.
  /// - Returns: its bytes, or nil where no such file exists.
  /// - Throws: why a file that is there cannot be read.
  public static func bytes(at path: String) throws(FileFault) -> [UInt8]? {
    let file: OpenFile
    do {
      file = try OpenFile(path: path)
    } catch .missing {
      return nil
    }
    let status = try file.status()
    guard status.isRegular else { throw status.isFolder ? .folder : .notRegular }
    guard status.size <= limit else { throw .tooLarge }
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
