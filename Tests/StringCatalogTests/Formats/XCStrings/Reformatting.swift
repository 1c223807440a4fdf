/// Writes the same JSON in other ways: the content of a catalog must not depend on its layout.
enum Reformatting: String, CaseIterable, CustomStringConvertible {
  case compact
  case tabs
  case carriageReturns
  case asciiEscaped
  case spacious
  /// All lines have the same indentation.
  case level

  var description: String { rawValue }

  func apply(to text: String) -> [UInt8] {
    var output = ""
    var depth = 0
    var isInString = false
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isInString {
        append(scalar, to: &output)
        if isEscaped {
          isEscaped = false
        } else if scalar == "\\" {
          isEscaped = true
        } else if scalar == "\"" {
          isInString = false
        }
        continue
      }
      switch scalar {
      case " ", "\n", "\t", "\r": continue
      case "\"":
        isInString = true
        output.unicodeScalars.append(scalar)
      case "{", "[":
        depth += 1
        output.unicodeScalars.append(scalar)
        breakLine(depth, &output)
      case "}", "]":
        depth -= 1
        breakLine(depth, &output)
        output.unicodeScalars.append(scalar)
      case ",":
        output.unicodeScalars.append(scalar)
        breakLine(depth, &output)
      case ":":
        output += self == .compact ? ":" : self == .spacious ? "\n :\t\n" : " : "
      default:
        output.unicodeScalars.append(scalar)
      }
    }
    return Array(output.utf8)
  }

  private func breakLine(_ depth: Int, _ output: inout String) {
    switch self {
    case .compact: break
    case .tabs, .asciiEscaped: output += "\n" + String(repeating: "\t", count: depth)
    case .carriageReturns: output += "\r\n" + String(repeating: "  ", count: depth)
    case .level: output += "\n    "
    case .spacious: output += " \n\n   " + String(repeating: " ", count: depth * 3)
    }
  }

  private func append(_ scalar: Unicode.Scalar, to output: inout String) {
    guard self == .asciiEscaped, scalar.value >= 0x80 else {
      output.unicodeScalars.append(scalar)
      return
    }
    for unit in String(scalar).utf16 {
      let digits = String(unit, radix: 16)
      output += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}

extension String {
  /// The dump without its locations, which change with the layout.
  var withoutPlaces: String {
    replacing(#/ \d+:\d+/#, with: "")
  }
}
