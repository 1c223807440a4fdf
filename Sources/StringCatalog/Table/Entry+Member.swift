internal import JSON
internal import SourceText

extension Entry {
  /// The member of `strings` that is the entry in its String Catalog: its key, a colon, and its value;
  /// nil for an entry of another format, or without a value that can be read.
  package var member: [UInt8]? {
    guard storage.traits.locales == .file, !record.key.isNone else { return nil }
    let bytes = storage.sources[Int(record.source)].bytes
    // A key begins behind its quotation mark.
    let start = Int(record.key.offset) - 1
    guard start >= 0, let key = try? JSONTree(bytes, valueAt: start, depth: 0) else { return nil }
    var value = key[key.root].value.end
    return bytes.withBytes(0..<bytes.count) { span in
      while value < span.count, span[value] <= 0x20 || span[value] == UInt8(ascii: ":") {
        value += 1
      }
      guard let tree = try? JSONTree(bytes, valueAt: value, depth: 0) else { return nil }
      return unsafe span.extracting(start..<tree[tree.root].value.end)
        .withUnsafeBufferPointer { unsafe Array($0) }
    }
  }

  /// The value of `shouldTranslate` as its String Catalog writes it; nil if it does not.
  package var writtenShouldTranslate: String? { json(along: ["shouldTranslate"]) }

  /// What its String Catalog has for a language, as JSON; nil if it has nothing.
  package func json(ofLocalization locale: String) -> String? {
    json(along: ["localizations", locale])
  }

  /// The value at some names in the String Catalog.
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
