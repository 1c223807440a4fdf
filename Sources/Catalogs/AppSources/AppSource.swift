package import SourceText

/// A source file of an app, searched for the keys it uses.
package struct AppSource: Sendable {
  /// The path of the file.
  package let path: String
  /// The bytes of the file, in UTF-8.
  package let bytes: [UInt8]
  let swift: SwiftTokens?

  /// Whether the file is code whose calls name keys: Swift or Objective-C.
  package var isCode: Bool { swift != nil || ObjectiveCKeys.areIn(path) }

  /// Reads a file; a file that ends in `.swift` is parsed as Swift.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes.isUTF16 ? Array(bytes.decodingUTF16.utf8) : bytes
    swift = path.hasSuffix(".swift") ? SwiftLexer.tokens(of: self.bytes) : nil
  }

  /// The string literals that the app looks up in a table, as far as this file alone tells.
  package var localizedLiterals: [LocalizedLiteral] { ProjectKeys(of: [self]).literals(of: 0) }

  /// The values of literals that are spelled differently in the source, with escapes or on several
  /// lines.
  package var rewrittenTexts: [String] {
    guard let swift else { return [] }
    return swift.literals.flatMap { literal -> [String] in
      let isRewritten = literal.pieces.contains { piece in
        guard case .text(let range) = piece else { return false }
        return literal.isLong || swift.bytes[range].contains(UInt8(ascii: "\\"))
      }
      guard isRewritten else { return [] }
      return swift.decodedPieces(of: literal).compactMap { piece in
        if case .text(let text) = piece { text } else { nil }
      }
    }
  }

  /// Returns the offsets where the file contains a key: in literals of Swift code, or anywhere in
  /// other files.
  package func offsets(ofKey key: String) -> [Int] {
    guard let swift else {
      let key = Array(key.utf8)
      guard let first = key.first else { return [] }
      return bytes.indices.filter { bytes[$0] == first && bytes[$0...].starts(with: key) }
    }
    return swift.literals.filter { swift.pattern(of: $0).matches(key) }.map(\.start)
  }

  /// Returns the literals in Swift code that are on a line, even in part, with their starting
  /// columns.
  ///
  /// - Parameter line: the line, from 1.
  /// - Returns: The possible keys of each literal, and its column, or 1 if it starts on an earlier
  ///   line.
  package func literals(inLine line: Int) -> [(pattern: KeyPattern, column: Int)] {
    guard let swift else { return [] }
    let file = SourceFile(path: path, bytes: ByteBuffer(bytes))
    return swift.literals.compactMap { literal in
      let last = max(literal.tokens.lowerBound, literal.tokens.upperBound - 1)
      guard swift.tokens.indices.contains(last) else { return nil }
      let start = file.location(of: UInt32(clamping: literal.start))
      let end = file.location(of: UInt32(clamping: swift.tokens[last].range.upperBound))
      guard start.line <= line, line <= end.line else { return nil }
      return (swift.pattern(of: literal), start.line == line ? start.column : 1)
    }
  }

  /// Returns the line at an offset without its indentation, limited to 200 bytes.
  package func line(at offset: Int) -> String {
    let isEnd = { (byte: UInt8) in byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
    let start = bytes[..<offset].lastIndex(where: isEnd).map { $0 + 1 } ?? 0
    let line = bytes[start...].prefix { !isEnd($0) }.drop { $0 == UInt8(ascii: " ") || $0 == 9 }
    return String(decoding: line.prefix(200), as: UTF8.self)
  }

  /// Returns the locations of offsets.
  package func places(of offsets: [Int]) -> [FilePlace] {
    guard !offsets.isEmpty else { return [] }
    let file = SourceFile(path: path, bytes: ByteBuffer(bytes))
    return offsets.map { offset in
      FilePlace(path: path, location: file.location(of: UInt32(clamping: offset)))
    }
  }
}

extension [UInt8] {
  /// Whether the bytes start with a UTF-16 byte order mark.
  fileprivate var isUTF16: Bool { starts(with: [0xFF, 0xFE]) || starts(with: [0xFE, 0xFF]) }

  /// The string encoded in UTF-16 with a byte order mark.
  fileprivate var decodingUTF16: String {
    let isLittleEndian = first == 0xFF
    let units = stride(from: 2, to: count - 1, by: 2).map { index in
      let (low, high) = isLittleEndian ? (index, index + 1) : (index + 1, index)
      return UInt16(self[high]) << 8 | UInt16(self[low])
    }
    return String(decoding: units, as: UTF16.self)
  }
}
