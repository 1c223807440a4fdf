/// The destination of a link, which may contain placeholders.
///
/// As in every link, two hexadecimal digits after a percent sign are a byte; as in every format,
/// two percent signs are one. Arguments are percent-encoded, so they cannot change the scheme or
/// the host.
package struct LinkDestinationFormat {
  private let pieces: [(text: String, placeholder: FormatString?)]

  /// Parses a destination.
  package init(_ destination: String) {
    let bytes = Array(destination.utf8)
    var pieces: [(String, FormatString?)] = []
    var start = 0
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "%"), !Self.isByte(bytes[(index + 1)...]) else {
        index += 1
        continue
      }
      if bytes[(index + 1)...].first == UInt8(ascii: "%") {
        pieces.append((String(decoding: bytes[start...index], as: UTF8.self), nil))
        index += 2
        start = index
        continue
      }
      // No placeholder is longer than this.
      let text = String(decoding: bytes[index..<min(index + 64, bytes.count)], as: UTF8.self)
      let format = FormatString(text)
      guard let first = format.pieces.first, case .placeholder(let placeholder) = first,
        !placeholder.specifier.mayBeProse
      else {
        index += 1
        continue
      }
      pieces.append((String(decoding: bytes[start..<index], as: UTF8.self), nil))
      pieces.append((placeholder.source, FormatString(placeholder.source)))
      index += placeholder.source.utf8.count
      start = index
    }
    pieces.append((String(decoding: bytes[start...], as: UTF8.self), nil))
    self.pieces = pieces
  }

  /// Whether the destination contains a placeholder or `%%`.
  package var isFormat: Bool { pieces.count > 1 }

  /// Returns the destination with each placeholder replaced by the encoded result of `fill`.
  package func filled(_ fill: (FormatString) -> String) -> String {
    pieces.reduce(into: "") { link, piece in
      link += piece.placeholder.map { Self.encoded(fill($0)) } ?? piece.text
    }
  }

  private static func isByte(_ bytes: ArraySlice<UInt8>) -> Bool {
    let digits = bytes.prefix(2)
    return digits.count == 2 && digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
  }

  /// Returns the string with every reserved character percent-encoded.
  private static func encoded(_ text: String) -> String {
    var encoded = ""
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        encoded += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
      }
    }
    return encoded
  }
}
