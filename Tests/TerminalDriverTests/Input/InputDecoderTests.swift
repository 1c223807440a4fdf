import TerminalValues
import TestMaterial
import Testing

@testable import TerminalDriver

@Suite struct InputDecoderTests {
  /// What terminals send (ECMA-48, xterm's control sequences), and what it means.
  static let examples: [(String, [InputDecoder.Input])] = [
    ("j\u{1B}[Ak", [.key(.character("j")), .key(.up), .key(.character("k"))]),
    ("\u{1B}OB\u{1B}[6~", [.key(.down), .key(.pageDown)]),
    ("\u{1B}[1;5A\u{1B}[3;2~", [.key(.up), .key(.delete)]),
    ("\u{1B}[[A\u{1B}[15~", [.key(.function(1)), .key(.function(5))]),
    ("\u{1B}x", [.key(.alt("x"))]), ("\u{1B}é", [.key(.alt("é"))]),
    ("\u{1B}\r\u{1B}\u{1}", [.key(.escape), .key(.enter), .key(.escape), .key(.control("a"))]),
    ("\u{1B}\u{1B}[A", [.key(.escape), .key(.up)]),
    ("\u{1B}[99;98;97zé", [.key(.unknown), .key(.character("é"))]),
    ("\u{1B}[<0;3;4M", [.mouse(button: 0, isPressed: true, position: at(2, 3))]),
    ("\u{1B}[<0;3;4m", [.mouse(button: 0, isPressed: false, position: at(2, 3))]),
    ("\u{1B}[<65;1;1M", [.mouse(button: 65, isPressed: true, position: at(0, 0))]),
    (
      "\u{1B}[M !\"x",
      [.mouse(button: 0, isPressed: true, position: at(0, 1)), .key(.character("x"))]
    ),
    ("\u{1B}[<0;99999999999999999999;1Mx", [.key(.unknown), .key(.character("x"))]),
    ("\u{1B}[200~q\u{1B}[A\r\n日\u{1B}[201~q", [.paste("q\u{1B}[A\n日"), .key(.character("q"))]),
    ("\u{1B}[200~\u{1B}[201~", [.paste("")]),
    ("\u{1B}[?2026;2$y", [.reply(.mode(2026, state: 2))]),
    ("\u{1B}[?62;22c", [.reply(.attributes)]),
    ("\u{1B}P>|tmux 3.3a\u{1B}\\", [.reply(.name("tmux 3.3a"))]),
    ("\u{1B}]11;rgb:ff/ff/ff\u{7}", [.reply(.background(brightness: 1))]),
    ("\u{1B}]11;rgb:0000/0000/0000\u{1B}\\", [.reply(.background(brightness: 0))]),
    ("\u{1B}]52;c;AAAA\u{7}\u{1B}Pq#0\u{1B}\\j", [.key(.character("j"))]),
    // The terminal was asked for one position, so the second sequence is a key: Shift-F3.
    ("\u{1B}[1;2R\u{1B}[1;2R", [.reply(.cursor(column: 2, row: 1)), .key(.function(3))]),
  ]

  static func at(_ column: Int, _ row: Int) -> Position { Position(column: column, row: row) }

  /// The result does not depend on how the bytes are split into pieces.
  @Test(arguments: examples.indices) func decodes(_ number: Int) {
    let (text, inputs) = Self.examples[number]
    let bytes = Array(text.utf8)
    // Characters are not cut here: ncurses waits for their rest.
    for cut in 0...bytes.count where cut == bytes.count || bytes[cut] & 0xC0 != 0x80 {
      var decoder = InputDecoder()
      decoder.pendingCursors = 1
      let decoded = decoder.decode(bytes[..<cut]) + decoder.decode(bytes[cut...])
      #expect(decoded == inputs, "\(text.debugDescription) cut at \(cut)")
      #expect(decoder.timeout == nil)
    }
  }

  /// Sequences that begin and do not continue.
  @Test(
    arguments: [
      ("\u{1B}", "<Esc>"), ("\u{1B}[", "<Esc>["), ("\u{1B}O", "<Esc>O"), ("\u{1B}]", "<Esc>]"),
      ("\u{1B}[12;", "<Unknown>"), ("\u{1B}]11;rgb:", ""), ("", ""),
    ])
  func flushesIncompleteSequences(_ typed: String, _ keys: String) {
    var decoder = InputDecoder()
    #expect(decoder.decode(typed.utf8) == [])
    #expect((decoder.timeout == nil) == typed.isEmpty)
    let flushed = typed.isEmpty ? [] : decoder.flush()
    #expect(
      Key.script(flushed.compactMap { if case .key(let key) = $0 { key } else { nil } }) == keys)
    #expect(decoder.timeout == nil)
    #expect(decoder.decode("j".utf8) == [.key(.character("j"))])
  }

  /// A pasted megabyte is cut to the limit, and none of it becomes a key.
  @Test(arguments: ["a", "日本", "\u{1B}[201", "~", "\u{1B}[200~"])
  func limitsPastedText(_ piece: String) throws {
    var decoder = InputDecoder()
    let text = String(repeating: piece, count: 1_000_000 / piece.utf8.count)
    let inputs = decoder.decode("\u{1B}[200~\(text)\u{1B}[201~j".utf8)
    #expect(inputs.count == 2 && inputs.last == .key(.character("j")))
    guard case .paste(let pasted)? = inputs.first else { return #expect(Bool(false)) }
    #expect(text.hasPrefix(pasted))
    #expect((PastedText.limit - 3...PastedText.limit).contains(pasted.utf8.count))
  }

  /// If the end of a paste never comes, what came is pasted.
  @Test func flushesAPasteWithoutAnEnd() {
    var decoder = InputDecoder()
    #expect(decoder.decode("\u{1B}[200~abc".utf8) == [])
    #expect(decoder.flush() == [.paste("abc")])
    #expect(decoder.decode("j".utf8) == [.key(.character("j"))])
  }

  /// After random bytes and a flush, the next key is decoded.
  @Test(arguments: 0..<200) func survivesNoise(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let alphabet = Array("\u{1B}\u{1B}[]OPM<;0129~RcyT\u{7}\\\u{18}".utf8) + [0xC3, 0xFF, 0x80, 0]
    let bytes = (0..<2_000).compactMap { _ in alphabet.randomElement(using: &generator) }
    var decoder = InputDecoder()
    _ = decoder.decode(bytes)
    _ = decoder.flush()
    #expect(decoder.decode("j".utf8).last == .key(.character("j")))
  }
}

extension InputDecoder {
  /// A decoder that knows the keys of most terminals, but none of a certain one.
  fileprivate init() {
    let keys = KeyCodes.sequences.map { (Array($0.0.utf8), $0.1) }
    self.init { sequence in
      guard case .key(let key)? = keys.first(where: { $0.0 == sequence })?.1 else { return nil }
      return key
    }
  }

  /// Takes bytes as if ncurses knew no key: as bytes where they are wanted, otherwise as characters.
  fileprivate mutating func decode(_ bytes: some Sequence<UInt8>) -> [Input] {
    var rest = Array(bytes)[...]
    var inputs: [Input] = []
    while let first = rest.first {
      if wantedBytes > 0 {
        inputs += decode(bytes: &rest)
      } else {
        let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        let scalar = String(validating: rest.prefix(length), as: UTF8.self)?.unicodeScalars.first
        inputs += scalar.map { decode($0) } ?? decode(.unknown)
        rest = rest.dropFirst(scalar == nil ? 1 : length)
      }
    }
    return inputs
  }
}
