internal import JSONDocuments
internal import SourceText
package import StringCatalog

extension Entry {
  /// The source of the entry in its String Catalog: key, colon, and value.
  ///
  /// Nil for an entry of another format, or if the value cannot be read.
  package var member: [UInt8]? {
    guard let (bytes, offset) = keyPlace else { return nil }
    return JSONTree.memberRange(at: offset, in: bytes).map { bytes.array($0) }
  }

  /// The JSON value of the entry in its String Catalog.
  package var json: String? { json(along: []) }

  /// The value of `shouldTranslate` as written in the String Catalog; nil if absent.
  package var writtenShouldTranslate: String? { json(along: ["shouldTranslate"]) }

  /// Returns the JSON of a localization in the String Catalog, if there is one.
  package func json(ofLocalization locale: String) -> String? {
    json(along: ["localizations", locale])
  }

  /// Returns the JSON value at a path of names in the String Catalog.
  private func json(along names: [String]) -> String? {
    guard let member,
      let tree = try? JSONTree(ByteBuffer([UInt8(ascii: "{")] + member + [UInt8(ascii: "}")])),
      var node = Array(tree.children(of: tree.root)).first
    else { return nil }
    for name in names {
      guard let next = tree.member(name, of: node) else { return nil }
      node = next
    }
    return String(decoding: tree.raw(tree[node].value), as: UTF8.self)
  }
}
