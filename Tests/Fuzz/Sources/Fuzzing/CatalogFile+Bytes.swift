public import StringCatalog

extension CatalogFile {
  /// Reads these bytes as a file of a kind.
  public init(path: String, format: CatalogFormat, bytes: [UInt8]) {
    var reader = CatalogReader(path: path, format: format, expectedSize: bytes.count)
    _ = unsafe reader.append(upTo: bytes.count) { room in
      unsafe room.copyBytes(from: bytes)
      return bytes.count
    }
    self = reader.finish()
  }
}
