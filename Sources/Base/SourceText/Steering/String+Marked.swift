extension String {
  /// The text with everything that affects a terminal escaped.
  ///
  /// Control characters, line breaks, and directional format characters become escape sequences
  /// (`\\n`, `\\t`, `\\u{1B}`), so the text cannot move the cursor, change colors, or imitate
  /// another line.
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

  /// The text in quotation marks, with escape sequences for quotation marks, backslashes, and
  /// characters that affect a terminal.
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
}

extension Unicode.Scalar {
  /// The escape sequence of the scalar: `\n`, `\t`, `\u{1B}`.
  package var escape: String {
    switch self {
    case "\n": "\\n"
    case "\t": "\\t"
    default: "\\u{\(String(value, radix: 16, uppercase: true))}"
    }
  }

  /// The code point in Unicode notation: `U+200F`.
  package var codePoint: String { "U+" + value.hexadecimal(digits: 4, uppercase: true) }

  /// The character for messages: itself if visible, with its code point if it is not ASCII.
  package var nameInMessages: String {
    switch properties.generalCategory {
    case .control, .format, .unassigned, .privateUse, .surrogate, .spaceSeparator, .lineSeparator,
      .paragraphSeparator:
      codePoint
    default: isASCII ? "'\(self)'" : "\(self) (\(codePoint))"
    }
  }
}
