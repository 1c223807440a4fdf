public import SourceText

/// Scans the whitespace, comments, strings, and values of an old-style property list.
///
/// Pass the same UTF-8 bytes to every call.
package struct OldStyleScanner {
  /// The index of the next byte.
  package var index: Int
  /// The most recently skipped comment.
  var comment = TextRange.none
  var log: DiagnosticLog
  private var conflicts = MergeConflicts()

  package init(index: Int, log: DiagnosticLog) {
    self.index = index
    self.log = log
  }

  /// Returns the next byte, or nil at the end.
  func next(in bytes: Span<UInt8>) -> UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Skips the next byte if it is the given one; returns whether it was.
  package mutating func skip(_ byte: Unicode.Scalar, in bytes: Span<UInt8>) -> Bool {
    guard next(in: bytes) == UInt8(ascii: byte) else { return false }
    index += 1
    return true
  }

  // MARK: Blanks

  /// Skips whitespace, comments, and merge conflict markers.
  mutating func skipBlanks(in bytes: Span<UInt8>) {
    while index < bytes.count {
      if let length = Self.blankLength(in: bytes, at: index) {
        index += length
      } else if bytes.holds("//", at: index) {
        let start = index
        skipLine(in: bytes)
        comment = TextRange(start, index)
      } else if bytes.holds("/*", at: index) {
        skipBlockComment(in: bytes)
      } else if !conflicts.skip(from: &index, in: bytes, reportingTo: &log) {
        return
      }
    }
  }

  /// Skips whitespace and a comment after it; returns nil if something else comes first.
  package mutating func skipToComment(in bytes: Span<UInt8>) -> TextRange? {
    while index < bytes.count, let length = Self.blankLength(in: bytes, at: index) {
      index += length
    }
    let start = index
    if bytes.holds("//", at: index) {
      skipLine(in: bytes)
    } else if bytes.holds("/*", at: index) {
      skipBlockComment(in: bytes)
    } else {
      return nil
    }
    return TextRange(start, index)
  }

  /// Skips to the end of the line: a line feed, a carriage return, U+2028, or U+2029.
  mutating func skipLine(in bytes: Span<UInt8>) {
    while index < bytes.count, !Self.endsLine(in: bytes, at: index) { index += 1 }
  }

  private mutating func skipBlockComment(in bytes: Span<UInt8>) {
    let start = index
    index += 2
    while index < bytes.count, !bytes.holds("*/", at: index) { index += 1 }
    if index == bytes.count {
      log.report(.stringsSyntax, at: start, "unterminated comment; ignoring the rest of the file")
    } else {
      index += 2
    }
    comment = TextRange(start, index)
  }

  /// Returns the length of the whitespace character at an index, if there is one.
  private static func blankLength(in bytes: Span<UInt8>, at index: Int) -> Int? {
    switch bytes[index] {
    case 0x09...0x0D, 0x20: 1
    case 0xE2 where isLineSeparator(in: bytes, at: index): 3
    default: nil
    }
  }

  /// Whether the character at an index ends a line.
  package static func endsLine(in bytes: Span<UInt8>, at index: Int) -> Bool {
    bytes[index] == 0x0A || bytes[index] == 0x0D || isLineSeparator(in: bytes, at: index)
  }

  private static func isLineSeparator(in bytes: Span<UInt8>, at index: Int) -> Bool {
    bytes.holds("\u{2028}", at: index) || bytes.holds("\u{2029}", at: index)
  }

  // MARK: Strings

  /// Reads the string at the current index; returns nil if no string starts there.
  package mutating func string(in bytes: Span<UInt8>) throws(OldStyleFault) -> TextRange? {
    guard let first = next(in: bytes) else { return nil }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      return try quoted(by: first, in: bytes)
    }
    let start = index
    while index < bytes.count, Self.isUnquoted(bytes[index]) { index += 1 }
    return index == start ? nil : TextRange(start, index)
  }

  private mutating func quoted(
    by quote: UInt8, in bytes: Span<UInt8>
  ) throws(OldStyleFault) -> TextRange {
    let start = index
    index += 1
    while index < bytes.count, bytes[index] != quote {
      if bytes[index] == UInt8(ascii: "\\") {
        if let message = Self.complaint(aboutEscapeIn: bytes, at: index) {
          log.report(.stringsBadEscape, at: index, message)
        }
        index += 1
      }
      index += 1
    }
    guard index < bytes.count else {
      index = bytes.count
      throw OldStyleFault(offset: start, message: "unterminated string", resume: start)
    }
    index += 1
    return TextRange(start, index)
  }

  /// Whether a string may start with a byte.
  static func startsString(_ byte: UInt8) -> Bool {
    isUnquoted(byte) || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  /// Whether an unquoted string may contain a byte.
  package static func isUnquoted(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "/")...UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private static func unknownEscape(_ letter: Unicode.Scalar) -> String {
    "unknown escape sequence \\\(letter), shown as '\(letter)'"
  }

  /// Returns a message about the escape sequence at an index; nil if it is valid.
  private static func complaint(aboutEscapeIn bytes: Span<UInt8>, at index: Int) -> String? {
    guard index + 1 < bytes.count else { return nil }
    var digits = index + 1
    switch bytes[index + 1] {
    case UInt8(ascii: "U"):
      digits += 1
      let count = OldStyleText.hexadecimal(in: bytes, at: &digits).digits
      return count == 4 ? nil : "\\U must be followed by 4 hexadecimal digits, found \(count)"
    case UInt8(ascii: "u"): return "unknown escape sequence \\u, shown as 'u'; write \\U"
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      let byte = OldStyleText.octal(in: bytes, at: &digits)
      let scalar = NextStepEncoding.scalar(of: byte)
      let code = bytes.extracting(index..<digits).utf8String
      return byte < 0x80
        ? nil : "\(code) is the NeXTSTEP code of \(scalar.nameInMessages)"
    case UInt8(ascii: "a"), UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"),
      UInt8(ascii: "r"), UInt8(ascii: "t"), UInt8(ascii: "v"):
      return nil
    case UInt8(ascii: "8"), UInt8(ascii: "9"), UInt8(ascii: "("),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"):
      return unknownEscape(Unicode.Scalar(bytes[index + 1]))
    case 0x80...:
      let scalar = bytes.scalar(at: index + 1)
      return scalar.properties.isAlphabetic ? unknownEscape(scalar) : nil
    default: return nil
    }
  }
}

