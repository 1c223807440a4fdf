import TestMaterial
import Testing

@testable import SourceText

/// Functions that look at many bytes at once, compared with looking at each byte.
@Suite struct SpanTests {
  // The macro `#expect` does not allow spans.
  private func holds(_ bytes: [UInt8], _ byte: UInt8) -> Bool { bytes.span.holds(byte) }

  private func same(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    left.span.isEqual(to: right.span)
  }

  @Test(arguments: 0..<100 as Range<Int>)
  func marksAreFoundAtEveryPlace(length: Int) {
    let plain = [UInt8](repeating: UInt8(ascii: "a"), count: length)
    let mark = UInt8(ascii: "%")
    #expect(!holds(plain, mark))
    for place in plain.indices {
      var bytes = plain
      bytes[place] = mark
      #expect(holds(bytes, mark))
      #expect(!holds(bytes, mark &+ 1))
      #expect(!same(bytes, plain))
      #expect(!same(plain, bytes))
      #expect(same(bytes, bytes.map(\.self)))
    }
    #expect(!same(plain + [0], plain))
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func randomBytes(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let bytes = (0..<Int.random(in: 0...70, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      let wanted = UInt8.random(in: 0...255, using: &random)
      #expect(holds(bytes, wanted) == bytes.contains(wanted))
    }
  }

  @Test(arguments: 0..<30 as Range<Int>)
  func theFirstOccurrenceOfAByteIsFound(length: Int) {
    for place in 0..<length {
      var bytes = [UInt8](repeating: 0x24, count: length)
      for index in place..<length { bytes[index] = index.isMultiple(of: 2) ? 0x25 : 0x26 }
      for start in 0...length {
        let found = bytes.span.nextIndex(of: 0x25, from: start)
        #expect(found == bytes[start...].firstIndex(of: 0x25))
      }
    }
  }
}
