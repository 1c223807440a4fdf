import Foundation
import StringCatalog

/// The files next to the tests.
enum TestFiles {
  /// The folder of the checkout.
  static let checkout = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The bytes of a file of the checkout.
  static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: checkout.appending(path: path)))
  }

  /// A file of expectations, decoded.
  static func expected<T: Decodable>(_ name: String, as type: T.Type = T.self) throws -> T {
    let file = checkout.appending(path: "Tests/StringCatalogTests/Expected/\(name)")
    return try JSONDecoder().decode(T.self, from: Data(contentsOf: file))
  }
}

/// FNV-1a, 64 bits, over UTF-8: the hash that the scripts under Tests/Expectations write.
struct Fingerprint {
  private var number: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ parts: String...) {
    for byte in parts.joined(separator: "\u{1F}").utf8 { add(byte) }
    add(0x1E)
  }

  private mutating func add(_ byte: UInt8) {
    number = (number ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }

  var text: String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// Reads a string catalog from bytes, in pieces of the sizes given (the last size repeats).
func readCatalog(
  _ bytes: [UInt8], path: String = "Test.xcstrings", pieces: [Int] = [.max]
) -> CatalogFile {
  read(bytes, path: path, format: .xcstrings, pieces: pieces)
}

/// Reads a file of any format from bytes.
func read(
  _ bytes: [UInt8], path: String, format: CatalogFormat, pieces: [Int] = [.max]
) -> CatalogFile {
  var reader = CatalogReader(path: path, format: format, expectedSize: bytes.count)
  var start = 0
  var sizes = pieces.makeIterator()
  var size = 1
  while start < bytes.count {
    size = sizes.next() ?? size
    start += reader.append(upTo: size) { room in
      let count = min(room.count, bytes.count - start)
      room.copyBytes(from: bytes[start..<start + count])
      return count
    }
  }
  return reader.finish()
}

/// Reads a string catalog from text.
func readCatalog(_ text: String) -> CatalogFile { readCatalog(Array(text.utf8)) }

extension CatalogFile {
  /// The diagnostics as `line:column: message`.
  var complaints: [String] { diagnostics.map { "\($0.location ?? .start): \($0.message)" } }

  /// The dump of the file's table.
  var dump: String {
    var dump = ""
    TableDump(Table(catalog: self)).write(to: &dump)
    return dump
  }
}
