internal import SourceText

/// What several rules need to know about a string, found in one pass each and only when a rule asks.
///
/// ```swift
/// let scan = TextScan("Call 555-0100 or write to help@example.com")
/// scan.traits.contains(.digit)  // true
/// scan.tokens.mails             // ["help@example.com"]
/// ```
final class TextScan {
  /// The string in UTF-8.
  let bytes: [UInt8]
  let traits: TextTraits
  /// What a translator copies instead of translating.
  private(set) lazy var tokens = TextTokens(bytes)
  /// Its words and their scripts.
  private(set) lazy var words = WordScan(bytes)
  /// Its brackets and quotation marks.
  private(set) lazy var pairs = PairedMarks(bytes)

  init(_ text: String) {
    bytes = Array(text.utf8)
    traits = TextTraits(bytes)
  }

  /// The position of a byte's scalar in the string, counted from 1.
  func position(of byte: Int) -> Int {
    1 + bytes[..<byte].count { !$0.isContinuation }
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

extension UInt8 {
  /// Whether the byte continues a scalar in UTF-8.
  var isContinuation: Bool { self & 0xC0 == 0x80 }
  /// Whether the byte is a letter in ASCII.
  var isASCIILetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }
  /// Whether the byte is a digit in ASCII.
  var isASCIIDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
  /// Whether the byte ends a line or is a space in ASCII.
  var isASCIISpace: Bool { self == 0x20 || 0x09...0x0D ~= self }
}

extension [UInt8] {
  /// The byte at an index; 0 outside of the array.
  func at(_ index: Int) -> UInt8 { indices.contains(index) ? self[index] : 0 }

  /// Whether some bytes begin at an index.
  func has(_ text: StaticString, at index: Int) -> Bool { span.holds(text, at: index) }

  /// The length of the placeholder, such as `%1$lld` or `%#@files@`, that begins at a percent sign;
  /// nil if there is none.
  ///
  /// The blank flag is left out: in "50 % de", the sign is a percent sign.
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
