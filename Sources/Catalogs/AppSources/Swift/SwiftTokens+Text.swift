extension SwiftTokens {
  /// A part of a literal with its escapes decoded.
  enum DecodedPiece: Hashable {
    case text(String)
    case interpolation(Range<Int>)
  }

  /// Returns the parts of a literal, without the first and last newline and the indentation of a
  /// multiline literal.
  func decodedPieces(of literal: SwiftLiteral) -> [DecodedPiece] {
    var decoder = LiteralDecoder(bytes: bytes, literal: literal)
    return literal.pieces.enumerated().map { number, piece in
      switch piece {
      case .interpolation(let tokens):
        decoder.isAtLineStart = false
        return .interpolation(tokens)
      case .text(let range):
        let isLast = number == literal.pieces.count - 1
        return .text(decoder.text(of: range, isFirst: number == 0, isLast: isLast))
      }
    }
  }

  /// Returns the value of a literal, or nil if it has interpolations.
  func plainText(of literal: SwiftLiteral) -> String? {
    var text = ""
    for piece in decodedPieces(of: literal) {
      guard case .text(let part) = piece else { return nil }
      text += part
    }
    return text
  }
}

/// Decodes the escapes of a literal.
private struct LiteralDecoder {
  private let bytes: [UInt8]
  private let literal: SwiftLiteral
  /// The indentation of the closing quotation marks of a multiline literal.
  private let indentation: ArraySlice<UInt8>
  /// Whether the next byte starts a line of a multiline literal.
  var isAtLineStart = true
  private var text: [UInt8] = []

  init(bytes: [UInt8], literal: SwiftLiteral) {
    self.bytes = bytes
    self.literal = literal
    var indentation = bytes[0..<0]
    if literal.isLong, case .text(let last) = literal.pieces.last {
      let end = bytes[last].lastIndex(where: Self.isLineEnd).map { $0 + 1 } ?? last.lowerBound
      let line = bytes[end..<last.upperBound]
      if line.allSatisfy(Self.isBlank) { indentation = line }
    }
    self.indentation = indentation
  }

  mutating func text(of range: Range<Int>, isFirst: Bool, isLast: Bool) -> String {
    var (index, end) = (range.lowerBound, range.upperBound)
    if literal.isLong {
      // The newlines next to the quotation marks are not part of the value.
      if isLast, let last = bytes[range].lastIndex(where: Self.isLineEnd) {
        end = last > index && bytes[last] == 0x0A && bytes[last - 1] == 0x0D ? last - 1 : last
      }
      if isFirst {
        index = bytes[index..<range.upperBound].firstIndex { !Self.isBlank($0) } ?? index
        skipLineEnd(&index, before: range.upperBound)
      }
    }
    text = []
    while index < end { readCharacter(&index, before: end) }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func readCharacter(_ index: inout Int, before end: Int) {
    if isAtLineStart {
      isAtLineStart = false
      if bytes[index..<end].starts(with: indentation) {
        index += indentation.count
        if index == end { return }
      }
    }
    let byte = bytes[index]
    if byte == UInt8(ascii: "\\"), hasHashes(at: index + 1, before: end) {
      index += 1 + literal.hashes
      return readEscape(&index, before: end)
    }
    if literal.isLong, Self.isLineEnd(byte) {
      text.append(0x0A)
      skipLineEnd(&index, before: end)
      isAtLineStart = true
    } else {
      text.append(byte)
      index += 1
    }
  }

  /// Decodes the escape after a backslash.
  private mutating func readEscape(_ index: inout Int, before end: Int) {
    guard index < end else { return }
    let byte = bytes[index]
    index += 1
    switch Unicode.Scalar(byte) {
    case "n": text.append(0x0A)
    case "t": text.append(0x09)
    case "r": text.append(0x0D)
    case "0": text.append(0)
    case "u": readScalar(&index, before: end)
    case " ", "\t", "\n", "\r":
      // An escaped newline continues a line of a multiline literal.
      var next = index - 1
      while next < end, Self.isBlank(bytes[next]) { next += 1 }
      guard next < end, Self.isLineEnd(bytes[next]) else { return text.append(byte) }
      skipLineEnd(&next, before: end)
      index = next
      isAtLineStart = true
    default: text.append(byte)
    }
  }

  /// Decodes `{20AC}`.
  private mutating func readScalar(_ index: inout Int, before end: Int) {
    guard index < end, bytes[index] == UInt8(ascii: "{") else { return }
    let digits = bytes[(index + 1)..<min(end, index + 10)].prefix { $0 != UInt8(ascii: "}") }
    index = min(end, index + digits.count + 2)
    let scalar = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
      .flatMap(Unicode.Scalar.init)
    text += Array(String(Character(scalar ?? "\u{FFFD}")).utf8)
  }

  private func skipLineEnd(_ index: inout Int, before end: Int) {
    guard index < end, Self.isLineEnd(bytes[index]) else { return }
    let isPair = bytes[index] == 0x0D && index + 1 < end && bytes[index + 1] == 0x0A
    index += isPair ? 2 : 1
  }

  private func hasHashes(at start: Int, before end: Int) -> Bool {
    start + literal.hashes <= end
      && bytes[start..<start + literal.hashes].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
