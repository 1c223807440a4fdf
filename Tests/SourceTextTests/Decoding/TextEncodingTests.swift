import TestMaterial
import Testing

@testable import SourceText

@Suite struct TextEncodingTests {
  struct Case: CustomTestStringConvertible {
    var name: String
    var bytes: [UInt8]
    var text: String
    var problems: [String] = []
    var testDescription: String { name }
  }

  static let twice =
    "1:1: encoding: two byte order marks; Foundation rejects the file"
  static let noMark = "without a byte order mark; Foundation rejects it"
  static let cases = [
    Case(name: "empty", bytes: [], text: ""),
    Case(name: "ASCII", bytes: Array("a=b;".utf8), text: "a=b;"),
    Case(name: "UTF-8", bytes: Array("é😀".utf8), text: "é😀"),
    Case(name: "UTF-8 with mark", bytes: [0xEF, 0xBB, 0xBF, 0x61], text: "a"),
    Case(
      name: "UTF-8 with two marks", bytes: [0xEF, 0xBB, 0xBF, 0xEF, 0xBB, 0xBF, 0x61], text: "a",
      problems: [twice]),
    Case(name: "UTF-16LE", bytes: [0xFF, 0xFE, 0x61, 0, 0xAC, 0x20], text: "a€"),
    Case(name: "UTF-16BE", bytes: [0xFE, 0xFF, 0, 0x61, 0x20, 0xAC], text: "a€"),
    Case(
      name: "UTF-16LE with two marks", bytes: [0xFF, 0xFE, 0xFF, 0xFE, 0x61, 0], text: "a",
      problems: [twice]),
    Case(
      name: "UTF-16BE with two marks", bytes: [0xFE, 0xFF, 0xFE, 0xFF, 0, 0x61], text: "a",
      problems: [twice]),
    Case(
      name: "UTF-16LE without mark", bytes: Array("\"k\" = \"v\";".utf8.flatMap { [$0, 0] }),
      text: "\"k\" = \"v\";", problems: ["1:1: encoding: the file is UTF-16LE \(noMark)"]),
    Case(
      name: "UTF-16BE without mark", bytes: Array("\"k\" = \"v\";".utf8.flatMap { [0, $0] }),
      text: "\"k\" = \"v\";", problems: ["1:1: encoding: the file is UTF-16BE \(noMark)"]),
    Case(name: "UTF-16 pair", bytes: [0xFF, 0xFE, 0x3D, 0xD8, 0x00, 0xDE], text: "😀"),
    Case(
      name: "UTF-16 lone high", bytes: [0xFF, 0xFE, 0x61, 0, 0x3D, 0xD8, 0x61, 0],
      text: "a\u{FFFD}a",
      problems: ["1:2: encoding: invalid code unit, shown as U+FFFD"]),
    Case(
      name: "UTF-16 lone low and odd byte", bytes: [0xFE, 0xFF, 0xDE, 0x00, 0, 0x0A, 0x61],
      text: "\u{FFFD}\n\u{FFFD}",
      problems: [
        "1:1: encoding: 2 invalid code units, the first one here, shown as U+FFFD"
      ]),
    Case(name: "UTF-32LE", bytes: [0xFF, 0xFE, 0, 0, 0x00, 0xF6, 0x01, 0], text: "😀"),
    Case(name: "UTF-32BE", bytes: [0, 0, 0xFE, 0xFF, 0, 0x01, 0xF6, 0x00], text: "😀"),
    Case(
      name: "UTF-32BE beyond Unicode", bytes: [0, 0, 0xFE, 0xFF, 0, 0x11, 0, 0, 0, 0, 0, 0x61],
      text: "\u{FFFD}a", problems: ["1:1: encoding: invalid code unit, shown as U+FFFD"]),
    Case(
      name: "Latin-1", bytes: [0x0A, 0x61, 0xE9, 0x62], text: "\na\u{FFFD}b",
      problems: ["2:2: encoding: invalid UTF-8, shown as U+FFFD; Foundation rejects the file"]),
    Case(
      name: "three faults", bytes: [0x61, 0x80, 0x62, 0xC0, 0x63, 0xFF],
      text: "a\u{FFFD}b\u{FFFD}c\u{FFFD}",
      problems: [
        "1:2: encoding: 3 bytes of invalid UTF-8, the first one here; Foundation rejects the file"
      ]),
    Case(
      name: "a zero among many", bytes: Array("abcdefghi\0jklmno".utf8), text: "abcdefghi\0jklmno"),
  ]

  @Test(arguments: cases) func decodes(_ sample: Case) {
    var log = DiagnosticLog()
    let decoded = DecodedText(ByteBuffer(sample.bytes), reportingTo: &log)
    let text = decoded.bytes.withBytes(decoded.start..<decoded.bytes.count) { $0.utf8String }
    #expect(text == sample.text)
    let file = SourceFile(path: "T", bytes: decoded.bytes)
    let problems = log.diagnostics(in: file) { _ in "" }.map(\.summary)
    #expect(problems == sample.problems)
  }

  @Test func doesNotCopyUTF8() {
    var log = DiagnosticLog()
    let buffer = ByteBuffer(Array("\u{FEFF}äöü".utf8))
    #expect(DecodedText(buffer, reportingTo: &log).bytes === buffer)
  }

  @Test(arguments: [false, true]) func readsTextsLongerThanOnePiece(isBigEndian: Bool) {
    let text = String(repeating: "Übermäßig 長い 😀\n", count: 20_000)
    let units = [0xFEFF] + Array(text.utf16)
    let bytes = units.flatMap { unit in
      let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isBigEndian ? pair : pair.reversed()
    }
    var log = DiagnosticLog()
    let decoded = DecodedText(ByteBuffer(bytes), reportingTo: &log).bytes
    #expect(decoded.withBytes(0..<decoded.count) { $0.utf8String } == text)
    #expect(log.total == 0)
  }

  @Test(
    arguments: [
      TextEncoding.utf8, .utf16(isBigEndian: false), .utf16(isBigEndian: true),
      .utf32(isBigEndian: false), .utf32(isBigEndian: true),
    ], 0...2)
  func aFileIsWrittenAgainInItsEncoding(encoding: TextEncoding, markCount: Int) {
    // Without a mark, UTF-32 cannot be told from text with many zeros.
    if case .utf32 = encoding, markCount == 0 { return }
    let text = "\"Größe\" = \"長い 😀\";\n"
    let bytes = FileEncoding(encoding, markCount: markCount).encode(text)
    var log = DiagnosticLog()
    let decoded = DecodedText(ByteBuffer(bytes), reportingTo: &log)
    let read = decoded.bytes.withBytes(decoded.start..<decoded.bytes.count) { $0.utf8String }
    #expect(read == text)
    #expect(decoded.encoding == FileEncoding(encoding, markCount: markCount))
    #expect(decoded.encoding.encode(read) == bytes)
  }
}
