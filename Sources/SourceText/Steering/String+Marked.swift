extension String {
  /// The text without anything that a terminal obeys.
  ///
  /// Control characters, line ends of all kinds and directional format characters become escape
  /// sequences (`\\n`, `\\t`, `\\u{1B}`), so the text cannot move the cursor, change colors or
  /// fake a line.
  public var marked: String {
    guard unicodeScalars.contains(where: \.isEscaped) else { return self }
    var marked = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar.isEscaped {
        marked.append(contentsOf: scalar.escape.unicodeScalars)
      } else {
        marked.append(scalar)
      }
    }
    return String(marked)
  }

  /// The text in quotation marks, with escape sequences for the characters that a terminal obeys
  /// and for quotation marks and backslashes.
  package var quoted: String {
    guard unicodeScalars.contains(where: { $0.isEscaped || $0 == "\"" || $0 == "\\" }) else {
      return "\"" + self + "\""
    }
    var quoted = "\""
    for scalar in unicodeScalars {
      if scalar == "\"" || scalar == "\\" { quoted.unicodeScalars.append("\\") }
      if scalar.isEscaped {
        quoted += scalar.escape
      } else {
        quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// The text, in quotation marks unless it consists of ASCII letters, digits, `-` and `_`.
  package var quotedUnlessPlain: String {
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
  /// The escape sequence for a scalar: `\n`, `\t`, `\u{1B}`.
  package var escape: String {
    switch self {
    case "\n": "\\n"
    case "\t": "\\t"
    default: "\\u{\(String(value, radix: 16, uppercase: true))}"
    }
  }

  /// The code point as Unicode writes it: `U+200F`.
  package var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The character as messages show it: itself if it is visible, with its code point if it can be
  /// mistaken for another one.
  package var nameInMessages: String {
    switch properties.generalCategory {
    case .control, .format, .unassigned, .privateUse, .surrogate, .spaceSeparator, .lineSeparator,
      .paragraphSeparator:
      codePoint
    default:
      isASCII ? "'\(self)'" : "\(self) (\(codePoint))"
    }
  }
}

extension String {
  /// The text with escapes for spaces that look like others, or like nothing.
  package var withVisibleSpaces: String {
    let special: Set<Unicode.Scalar> = ["\u{A0}", "\u{202F}", "\u{200B}", "\u{FEFF}"]
    guard unicodeScalars.contains(where: special.contains) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      if special.contains(scalar) {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
