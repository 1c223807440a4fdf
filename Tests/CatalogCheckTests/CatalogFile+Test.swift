import StringCatalog

extension CatalogFile {
  /// The file of these bytes.
  init(path: String, bytes: [UInt8]) {
    var reader = CatalogReader(path: path, kind: .catalog, expectedSize: bytes.count)
    _ = reader.append(upTo: bytes.count) { room in
      room.copyBytes(from: bytes)
      return bytes.count
    }
    self = reader.finish()
  }
}

extension Catalog {
  /// A catalog of one table, named Main, with this JSON.
  init(_ json: String) {
    self.init(files: [CatalogFile(path: "Main.xcstrings", bytes: Array(json.utf8))])
  }
}
