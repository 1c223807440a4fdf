extension CatalogFile {
  /// Reads a file that is already in memory; the ending of the path tells its format.
  ///
  /// ```swift
  /// let table = Table(catalog: CatalogFile(path: "App.xcstrings", bytes: bytes))
  /// ```
  public init(path: String, bytes: some Collection<UInt8>) {
    let kind = Kind(path: path) ?? .catalog
    var reader = CatalogReader(path: path, kind: kind, expectedSize: bytes.count)
    _ = unsafe reader.append(upTo: bytes.count) { room in
      unsafe room.copyBytes(from: bytes)
      return bytes.count
    }
    self = reader.finish()
  }
}
