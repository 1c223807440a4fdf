internal import SourceText
internal import StringCatalog

/// The escaping and newline conventions of a .strings file.
struct StringsSpelling {
  /// The newline sequence.
  let newline: String
  /// Whether its strings contain literal newlines rather than `\n`.
  private let hasRawLineEnds: Bool
  /// Whether it escapes all non-ASCII characters, as in `\U00e9`.
  private let escapesUnicode: Bool
  private let hasUppercaseDigits: Bool

  /// Detects the conventions of a file from all its strings.
  init(of document: StringsDocument) {
    let all = document.raw(0..<document.bytes.count)
    newline = Self.newline(of: all)
    var escapedEnds = 0
    var rawEnds = 0
    var wide: [[UInt8]] = []
    for entry in document.entries where entry.isText {
      let token = document.raw(Int(entry.value.offset)..<entry.value.end)
      guard token.contains(UInt8(ascii: "\\")) || token.contains(0x0A) else { continue }
      var index = 0
      while index < token.count {
        if token[index] == 0x0A { rawEnds += 1 }
        guard token[index] == UInt8(ascii: "\\"), index + 1 < token.count else {
          index += 1
          continue
        }
        if token[index + 1] == UInt8(ascii: "n") { escapedEnds += 1 }
        if token[index + 1] == UInt8(ascii: "U") {
          wide.append(Array(token[min(index + 2, token.count)..<min(index + 6, token.count)]))
        }
        index += 2
      }
    }
    hasRawLineEnds = rawEnds > escapedEnds
    escapesUnicode = !wide.isEmpty && all.dropFirst(document.start).allSatisfy { $0 < 0x80 }
    hasUppercaseDigits = !wide.contains { $0.contains { $0 >= UInt8(ascii: "a") } }
  }

  /// Returns the first newline sequence in a text.
  static func newline(of bytes: [UInt8]) -> String {
    guard let index = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return "\n" }
    if bytes[index] == 0x0A { return "\n" }
    return index + 1 < bytes.count && bytes[index + 1] == 0x0A ? "\r\n" : "\r"
  }

  /// Returns a string as a token that is quoted like another one.
  func token(of text: String, like old: [UInt8]) -> String {
    switch old.first {
    case UInt8(ascii: "'"): quoted(text, by: "'", like: old)
    case UInt8(ascii: "\"")?, nil: quoted(text, by: "\"", like: old)
    default: Self.canBeUnquoted(text) ? text : quoted(text, by: "\"", like: [])
    }
  }

  private static func canBeUnquoted(_ text: String) -> Bool {
    !text.isEmpty && !text.hasPrefix("/") && text.utf8.allSatisfy(OldStyleScanner.isUnquoted)
  }

  private func quoted(_ text: String, by quote: Unicode.Scalar, like old: [UInt8]) -> String {
    let keepsEnds = old.contains(0x0A) || hasRawLineEnds && !old.contains("\\n".utf8)
    let keepsTabs = old.contains(0x09)
    var token = String(quote)
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "\n" where keepsEnds && newline == "\n": token += "\n"
      case "\r" where keepsEnds && newline == "\r\n" && scalars.dropFirst(index + 1).first == "\n",
        "\n" where keepsEnds && newline == "\r\n" && index > 0 && scalars[index - 1] == "\r":
        token.unicodeScalars.append(scalar)
      case "\t" where keepsTabs: token += "\t"
      case _ where escapesUnicode && !scalar.isASCII:
        token += OldStyleText.hexadecimalEscape(scalar, uppercase: hasUppercaseDigits)
      default:
        if let escape = OldStyleText.escape(scalar, quote: quote, uppercase: hasUppercaseDigits) {
          token += escape
        } else {
          token.unicodeScalars.append(scalar)
        }
      }
    }
    return token + String(quote)
  }
}

extension [UInt8] {
  /// Whether a byte sequence occurs.
  fileprivate func contains(_ part: some Collection<UInt8>) -> Bool {
    guard let first = part.first else { return true }
    return indices.contains { self[$0] == first && self[$0...].starts(with: part) }
  }
}
