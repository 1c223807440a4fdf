import Foundation
import StringCatalog
import TestMaterial
import Testing

/// A second thread may fill the input while the reader reads the bytes that have arrived.
@Suite struct CatalogInputTests {
  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func readsWhileAnotherThreadWrites(_ seed: UInt64) throws {
    let bytes = try TestFiles.bytes(
      "Tests/StringCatalogTests/Corpus/Murzav+xcstrings-mcp/tests/fixtures/golden.xcstrings")
    var reader = CatalogReader(
      path: "Test.xcstrings", format: .xcstrings, expectedSize: bytes.count)
    let input = reader.input
    let writer = Thread {
      var random = SeededGenerator(seed: seed)
      var start = 0
      while start < bytes.count {
        start += input.append(upTo: Int.random(in: 1...40_000, using: &random)) { room in
          let count = min(room.count, bytes.count - start)
          // Byte by byte, so that a reader that looks too far sees every state in between.
          for index in 0..<count { room[index] = bytes[start + index] }
          return count
        }
      }
    }
    writer.start()
    var counts: [Int] = []
    while !input.isFull {
      reader.read()
      counts.append(reader.entryCount)
    }
    #expect(counts == counts.sorted())
    #expect(reader.finish().dump == readCatalog(bytes).dump)
  }
}
