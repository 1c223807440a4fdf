public import StringCatalog

extension CatalogFile {
  /// Reads these bytes as the file at a path; the ending of the path decides the format.
  public init(path: String, bytes: some Collection<UInt8>) {
    let kind = Kind(path: path) ?? .catalog
    var reader = CatalogReader(path: path, kind: kind, expectedSize: bytes.count)
    _ = reader.append(upTo: bytes.count) { room in
      room.copyBytes(from: bytes)
      return bytes.count
    }
    self = reader.finish()
  }
}

extension Table {
  /// The table of a string catalog in JSON.
  public init(json: String, named name: String = "Main") {
    self.init(catalog: CatalogFile(path: "\(name).xcstrings", bytes: Array(json.utf8)))
  }

  /// The table of one entry: its key, and the JSON of its localizations.
  public init(key: String, _ localizations: String) {
    let localizations = "{\"localizations\": {\(localizations)}}"
    self.init(
      json: "{\"sourceLanguage\": \"en\", \"strings\": {\"\(key)\": \(localizations)}}")
  }
}
