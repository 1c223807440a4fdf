internal import SourceText

extension JSONText {
  /// The text as it stands between quotation marks.
  ///
  /// Besides what JSON demands, what does something to a terminal is escaped: JSON is read by
  /// programs, which do not care, and looked at by people.
  static func encode(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: mustBeEscaped) else { return text }
    var encoded = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if mustBeEscaped(scalar) {
        encoded.append(contentsOf: escape(scalar).unicodeScalars)
      } else {
        encoded.append(scalar)
      }
    }
    return String(encoded)
  }

  private static func mustBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\"" || scalar == "\\" || scalar.isEscaped
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"", "\\": return "\\\(scalar)"
    case "\u{8}": return "\\b"
    case "\t": return "\\t"
    case "\n": return "\\n"
    case "\u{C}": return "\\f"
    case "\r": return "\\r"
    default:
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}
