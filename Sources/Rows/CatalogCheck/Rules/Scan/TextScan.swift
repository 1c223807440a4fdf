internal import SourceText

/// Properties of a string that several rules use, each computed in one pass and on demand.
///
/// ```swift
/// let scan = TextScan("Call 555-0100 or write to help@example.com")
/// scan.traits.contains(.digit)  // true
/// scan.tokens.mails             // ["help@example.com"]
/// ```
final class TextScan {
  /// The UTF-8 bytes of the string.
  let bytes: [UInt8]
  let traits: TextTraits
  /// The parts that a translator copies verbatim.
  private(set) lazy var tokens = TextTokens(bytes)
  /// The words and their scripts.
  private(set) lazy var words = WordScan(bytes)
  /// The brackets and quotation marks.
  private(set) lazy var pairs = PairedMarks(bytes)

  init(_ text: String) {
    bytes = Array(text.utf8)
    traits = TextTraits(bytes)
  }

  /// Returns the position in the string of a byte's scalar, counted from 1.
  func position(of byte: Int) -> Int { 1 + bytes[..<byte].count { !$0.isContinuation } }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

extension UInt8 {
  /// Whether the byte is a UTF-8 continuation byte.
  var isContinuation: Bool { self & 0xC0 == 0x80 }
  /// Whether the byte is an ASCII letter.
  var isASCIILetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }
  /// Whether the byte is an ASCII digit.
  var isASCIIDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
  /// Whether the byte is an ASCII space or newline.
  var isASCIISpace: Bool { self == 0x20 || 0x09...0x0D ~= self }
}

extension [UInt8] {
  /// Returns the byte at an index, or 0 if it is out of bounds.
  func at(_ index: Int) -> UInt8 { indices.contains(index) ? self[index] : 0 }

  /// Whether a string is at an index.
  func has(_ text: StaticString, at index: Int) -> Bool { span.holds(text, at: index) }

  /// Returns the length of the placeholder that starts at a percent sign, such as `%1$lld` or
  /// `%#@files@`; nil if there is none.
  ///
  /// The space flag is not supported, because in "50 % de" the sign is literal.
  func placeholderLength(at start: Int) -> Int? {
    var index = start + 1
    func skipDigits() { while at(index).isASCIIDigit { index += 1 } }
    if at(index) == UInt8(ascii: "%") { return 2 }
    skipDigits()
    if at(index) == UInt8(ascii: "$") { index += 1 }
    if at(index) == UInt8(ascii: "#"), at(index + 1) == UInt8(ascii: "@") {
      guard let end = self[(index + 2)...].firstIndex(of: UInt8(ascii: "@")) else { return nil }
      return end + 1 - start
    }
    if has("arg", at: index) { return index + 3 - start }
    while [UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "#")].contains(at(index)) {
      index += 1
    }
    skipDigits()
    if at(index) == UInt8(ascii: ".") {
      index += 1
      skipDigits()
    }
    while "hlqLztj".utf8.contains(at(index)) { index += 1 }
    guard "@diouxXeEfFgGaAcCsSp".utf8.contains(at(index)) else { return nil }
    return index + 1 - start
  }
}
