public import StringCatalog

extension CatalogFile {
  /// A string catalog in English with these members of `strings`, each in JSON.
  public init(entries: [String]) {
    let json =
      #"{"sourceLanguage":"en","version":"1.0","strings":{\#(entries.joined(separator: ","))}}"#
    let bytes = Array(json.utf8)
    var reader = CatalogReader(
      path: "Localizable.xcstrings", format: .xcstrings, expectedSize: bytes.count)
    _ = reader.append(upTo: bytes.count) { room in
      room.copyBytes(from: bytes)
      return bytes.count
    }
    self = reader.finish()
  }
}
