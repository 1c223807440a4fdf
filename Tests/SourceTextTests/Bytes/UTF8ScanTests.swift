import TestMaterial
import Testing

@testable import SourceText

/// Both ways of looking for faults, compared with the standard library's validation.
@Suite struct UTF8ScanTests {
  /// A string as in a catalog: with quotation marks around it, and more text after it.
  private func check(_ bytes: [UInt8], _ comment: Comment = "") {
    let isValid = String(validating: bytes, as: UTF8.self) != nil
    let around = Array(": \"".utf8) + bytes + Array("\",\n            \"x\" : {}".utf8)
    let isSurelyWellFormed = around.withUnsafeBytes { buffer in
      buffer.baseAddress.map { UTF8Scan.isSurelyWellFormed(at: $0 + 3, count: bytes.count) }
    }
    #expect((UTF8Scan.firstFault(in: bytes.span) == nil) == isValid, comment)
    if isSurelyWellFormed == true { #expect(isValid, comment) }
    // The quick check may fail only for texts with sequences of four bytes.
    if isValid, !bytes.contains(where: { $0 >= 0xF0 }) {
      #expect(isSurelyWellFormed == true, comment)
    }
  }

  @Test(arguments: [UInt8](0xC0...0xFF))
  func everyLeadWithEverySecondByte(_ lead: UInt8) {
    for second in [UInt8](0x00...0xFF) {
      for rest: [UInt8] in [
        [], [0x80], [0xBF], [0x41], [0x80, 0x80], [0xBF, 0xBF], [0x80, 0xC3, 0xA9],
      ] {
        check([lead, second] + rest)
      }
    }
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func randomTextsWithAndWithoutFaults(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let words = ["die Datei ", "файл не ", "सहेजी ", "ไม่สามารถ", "无法存储", "تعذر ", "한국어 ", "é", "👍🏽"]
    for _ in 0..<60 {
      var bytes = (0..<Int.random(in: 0...8, using: &random)).flatMap { _ in
        Array((words.randomElement(using: &random) ?? "").utf8)
      }
      check(bytes)
      for _ in 0..<Int.random(in: 0...3, using: &random) where !bytes.isEmpty {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        bytes[place] = UInt8.random(in: 0...255, using: &random)
      }
      check(bytes)
      check(Array(bytes.dropLast(Int.random(in: 0...3, using: &random))))
    }
  }
}
