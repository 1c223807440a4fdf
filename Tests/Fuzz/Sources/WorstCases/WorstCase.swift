import StringCatalog

/// A file of any size that is made of what is worst for a reader.
struct WorstCase: Sendable {
  let name: String
  let format: CatalogFormat
  /// Makes the bytes of a file of about this size.
  let bytes: @Sendable (Int) -> [UInt8]

  /// Makes a file of a head, of numbered parts until the size is reached, and of a tail.
  init(
    _ name: String, _ format: CatalogFormat, head: String = "", tail: String = "",
    part: @escaping @Sendable (Int) -> String
  ) {
    self.init(name, format) { size in
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

  init(_ name: String, _ format: CatalogFormat, bytes: @escaping @Sendable (Int) -> [UInt8]) {
    self.name = name
    self.format = format
    self.bytes = bytes
  }

  /// A merge conflict in which the first version is a part of the file, and the second is empty.
  static func conflict(_ part: String) -> String {
    "\n<<<<<<< a\n\(part)\n=======\n>>>>>>> b\n"
  }

  /// The worst cases of all formats.
  static let all = catalogs + strings + propertyLists + binary

  func read(_ bytes: [UInt8], locale: String) -> CatalogFile {
    let path = format == .xcstrings ? "Worst.xcstrings" : "\(locale).lproj/Worst.\(format.rawValue)"
    var reader = CatalogReader(path: path, format: format, expectedSize: bytes.count)
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
