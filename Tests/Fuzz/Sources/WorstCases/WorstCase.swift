import StringCatalog

/// A file of any size that is made of what is worst for a reader.
struct WorstCase: Sendable {
  let name: String
  let kind: CatalogFile.Kind
  /// Makes the bytes of a file of about this size.
  let bytes: @Sendable (Int) -> [UInt8]

  /// Makes a file of a head, of numbered parts until the size is reached, and of a tail.
  init(
    _ name: String, _ kind: CatalogFile.Kind, head: String = "", tail: String = "",
    part: @escaping @Sendable (Int) -> String
  ) {
    self.init(name, kind) { size in
      var bytes = Array(head.utf8)
      bytes.reserveCapacity(size + 1024)
      var number = 0
      while bytes.count < size {
        bytes += part(number).utf8
        number += 1
      }
      return bytes + tail.utf8
    }
  }

  init(_ name: String, _ kind: CatalogFile.Kind, bytes: @escaping @Sendable (Int) -> [UInt8]) {
    self.name = name
    self.kind = kind
    self.bytes = bytes
  }

  /// The worst cases of all formats.
  static let all = catalogs + strings + propertyLists + binary

  func read(_ bytes: [UInt8], locale: String) -> CatalogFile {
    let path = kind == .catalog ? "Worst.xcstrings" : "\(locale).lproj/Worst.\(kind.rawValue)"
    var reader = CatalogReader(path: path, kind: kind, expectedSize: bytes.count)
    var start = 0
    while start < bytes.count {
      start += unsafe reader.append(upTo: 1 << 20) { room in
        let count = min(room.count, bytes.count - start)
        unsafe room.copyBytes(from: bytes[start..<start + count])
        return count
      }
    }
    return reader.finish()
  }
}
