extension String {
  /// The text with everything that is not to be sent to a terminal written as `\u{…}`, and with
  /// quotation marks and backslashes escaped: control characters, directional format characters
  /// and line ends of all kinds.
  public var marked: String {
    guard unicodeScalars.contains(where: \.wantsMark) else { return self }
    var marked = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": marked += "\\\(scalar)"
      case "\n": marked += "\\n"
      case "\t": marked += "\\t"
      case _ where scalar.wantsMark:
        marked += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: marked.unicodeScalars.append(scalar)
      }
    }
    return marked
  }

  /// Whether the text is a word of letters, digits, `-` and `_`, which needs no quotation marks.
  var isPlainName: Bool {
    !isEmpty
      && utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }
}

extension Unicode.Scalar {
  fileprivate var wantsMark: Bool {
    switch value {
    case 0x00...0x1F, 0x22, 0x5C, 0x7F...0x9F: true
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
