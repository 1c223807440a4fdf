/// An encoding of text files.
package enum TextEncoding: Hashable, Sendable {
  /// UTF-8.
  case utf8
  /// UTF-16 in either byte order.
  case utf16(isBigEndian: Bool)
  /// UTF-32 in either byte order.
  case utf32(isBigEndian: Bool)

  /// The bytes of the byte order mark.
  fileprivate var mark: [UInt8] {
    switch self {
    case .utf8: [0xEF, 0xBB, 0xBF]
    case .utf16(let isBigEndian): isBigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]
    case .utf32(let isBigEndian): isBigEndian ? [0, 0, 0xFE, 0xFF] : [0xFF, 0xFE, 0, 0]
    }
  }
}

extension TextEncoding: CustomStringConvertible {
  /// The usual name of the encoding.
  package var description: String {
    switch self {
    case .utf8: "UTF-8"
    case .utf16(let isBigEndian): isBigEndian ? "UTF-16BE" : "UTF-16LE"
    case .utf32(let isBigEndian): isBigEndian ? "UTF-32BE" : "UTF-32LE"
    }
  }
}

/// The encoding of a file, with the details needed to write it the same way.
package struct FileEncoding: Hashable, Sendable {
  package var encoding: TextEncoding
  /// The number of byte order marks at the start: 0, 1, or 2 in a damaged file.
  package var markCount: Int

  /// Creates an encoding; by default UTF-8 without a byte order mark.
  package init(_ encoding: TextEncoding = .utf8, markCount: Int = 0) {
    self.encoding = encoding
    self.markCount = markCount
  }

  /// The length of the byte order marks in bytes.
  package var markLength: Int { markCount * encoding.mark.count }

  /// Detects the encoding from the first bytes of a file.
  package init(detecting bytes: Span<UInt8>) {
    // The mark of UTF-16 is a prefix of that of UTF-32, so the longer one is tried first.
    let marked: [TextEncoding] = [
      .utf8, .utf32(isBigEndian: false), .utf32(isBigEndian: true), .utf16(isBigEndian: false),
      .utf16(isBigEndian: true),
    ]
    guard let encoding = marked.first(where: { $0.hasMark(in: bytes, at: 0) }) else {
      self.init(.guess(bytes))
      return
    }
    self.init(encoding, markCount: encoding.hasMark(in: bytes, at: encoding.mark.count) ? 2 : 1)
  }

  /// Encodes the text of a file.
  ///
  /// ```swift
  /// FileEncoding(.utf16(isBigEndian: true), markCount: 1).encode("a")  // [0xFE, 0xFF, 0x00, 0x61]
  /// ```
  package func encode(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<markCount { bytes += encoding.mark }
    switch encoding {
    case .utf8: bytes += text.utf8
    case .utf16(let isBigEndian):
      for unit in text.utf16 {
        let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
        bytes += isBigEndian ? pair : pair.reversed()
      }
    case .utf32(let isBigEndian):
      for scalar in text.unicodeScalars {
        let four = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: scalar.value >> $0) }
        bytes += isBigEndian ? four : four.reversed()
      }
    }
    return bytes
  }
}

extension TextEncoding {
  /// Guesses the encoding: UTF-16 if many of the first byte pairs have a zero in the same half and
  /// few in the other.
  ///
  /// The punctuation of all catalog formats is ASCII.
  fileprivate static func guess(_ bytes: Span<UInt8>) -> TextEncoding {
    var zeros = [0, 0]
    let pairs = min(256, bytes.count / 2)
    for index in 0..<pairs * 2 where bytes[index] == 0 { zeros[index & 1] += 1 }
    let most = max(zeros[0], zeros[1])
    guard most > 0, most * 4 >= pairs, min(zeros[0], zeros[1]) * 4 <= most else { return .utf8 }
    return .utf16(isBigEndian: zeros[0] > zeros[1])
  }

  fileprivate func hasMark(in bytes: Span<UInt8>, at start: Int) -> Bool {
    start + mark.count <= bytes.count && mark.indices.allSatisfy { bytes[start + $0] == mark[$0] }
  }
}
