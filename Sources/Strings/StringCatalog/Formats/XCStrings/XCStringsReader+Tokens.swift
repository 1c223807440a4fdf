internal import JSONDocuments
internal import SourceText

extension XCStringsReader {
  /// Reads a string and reports the problems in it.
  @inline(__always)
  mutating func text() throws(JSONCursor.Fault) -> TextRange {
    let (range, traits) = try cursor.string()
    if !traits.isEmpty { inspect(range, traits) }
    return range
  }

  /// Reads the value of a member that must be a string; ignores other values.
  mutating func textValue(of name: StaticString) throws(JSONCursor.Fault) -> TextRange {
    guard cursor.byte == UInt8(ascii: "\"") else {
      try skip(as: "\"\(name)\" must be a string")
      return .none
    }
    return try text()
  }

  /// Reads the colon after a name.
  @inline(__always)
  mutating func colon() throws(JSONCursor.Fault) {
    cursor.skipBlanks()
    if !cursor.take(UInt8(ascii: ":")) {
      guard !cursor.isAtEnd else { throw .ranOut }
      report(.jsonSyntax, at: cursor.position, "missing colon")
    }
    cursor.skipBlanks()
  }

  /// Enters the object at the cursor.
  @inline(__always)
  mutating func openObject() throws(JSONCursor.Fault) {
    guard cursor.take(UInt8(ascii: "{")) else { throw cursor.fault("expected {") }
    depth += 1
    isFirstMember = true
  }

  /// Reads the name of the next member and moves to its value; returns nil at the end of the
  /// object.
  @inline(__always)
  mutating func nextMember() throws(JSONCursor.Fault) -> TextRange? {
    cursor.skipBlanks()
    if !isFirstMember, cursor.byte != UInt8(ascii: "}") { try comma() }
    isFirstMember = false
    if cursor.take(UInt8(ascii: "}")) {
      depth -= 1
      return nil
    }
    let name = try text()
    try colon()
    return name
  }

  /// Reads the comma before the next member, reporting a missing or trailing one.
  @inline(__always)
  private mutating func comma() throws(JSONCursor.Fault) {
    guard cursor.take(UInt8(ascii: ",")) else {
      guard cursor.byte == UInt8(ascii: "\"") else { throw cursor.fault("missing comma or }") }
      report(.jsonSyntax, at: cursor.position, "missing comma")
      return
    }
    cursor.skipBlanks()
    if cursor.byte == UInt8(ascii: "}") {
      report(.jsonSyntax, at: cursor.position, "trailing comma before }")
    }
  }

  mutating func skipValue() throws(JSONCursor.Fault) -> TextRange {
    let value = try cursor.skipValue()
    if let tooDeep = value.tooDeep {
      report(.jsonSyntax, at: tooDeep, "brackets nested more than \(JSONCursor.depthLimit) deep")
    }
    return value.range
  }

  /// Skips a value of the wrong type and reports it.
  mutating func skip(as message: String) throws(JSONCursor.Fault) {
    let place = cursor.position
    _ = try skipValue()
    report(.jsonSyntax, at: place, skipsBytes: true, "\(message); ignored")
  }

  mutating func report(
    _ rule: RuleID, at offset: Int, skipsBytes: Bool = false, _ message: String
  ) {
    builder.log.report(
      rule, at: offset, key: openEntry?.key ?? .none, localization: openLocalization?.locale,
      skipsBytes: skipsBytes, message)
  }

  mutating func reportDuplicate(_ name: TextRange) {
    report(
      .jsonDuplicateKey, at: Int(name.offset) - 1,
      "duplicate field \"\(source.text(name))\" in this object; the last one wins")
  }

  /// Keeps a member unknown to the format.
  mutating func keepField(_ name: TextRange, owner: UInt32) throws(JSONCursor.Fault) {
    try expectInsideEntry(name)
    let value = try skipValue()
    // Storing the slice would retain the list, and the next append would copy all of it.
    let isDuplicate = builder.records.fields.suffix(16).contains {
      $0.owner == owner && cursor.equal($0.name, name)
    }
    if isDuplicate { reportDuplicate(name) }
    builder.records.fields.append(.init(owner: owner, name: name, value: value))
  }
}

extension XCStringsReader {
  /// Reports the problems in a string that is not plain ASCII.
  mutating func inspect(_ range: TextRange, _ traits: StringTraits) {
    if traits.contains(.high), let fault = cursor.firstUTF8Fault(in: range) {
      report(.encoding, at: fault, "invalid UTF-8, shown as U+FFFD")
    }
    if traits.contains(.unterminated) {
      report(
        .jsonSyntax, at: Int(range.offset) - 1,
        "missing closing quotation mark; the string ends at the line end")
    }
    if traits.contains(.special) { inspectEscapes(in: range) }
  }

  private mutating func inspectEscapes(in range: TextRange) {
    var index = Int(range.offset)
    while index < range.end {
      let byte = cursor.byte(at: index)
      if byte == UInt8(ascii: "\\") {
        index += inspectEscape(at: index, end: range.end)
        continue
      }
      if byte == 0 {
        report(.jsonSyntax, at: index, "U+0000 is not allowed in JSON; write \\u0000, or remove it")
      } else if byte < 0x20 {
        report(
          .controlCharacter, at: index,
          "unescaped control character \(Unicode.Scalar(byte).codePoint) in this string")
      }
      index += 1
    }
  }

  /// Checks one escape sequence and returns its length.
  private mutating func inspectEscape(at index: Int, end: Int) -> Int {
    guard index + 1 < end else { return 1 }
    switch cursor.byte(at: index + 1) {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return 2
    case UInt8(ascii: "u"): return inspectUnicodeEscape(at: index, end: end)
    default:
      report(.jsonSyntax, at: index, "invalid escape sequence")
      return 2
    }
  }

  private mutating func inspectUnicodeEscape(at index: Int, end: Int) -> Int {
    guard let unit = codeUnit(at: index + 2, end: end) else {
      report(.jsonSyntax, at: index, "\\u must be followed by four hexadecimal digits")
      return 2
    }
    guard 0xD800...0xDFFF ~= unit else { return 6 }
    if unit < 0xDC00, cursor.holds("\\u", at: index + 6),
      let low = codeUnit(at: index + 8, end: end), 0xDC00...0xDFFF ~= low
    {
      return 12
    }
    report(.encoding, at: index, "unpaired surrogate, shown as U+FFFD")
    return 6
  }

  private func codeUnit(at index: Int, end: Int) -> UInt32? {
    guard index + 4 <= end else { return nil }
    return source.bytes.withBytes(index..<index + 4) { JSONText.hexadecimal(in: $0, at: 0) }
  }
}
