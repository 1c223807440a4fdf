internal import SourceText
package import StringCatalog

/// An XLIFF file with a single entry of another one.
package enum XLIFFExcerpt {
  /// Returns a file with the units of an entry.
  ///
  /// - Parameters:
  ///   - entry: the entry.
  ///   - table: its table.
  /// - Returns: the bytes; nil if the table is not of XLIFF.
  /// - Throws: a refusal if the file cannot be edited.
  package static func bytes(of entry: Entry, in table: Table) throws(EditRefusal) -> [UInt8]? {
    guard table.traits.locales == .unit, let source = table.files.first else { return nil }
    _ = try XLIFFEditor(source.bytes.array, path: source.path)
    let document = XLIFFDocument.read(source.bytes, path: source.path)
    let bytes = document.source.bytes
    let prefix = document.prefix.map { $0 + ":" } ?? ""
    let key = entry.key
    func raw(_ range: TextRange) -> [UInt8] { bytes.array(Int(range.offset)..<range.end) }
    var excerpt = raw(document.root)
    for file in document.files where entry.original.map({ $0 == file.original ?? "" }) ?? true {
      let units = document.units[file.units].filter {
        isSame(document.attribute(document.name(of: $0, in: file).key), key)
      }
      guard !units.isEmpty else { continue }
      excerpt += raw(file.tag) + Array("<\(prefix)body>".utf8)
      for unit in units { excerpt += bytes.array(Int(unit.offset)..<Int(unit.end)) }
      excerpt += Array("</\(prefix)body></\(prefix)file>".utf8)
    }
    return excerpt + Array("</\(prefix)xliff>".utf8)
  }
}
