extension String {
  /// The text without anything that does something to a terminal.
  ///
  /// Control characters, line ends of all kinds and directional format characters are written as
  /// `\\n`, `\\t` and `\\u{1B}`: nothing can move the cursor, colour the screen or feign a line.
  public var marked: String {
    guard unicodeScalars.contains(where: \.wantsMark) else { return self }
    var marked = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar.wantsMark {
        marked.append(contentsOf: scalar.mark.unicodeScalars)
      } else {
        marked.append(scalar)
      }
    }
    return String(marked)
  }

  /// The text in quotation marks, marked, and with its own ones escaped.
  package var quoted: String {
    var quoted = "\""
    for scalar in unicodeScalars {
      if scalar == "\"" || scalar == "\\" { quoted.unicodeScalars.append("\\") }
      if scalar.wantsMark {
        quoted += scalar.mark
      } else {
        quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// The text, in quotation marks unless it is a word of letters, digits, `-` and `_`.
  var quotedUnlessPlain: String {
    let isPlain = utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    return isPlain && !isEmpty ? self : quoted
  }
}

extension Unicode.Scalar {
  fileprivate var wantsMark: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  fileprivate var mark: String {
    switch self {
    case "\n": "\\n"
    case "\t": "\\t"
    default: "\\u{\(String(value, radix: 16, uppercase: true))}"
    }
  }
}
