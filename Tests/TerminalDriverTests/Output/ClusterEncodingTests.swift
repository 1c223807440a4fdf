import TerminalValues
import Testing

@testable import TerminalDriver

@Suite struct ClusterEncodingTests {
  static let forbidden: [ClosedRange<UInt32>] = [
    0x00...0x1F, 0x7F...0x9F, 0x061C...0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x206F,
    0xFEFF...0xFEFF, 0xFFF9...0xFFFB, 0xE0001...0xE0001,
  ]

  @Test(arguments: forbidden) func sendsNothingThatATerminalWouldObey(_ range: ClosedRange<UInt32>)
  {
    for scalar in range.compactMap(Unicode.Scalar.init) {
      #expect(Cell("a\(scalar)b").sendableScalars == [0x61, 0x62])
    }
  }

  @Test(arguments: [
    "a", "~", " ", "é", "e\u{301}", "日", "👨‍👩‍👧‍👦", "✈️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "क्‍ष", "\u{AD00}", "\u{600}1",
  ])
  func sendsWholeClusters(_ text: String) {
    #expect(Cell(text).sendableScalars == text.unicodeScalars.map(\.value))
  }

  @Test func givesAMarkWithoutABaseASpace() {
    #expect(Cell("\u{301}").sendableScalars == [0x20, 0x301])
  }

  @Test func sendsNoJoinerAtTheEnd() {
    #expect(Cell("👨\u{200D}").sendableScalars == [0x1F468])
    #expect(Cell("\u{200D}").sendableScalars == [])
  }

  @Test func limitsTheScalarsOfACluster() {
    let text = "a" + String(repeating: "\u{301}", count: 100_000)
    #expect(Cell(text).sendableScalars.count == 32)
  }
}
