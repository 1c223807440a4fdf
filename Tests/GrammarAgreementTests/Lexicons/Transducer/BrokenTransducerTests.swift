import GrammarAgreement
import TestMaterial
import Testing

/// Files that lttoolbox did not make.
struct BrokenTransducerTests {
  @Test(arguments: [TransducerTests.small, TransducerTests.weighted])
  func aCutFileIsRefused(path: String) throws {
    let bytes = try Checkout.bytes(path)
    for count in bytes.indices {
      #expect(throws: TransducerFault.self) { try Transducer(Array(bytes[..<count])) }
    }
    #expect(throws: TransducerFault(.excess, at: bytes.count)) {
      try Transducer(bytes + [0])
    }
  }

  @Test(arguments: [TransducerTests.small, TransducerTests.weighted])
  func aChangedFileIsRefusedOrSearchedWithinBounds(path: String) throws {
    let bytes = try Checkout.bytes(path)
    var random = SeededGenerator(seed: 1)
    var readable = 0
    for _ in 0..<2_000 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        changed[Int.random(in: 12..<bytes.count, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      guard let transducer = try? Transducer(changed) else { continue }
      readable += 1
      for word in ["uova", "amiche", "mice", "12", "la"] {
        #expect(transducer.inputs(of: word).count <= 128)
      }
      #expect(transducer.outputs(of: "uovo<n><f><pl>").count <= 128)
    }
    #expect(readable > 100)
  }

  @Test(
    arguments: [
      ([], .truncated, 0), (Array("LTTB".utf8), .truncated, 4),
      (Array("LTTB".utf8) + [0, 0, 0, 0, 0, 0, 0, 2], .unknownFeatures, 12),
      // A number of four bytes that would count 2^30 - 1 letters, tags or pairs.
      ([0xFF, 0xFF, 0xFF, 0xFF], .outOfRange(.letters), 4),
      ([0, 0xFF, 0xFF, 0xFF, 0xFF], .outOfRange(.tags), 5),
      ([0, 0, 0xFF, 0xFF, 0xFF, 0xFF, 0, 0], .outOfRange(.pairs), 6),
      // A tag with half of a surrogate pair as its name.
      ([0, 1, 1, 0x80, 0xD8, 0x00], .outOfRange(.scalars), 6),
      // One state with one arc, whose pair does not exist.
      ([0, 0, 1, 0, 0, 1, 0, 0, 0, 1, 1, 1, 0], .outOfRange(.pairs), 12),
      // A final state that does not exist, a first state that does not, and no state.
      ([0, 0, 0, 1, 0, 0, 1, 1, 1, 0], .outOfRange(.states), 10),
      ([0, 0, 0, 1, 0, 1, 0, 1, 0], .outOfRange(.states), 9),
      ([0, 0, 0, 1, 0, 0, 0, 0], .outOfRange(.states), 8),
    ] as [([UInt8], TransducerFault.Reason, Int)])
  func aFaultHasAPlace(bytes: [UInt8], reason: TransducerFault.Reason, offset: Int) {
    #expect(throws: TransducerFault(reason, at: offset)) { try Transducer(bytes) }
  }

  /// One final state with arcs to itself: the first reads "a", the others read nothing; each writes "b".
  @Test(arguments: [1, 2, 3, 50_000]) func loopsEnd(arcCount: Int) throws {
    let pairs: [UInt8] = [2, 0x40, 97, 0x40, 98, 0, 0x40, 98]
    let firstArc: [UInt8] = [0, 0]
    let secondArc: [UInt8] = arcCount > 1 ? [1, 0] : []
    let count = [0x80, UInt8(arcCount >> 8 & 0xFF), UInt8(arcCount & 0xFF)]
    let otherArcs = [UInt8](repeating: 0, count: 2 * max(0, arcCount - 2))
    let transducer = try Transducer(
      [0, 0] + pairs + [1, 0, 0, 1, 0, 1] + count + firstArc + secondArc + otherArcs)
    let word = String(repeating: "a", count: 100)
    let found = transducer.outputs(of: word)
    #expect(arcCount > 1 || found == [String(repeating: "b", count: 100)])
    #expect(found.count <= 128)
    #expect(found.allSatisfy { $0.count <= 512 })
    #expect(transducer.inputs(of: word).isEmpty)
    #expect(transducer.inputs(of: String(repeating: "b", count: 20)).count <= 128)
  }
}