extension RuleID {
  /// A syntax error in a .strings file.
  public static let stringsSyntax = RuleID("strings-syntax", .error)
  /// Characters at the end of a .strings file that belong to no entry.
  public static let stringsStray = RuleID("strings-stray", .warning)
  /// An escape sequence that is decoded in an unexpected way.
  public static let stringsBadEscape = RuleID("strings-bad-escape", .warning)
}

extension OldStyleScanner {
  /// Reads a whole property list: one value, or the members of a dictionary without braces.
  mutating func document(in bytes: Span<UInt8>) throws(OldStyleFault) -> PropertyListNode {
    skipBlanks(in: bytes)
    let start = index
    guard next(in: bytes) == UInt8(ascii: "{") else {
      let members = try members(in: bytes, depth: 0)
      if index < bytes.count { throw unexpected("unexpected", in: bytes) }
      return PropertyListNode(range: TextRange(start, index), value: .dictionary(members))
    }
    let node = try value(in: bytes)
    skipBlanks(in: bytes)
    if index < bytes.count { throw unexpected("unexpected", in: bytes, " after the closing brace") }
    return node
  }

  /// Reads the value at the current index.
  package mutating func value(
    in bytes: Span<UInt8>, depth: Int = 0
  ) throws(OldStyleFault) -> PropertyListNode {
    if let range = try string(in: bytes) {
      return PropertyListNode(range: range, value: .string)
    }
    let start = index
    guard depth < PropertyListNode.depthLimit else {
      throw fault("arrays and dictionaries nested more than \(PropertyListNode.depthLimit) deep")
    }
    let value: PropertyListNode.Value
    if skip("{", in: bytes) {
      value = .dictionary(try members(in: bytes, depth: depth + 1))
      if !skip("}", in: bytes) { throw unexpected("unexpected", in: bytes) }
    } else if skip("(", in: bytes) {
      value = .array(try elements(in: bytes, depth: depth + 1))
    } else if skip("<", in: bytes) {
      try skipHexadecimal(in: bytes)
      value = .data
    } else {
      throw unexpected("expected a value, found", in: bytes)
    }
    return PropertyListNode(range: TextRange(start, index), value: value)
  }

  private mutating func members(
    in bytes: Span<UInt8>, depth: Int
  ) throws(OldStyleFault) -> [PropertyListNode.Member] {
    var members: [PropertyListNode.Member] = []
    skipBlanks(in: bytes)
    while let key = try string(in: bytes) {
      var value = PropertyListNode(range: key, value: .string)
      skipBlanks(in: bytes)
      if skip("=", in: bytes) {
        skipBlanks(in: bytes)
        value = try self.value(in: bytes, depth: depth)
        skipBlanks(in: bytes)
      }
      members.append(PropertyListNode.Member(key: key, value: value))
      if !skip(";", in: bytes) { throw unexpected("missing ';' before", in: bytes) }
      skipBlanks(in: bytes)
    }
    return members
  }

  private mutating func elements(
    in bytes: Span<UInt8>, depth: Int
  ) throws(OldStyleFault) -> [PropertyListNode] {
    var elements: [PropertyListNode] = []
    skipBlanks(in: bytes)
    while !skip(")", in: bytes) {
      elements.append(try value(in: bytes, depth: depth))
      skipBlanks(in: bytes)
      if skip(",", in: bytes) {
        skipBlanks(in: bytes)
      } else if next(in: bytes) != UInt8(ascii: ")") {
        throw unexpected("missing ',' before", in: bytes)
      }
    }
    return elements
  }

  private mutating func skipHexadecimal(in bytes: Span<UInt8>) throws(OldStyleFault) {
    skipBlanks(in: bytes)
    while !skip(">", in: bytes) {
      for _ in 0..<2 {
        guard next(in: bytes)?.hexadecimalDigit != nil else {
          throw unexpected("expected a hexadecimal digit, found", in: bytes)
        }
        index += 1
      }
      skipBlanks(in: bytes)
    }
  }

  /// Returns the fault for an unexpected character, with the message `before`, its name, `after`.
  func unexpected(_ before: String, in bytes: Span<UInt8>, _ after: String = "") -> OldStyleFault {
    guard index < bytes.count else { return fault("unexpected end of file inside an entry") }
    let scalar = bytes.scalar(at: index)
    let hint =
      "“”„‟‘’‚‛«»".unicodeScalars.contains(scalar) ? "; write \" as the quotation mark" : ""
    return fault("\(before) \(scalar.nameInMessages)\(after)\(hint)")
  }

  private func fault(_ message: String) -> OldStyleFault {
    OldStyleFault(offset: index, message: message, resume: index)
  }
}

/// An error at which parsing an old-style property list has to stop.
package struct OldStyleFault: Error {
  var offset: Int
  var message: String
  /// The offset at which to look for the next entry: after the fault, or after the first line of an
  /// unterminated string.
  var resume: Int
  /// Whether this is a stray character between entries, where Foundation stops reading.
  var isStray = false
}
