import TerminalUI
import Testing

@testable import TerminalDriver

@Suite struct KeyDecoderTests {
  /// Well-formed and broken UTF-8; the replacement practice follows Unicode, chapter 3.9, as far as
  /// keys need it: what is broken is one unknown key or none, and never swallows what follows.
  @Test(
    arguments: [
      ([0x6A], "j"),
      ([0xC3, 0xA9], "é"),
      ([0xF0, 0x9F, 0x91, 0x8D, 0x6A], "👍j"),
      ([0x80, 0x6A], "<Unknown>j"),
      ([0xFF, 0x6A], "<Unknown>j"),
      ([0xC3, 0x6A], "j"),
      ([0xC0, 0xAF, 0x6A], "<Unknown><Unknown>j"),
      ([0xE0, 0x80, 0x80, 0x6A], "<Unknown>j"),
      ([0xED, 0xA0, 0x80, 0x6A], "<Unknown>j"),
      ([0xC2, 0x9B, 0x6A], "<Unknown>j"),
      ([0xE6, 0x97, 0xE6, 0x97, 0xA5], "日"),
    ] as [([UInt8], String)])
  func decodes(_ bytes: [UInt8], _ script: String) {
    var decoder = KeyDecoder()
    let keys = bytes.compactMap { decoder.decode(byte: $0) }
    #expect(Key.script(keys) == script)
  }
}
