/// Parses the attributes of `^[text](key: value, other: 'text')`, which use the syntax of a JSON5
/// object.
///
/// The nesting depth is limited and parsing is not recursive, so no input can overflow the stack.
struct AttributeReader {
  /// The maximum nesting depth of objects and arrays.
  static let deepestValue = 64

  /// An object or array that has not been closed yet.
  private struct Container {
    /// The character that closes it.
    ///
    /// The outermost object is in parentheses.
    let close: Unicode.Scalar
    /// The name of the next value.
    var key = ""
    var members: [String: AttributeValue] = [:]
    var elements: [AttributeValue] = []

    var isArray: Bool { close == "]" }
    var value: AttributeValue { isArray ? .array(elements) : .object(members) }

    mutating func add(_ value: AttributeValue) {
      if isArray { elements.append(value) } else { members[key] = value }
    }
  }

  var cursor: MarkdownCursor
  private var containers: [Container] = []

  /// Creates a reader positioned at the opening parenthesis.
  init(at start: MarkdownCursor) {
    cursor = start
  }

  /// Returns the attributes, or nil if there are none or they are malformed.
  ///
  /// Afterwards, the cursor is after the attributes or after the error.
  mutating func read() -> [String: AttributeValue]? {
    guard cursor.take("(") else { return nil }
    containers = [Container(close: ")")]
    while let last = containers.indices.last {
      skipSpace()
      if !cursor.take(containers[last].close) {
        if !containers[last].isArray {
          guard let key = key() else { return nil }
          containers[last].key = key
        }
        if cursor.take("{") {
          containers.append(Container(close: "}"))
        } else if cursor.take("[") {
          containers.append(Container(close: "]"))
        } else {
          guard let value = plainValue() else { return nil }
          containers[last].add(value)
          guard isCommaOrEnd() else { return nil }
          continue
        }
        guard containers.count - 1 <= Self.deepestValue else { return nil }
        continue
      }
      while let ended = containers.popLast() {
        guard let outer = containers.indices.last else { return ended.members }
        containers[outer].add(ended.value)
        skipSpace()
        if cursor.take(",") { break }
        guard cursor.take(containers[outer].close) else { return nil }
      }
    }
    return nil
  }

  /// Returns whether a comma or the end of the container follows, and skips a comma.
  private mutating func isCommaOrEnd() -> Bool {
    skipSpace()
    guard !cursor.take(","), let last = containers.last else { return true }
    return cursor.byte == UInt8(ascii: last.close)
  }

  /// Parses a name and the colon after it.
  private mutating func key() -> String? {
    let isQuoted = cursor.byte == UInt8(ascii: "\"") || cursor.byte == UInt8(ascii: "'")
    guard let name = isQuoted ? string() : identifier() else { return nil }
    skipSpace()
    guard cursor.take(":") else { return nil }
    skipSpace()
    return name
  }

  /// Parses a value that is neither an object nor an array.
  private mutating func plainValue() -> AttributeValue? {
    guard let first = cursor.byte else { return nil }
    switch Unicode.Scalar(first) {
    case "\"", "'": return string().map(AttributeValue.string)
    case "0"..."9", "+", "-", ".", "I", "N": return number().map(AttributeValue.number)
    default:
      switch identifier() {
      case "null": return .null
      case "true": return .bool(true)
      case "false": return .bool(false)
      default: return nil
      }
    }
  }
}

extension AttributeReader {
  /// Parses an unquoted name.
  ///
  /// It may contain escapes such as `\u0061`.
  mutating func identifier() -> String? {
    var name = ""
    while true {
      var next = cursor
      guard var scalar = next.takeScalar() else { break }
      let isEscaped = scalar == "\\"
      if isEscaped {
        guard next.take("u"), let unit = next.takeHex(digits: 4), let letter = Unicode.Scalar(unit)
        else { return nil }
        scalar = letter
      }
      guard name.isEmpty ? scalar.isIdentifierStart : scalar.isIdentifierPart else {
        if isEscaped { return nil }
        break
      }
      name.unicodeScalars.append(scalar)
      cursor = next
    }
    return name.isEmpty ? nil : name
  }

