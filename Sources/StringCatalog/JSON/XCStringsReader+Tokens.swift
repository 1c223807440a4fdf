internal import SourceText

extension XCStringsReader {
  /// Reads a string and looks at what is special in it.
  @inline(__always)
  mutating func text() throws(JSONCursor.Fault) -> TextRange {
    let (range, traits) = try cursor.string()
    if !traits.isEmpty { inspect(range, traits) }
    return range
  }

  /// Reads the string that must be the value of a member; passes over anything else.
  mutating func textValue(of name: StaticString) throws(JSONCursor.Fault) -> TextRange {
    guard cursor.byte == UInt8(ascii: "\"") else {
      try skip(as: "\"\(name)\" must be a string")
      return .none
    }
    return try text()
  }

  /// Passes over the colon behind a name.
  @inline(__always)
  mutating func colon() throws(JSONCursor.Fault) {
    cursor.skipBlanks()
    if !cursor.take(UInt8(ascii: ":")) {
      guard !cursor.isAtEnd else { throw .ranOut }
      report(.jsonSyntax, at: cursor.position, "a colon is missing before this")
    }
    cursor.skipBlanks()
  }

  /// Enters the object that begins here.
  @inline(__always)
  mutating func openObject() throws(JSONCursor.Fault) {
    guard cursor.take(UInt8(ascii: "{")) else { throw cursor.fault("a { is missing here") }
    depth += 1
    isFirstMember = true
  }

  /// The name of the next member of an object, with the cursor at its value; nil at its end.
  @inline(__always)
  mutating func nextMember() throws(JSONCursor.Fault) -> TextRange? {
    guard let name = try nextName() else { return nil }
    try colon()
    return name
  }

  /// The same where members are many: `separator` is what stood before the last name, with its
  /// quotation mark, and is likely to stand before the next.
  @inline(__always)
  mutating func nextName(after separator: inout TextRange) throws(JSONCursor.Fault) -> TextRange? {
    if separator.length > 0, cursor.equal(separator, at: cursor.position) {
      cursor.position += Int(separator.length) - 1
      return try text()
    }
    let start = cursor.position
    let learns = !isFirstMember
    let problems = builder.log.total
    guard let name = try nextName() else { return nil }
    if learns, builder.log.total == problems, Int(name.offset) - start < JSONCursor.margin / 4 {
      separator = TextRange(start, Int(name.offset))
    }
    return name
  }

  /// The name of the next member of an object, with the cursor behind it; nil at its end.
  @inline(__always)
  mutating func nextName() throws(JSONCursor.Fault) -> TextRange? {
    cursor.skipBlanks()
    if !isFirstMember, cursor.byte != UInt8(ascii: "}") { try comma() }
    isFirstMember = false
    if cursor.take(UInt8(ascii: "}")) {
      depth -= 1
      return nil
    }
    return try text()
  }

  /// Passes over the comma before the next member; reports one that is missing or too many.
  @inline(__always)
  private mutating func comma() throws(JSONCursor.Fault) {
    guard cursor.take(UInt8(ascii: ",")) else {
      guard cursor.byte == UInt8(ascii: "\"") else {
        throw cursor.fault("a comma or a } is missing before this")
      }
      report(.jsonSyntax, at: cursor.position, "a comma is missing before this")
      return
    }
    cursor.skipBlanks()
    if cursor.byte == UInt8(ascii: "}") {
      report(.jsonSyntax, at: cursor.position, "a comma stands before this }")
    }
  }

  /// Passes over a value and returns its range.
  mutating func skipValue() throws(JSONCursor.Fault) -> TextRange {
    let (range, tooDeep) = try cursor.skipValue()
    if let tooDeep {
      report(
        .jsonSyntax, at: tooDeep,
        "brackets are nested deeper than \(JSONCursor.depthLimit) from here on")
    }
    return range
  }

  /// Passes over a value of the wrong kind and reports it.
  mutating func skip(as message: String) throws(JSONCursor.Fault) {
    let place = cursor.position
    _ = try skipValue()
    report(.jsonSyntax, at: place, skipsBytes: true, "\(message); this is passed over")
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
      "\"\(source.text(name))\" stands twice in this object; the last one counts")
  }

  /// Keeps a member that has no place in the index.
  mutating func keepField(_ name: TextRange, owner: UInt32) throws(JSONCursor.Fault) {
    try expectInsideEntry(name)
    let value = try skipValue()
    // A slice that is kept would be a second owner, and the next field a copy of all.
    let isDuplicate = builder.records.fields.suffix(16).contains {
      $0.owner == owner && cursor.equal($0.name, name)
    }
    if isDuplicate { reportDuplicate(name) }
    builder.records.fields.append(.init(owner: owner, name: name, value: value))
  }
}
