package import SourceText

/// A parsed value of a small JSON file, such as samples, with the location of every part.
///
/// Catalogs have their own reader, which does not copy strings.
package struct JSONValue: Sendable {
  package indirect enum Content: Sendable {
    case null
    case bool(Bool)
    /// A number as spelled in the file; `3` and `3.0` are different samples.
    case number(String)
    case string(String)
    case array([JSONValue])
    case object([Member])
  }

  package struct Member: Sendable {
    package let name: String
    package let location: SourceLocation
    /// The offset of the name.
    package let start: Int
    package let value: JSONValue
  }

  package let content: Content
  package let location: SourceLocation
  /// The byte range of the value in the file.
  package let range: Range<Int>

  /// The members of an object; empty for any other value.
  package var members: [Member] {
    if case .object(let members) = content { members } else { [] }
  }

  /// Returns the member with a name; the last one if there are several.
  package subscript(name: String) -> JSONValue? {
    members.last { $0.name == name }?.value
  }

  package var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// The number as a `Double`; nil for any other value.
  package var number: Double? {
    if case .number(let digits) = content { Double(digits) } else { nil }
  }
}

extension JSONValue {
  /// Parses a whole file.
  ///
  /// - Throws: a diagnostic for the first error.
  package init(parsing bytes: some Collection<UInt8>, path: String) throws(Diagnostic) {
    var parser = JSONParser(bytes: ByteBuffer(bytes), path: path)
    self = try parser.parse()
  }
}

/// A parser with limited nesting depth.
private struct JSONParser {
  private static let depthLimit = 64
  private let source: SourceFile
  private var cursor: JSONCursor

  init(bytes: ByteBuffer, path: String) {
    source = SourceFile(path: path, bytes: bytes)
    cursor = JSONCursor(bytes, at: bytes.withBytes(0..<3) { $0.hasByteOrderMark } ? 3 : 0)
  }

  mutating func parse() throws(Diagnostic) -> JSONValue {
    let root: JSONValue
    do throws(JSONCursor.Fault) {
      root = try value(depth: 0)
      cursor.skipBlanks()
      guard cursor.isAtEnd else { throw cursor.fault("unexpected text after the value") }
    } catch {
      let (place, message) =
        switch error {
        case .ranOut: (cursor.end, "unexpected end of file; missing } or ]")
        case .syntax(let place, let message): (place, message)
        }
      throw conflict ?? fault(at: place, message)
    }
    if let conflict { throw conflict }
    return root
  }

  /// The first merge conflict, which makes the file invalid.
  private var conflict: Diagnostic? {
    guard cursor.conflicts.markers > 0 else { return nil }
    let end = cursor.end
    return source.bytes.withBytes(0..<end) { MergeConflicts().starts(in: 0..<end, of: $0) }.first
      .map { fault(.mergeConflict, at: $0, "unresolved merge conflict") }
  }

  private func fault(_ rule: RuleID = .jsonSyntax, at place: Int, _ message: String) -> Diagnostic {
    Diagnostic(
      rule, path: source.path, location: source.location(of: UInt32(truncatingIfNeeded: place)),
      message: message, skipsBytes: true)
  }

  private mutating func value(depth: Int) throws(JSONCursor.Fault) -> JSONValue {
    cursor.skipBlanks()
    guard depth < Self.depthLimit else {
      throw .syntax(at: cursor.position, "brackets nested more than \(Self.depthLimit) deep")
    }
    let location = location
    let start = cursor.position
    let content: JSONValue.Content =
      switch cursor.byte {
      case UInt8(ascii: "\""): .string(try text())
      case UInt8(ascii: "{"): .object(try members(depth: depth))
      case UInt8(ascii: "["): .array(try elements(depth: depth))
      default: try literal()
      }
    return JSONValue(content: content, location: location, range: start..<cursor.position)
  }

  private var location: SourceLocation {
    source.location(of: UInt32(truncatingIfNeeded: cursor.position))
  }

  private mutating func text() throws(JSONCursor.Fault) -> String {
    let start = cursor.position
    let (range, traits) = try cursor.string()
    // The reader of string catalogs goes on after such a string. A file into which samples are to be
    // written must be read as other programs read it: what is added after the string belongs to it.
    guard !traits.contains(.unterminated) else {
      throw .syntax(at: start, "missing closing quotation mark")
    }
    return source.bytes.withBytes(Int(range.offset)..<range.end) { JSONText.decode($0) }
  }

  private mutating func literal() throws(JSONCursor.Fault) -> JSONValue.Content {
    let start = cursor.position
    do throws(JSONCursor.Fault) {
      _ = try cursor.skipValue()
    } catch .ranOut where cursor.position > start {
      // The file is complete, so the literal ends with it.
    }
    let word = source.bytes.withBytes(start..<cursor.position) { $0.utf8String }
    switch word {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    default:
      guard Double(word) != nil else { throw cursor.fault("'\(word)' is not a JSON value") }
      return .number(word)
    }
  }

  private mutating func members(depth: Int) throws(JSONCursor.Fault) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    try each(upTo: UInt8(ascii: "}")) { (parser) throws(JSONCursor.Fault) in
      let location = parser.location
      let start = parser.cursor.position
      let name = try parser.text()
      parser.cursor.skipBlanks()
      guard parser.cursor.take(UInt8(ascii: ":")) else {
        throw parser.cursor.fault("expected a colon")
      }
      let value = try parser.value(depth: depth + 1)
      members.append(JSONValue.Member(name: name, location: location, start: start, value: value))
    }
    return members
  }

  private mutating func elements(depth: Int) throws(JSONCursor.Fault) -> [JSONValue] {
    var elements: [JSONValue] = []
    try each(upTo: UInt8(ascii: "]")) { (parser) throws(JSONCursor.Fault) in
      elements.append(try parser.value(depth: depth + 1))
    }
    return elements
  }

  /// Calls `body` for each element of the list at the cursor.
  private mutating func each(
    upTo closer: UInt8, _ body: (inout Self) throws(JSONCursor.Fault) -> Void
  ) throws(JSONCursor.Fault) {
    cursor.position += 1
    cursor.skipBlanks()
    if cursor.take(closer) { return }
    while true {
      cursor.skipBlanks()
      try body(&self)
      cursor.skipBlanks()
      if cursor.take(closer) { return }
      guard cursor.take(UInt8(ascii: ",")) else { throw cursor.fault("expected a comma") }
    }
  }
}