  /// Parses a string in single or double quotation marks.
  mutating func string() -> String? {
    guard let quote = cursor.byte else { return nil }
    cursor.position += 1
    var text: [UInt8] = []
    while let byte = cursor.byte, byte != 0x0A, byte != 0x0D {
      cursor.position += 1
      if byte == quote { return String(decoding: text, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") {
        guard let escaped = escaped() else { return nil }
        text += escaped.utf8
      } else {
        text.append(byte)
      }
    }
    return nil
  }

  /// Parses an escape sequence and returns its meaning.
  private mutating func escaped() -> String? {
    if cursor.skipLineEnd() > 0 { return "" }
    guard let scalar = cursor.takeScalar() else { return nil }
    switch scalar {
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "v": return "\u{B}"
    case "0": return cursor.byte?.isDigit == true ? nil : "\0"
    case "1"..."9": return nil
    case "x": return cursor.takeHex(digits: 2).flatMap(Unicode.Scalar.init).map { String($0) }
    case "u": return unicode()
    case "\u{2028}", "\u{2029}": return ""
    default: return String(scalar)
    }
  }

  /// Parses the four digits of `\u00E9`, or both halves of a surrogate pair.
  ///
  /// A lone surrogate becomes U+FFFD.
  private mutating func unicode() -> String? {
    guard let unit = cursor.takeHex(digits: 4) else { return nil }
    var ahead = cursor
    if 0xD800...0xDBFF ~= unit, ahead.take("\\u"), let low = ahead.takeHex(digits: 4),
      0xDC00...0xDFFF ~= low
    {
      cursor = ahead
      return String(decoding: [UInt16(unit), UInt16(low)], as: UTF16.self)
    }
    return String(Unicode.Scalar(unit) ?? "\u{FFFD}")
  }

  /// Skips whitespace and comments.
  ///
  /// An unterminated comment is not skipped.
  mutating func skipSpace() {
    while true {
      var next = cursor
      if next.take("//") {
        while let scalar = next.takeScalar(), !scalar.isLineEnd {}
      } else if next.take("/*") {
        while !next.take("*/") {
          guard next.takeScalar() != nil else {
            cursor = next
            return
          }
        }
      } else {
        guard let scalar = next.takeScalar(), scalar.isAttributeSpace else { return }
      }
      cursor = next
    }
  }
}

extension MarkdownCursor {
  /// Parses a hexadecimal number with an exact number of digits.
  mutating func takeHex(digits: Int) -> UInt32? {
    let end = position + digits
    guard end <= source.count, source[position..<end].allSatisfy(\.isHexDigit) else { return nil }
    defer { position = end }
    return UInt32(String(decoding: source[position..<end], as: UTF8.self), radix: 16)
  }
}

extension Unicode.Scalar {
  fileprivate var isLineEnd: Bool {
    self == "\n" || self == "\r" || self == "\u{2028}" || self == "\u{2029}"
  }

  fileprivate var isAttributeSpace: Bool {
    switch self {
    case "\t"..."\r", " ", "\u{FEFF}", "\u{2028}", "\u{2029}": true
    default: !isASCII && properties.generalCategory == .spaceSeparator
    }
  }

  fileprivate var isIdentifierStart: Bool {
    if self == "$" || self == "_" { return true }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .letterNumber:
      return true
    default: return false
    }
  }

  var isIdentifierPart: Bool {
    if isIdentifierStart || self == "\u{200C}" || self == "\u{200D}" { return true }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation: return true
    default: return false
    }
  }
}

extension AttributeReader {
  /// Parses `1`, `-.5e3`, `0xFF` or `+Infinity`, or returns nil if there is no number.
  mutating func number() -> Double? {
    let isNegative = cursor.byte == UInt8(ascii: "-")
    if isNegative || cursor.byte == UInt8(ascii: "+") { cursor.position += 1 }
    guard let size = size(), !isPartOfName() else { return nil }
    return isNegative ? -size : size
  }

  /// Returns whether letters or digits follow, which is not allowed after a number.
  private func isPartOfName() -> Bool {
    var ahead = cursor
    guard let scalar = ahead.takeScalar() else { return false }
    return scalar == "\\" || scalar.isIdentifierPart
  }

  private mutating func size() -> Double? {
    if cursor.take("Infinity") { return .infinity }
    if cursor.take("NaN") { return .nan }
    let start = cursor.position
    if cursor.take("0x") || cursor.take("0X") {
      guard cursor.skip(while: \.isHexDigit) > 0 else { return nil }
    } else {
      let startsWithZero = cursor.byte == UInt8(ascii: "0")
      let whole = cursor.skip(while: \.isDigit)
      guard !startsWithZero || whole == 1 else { return nil }
      let fraction = cursor.take(".") ? cursor.skip(while: \.isDigit) : 0
      guard whole + fraction > 0 else { return nil }
      if cursor.take("e") || cursor.take("E") {
        if !cursor.take("+") { _ = cursor.take("-") }
        guard cursor.skip(while: \.isDigit) > 0 else { return nil }
      }
    }
    return Double(String(decoding: cursor.source[start..<cursor.position], as: UTF8.self))
  }
}
