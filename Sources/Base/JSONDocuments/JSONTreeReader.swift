internal import SourceText

/// A non-recursive parser for the nodes of a tree.
struct JSONTreeReader {
  /// An unfinished object or array.
  private struct Open {
    let node: Int
    let isObject: Bool
    var hasEscapedName = false
  }

  private(set) var nodes: [JSONTree.Node] = []
  private(set) var repeatedNames: [TextRange] = []
  private let bytes: ByteBuffer
  private var cursor: JSONCursor
  private let depth: Int
  /// Whether to skip deeper levels without validating them.
  private let skipsInner: Bool
  private var open: [Open] = []
  /// The name of the next value.
  private var name = TextRange.none

  init(_ bytes: ByteBuffer, at offset: Int, depth: Int, skipsInner: Bool = false) {
    self.bytes = bytes
    self.depth = depth
    self.skipsInner = skipsInner
    cursor = JSONCursor(bytes, at: offset)
  }

  /// Reads a single value up to the end of the text.
  mutating func readText() throws(JSONTree.Fault) {
    try skipBlanks()
    try readValue()
    try skipBlanks()
    guard cursor.isAtEnd else { throw fault("unexpected text after the value") }
  }

  /// Reads the value at the cursor.
  mutating func readValue() throws(JSONTree.Fault) {
    repeat {
      while try beginValue() {}
    } while try goOn()
  }

  /// Reads a simple value, or the start of an object or array up to its first value.
  ///
  /// - Returns: whether a nested value follows.
  private mutating func beginValue() throws(JSONTree.Fault) -> Bool {
    let start = cursor.position
    let node = nodes.count
    nodes.append(JSONTree.Node(kind: .null, name: name, value: TextRange(start, start), next: 0))
    name = .none
    switch cursor.byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard open.count < JSONTree.depthLimit else {
        throw fault("brackets nested more than \(JSONTree.depthLimit) deep")
      }
      let list = Open(node: node, isObject: cursor.byte == UInt8(ascii: "{"))
      nodes[node].kind = list.isObject ? .object : .array
      if skipsInner, open.count >= depth {
        try skipList()
        break
      }
      open.append(list)
      cursor.position += 1
      try skipBlanks()
      if closeList() { return false }
      if list.isObject { try readName() }
      return true
    case UInt8(ascii: "\""):
      nodes[node].kind = .string
      _ = try readString()
    default: nodes[node].kind = try readLiteral()
    }
    close(node)
    return false
  }

  private mutating func skipList() throws(JSONTree.Fault) {
    do throws(JSONCursor.Fault) { _ = try cursor.skipValue() } catch {
      throw fault("mismatched bracket")
    }
  }

  /// Continues after a value.
  ///
  /// - Returns: whether another value follows in the same or an enclosing object or array.
  private mutating func goOn() throws(JSONTree.Fault) -> Bool {
    while let list = open.last {
      try skipBlanks()
      if cursor.take(UInt8(ascii: ",")) {
        try skipBlanks()
        if list.isObject { try readName() }
        return true
      }
      guard closeList() else { throw fault("missing comma or \(list.isObject ? "}" : "]")") }
    }
    return false
  }

  private mutating func closeList() -> Bool {
    guard let list = open.last, cursor.take(UInt8(ascii: list.isObject ? "}" : "]")) else {
      return false
    }
    open.removeLast()
    close(list.node)
    if list.isObject { findRepeatedNames(in: list) }
    if open.count >= depth {
      nodes.removeSubrange((list.node + 1)...)
      nodes[list.node].next = UInt32(truncatingIfNeeded: nodes.count)
    }
    return true
  }

  private mutating func close(_ node: Int) {
    nodes[node].value = TextRange(Int(nodes[node].value.offset), cursor.position)
    nodes[node].next = UInt32(truncatingIfNeeded: nodes.count)
  }

  // MARK: Tokens

  private mutating func readName() throws(JSONTree.Fault) {
    guard cursor.byte == UInt8(ascii: "\"") else { throw fault("expected a name") }
    let start = cursor.position
    let hasEscape = try readString()
    name = TextRange(start, cursor.position)
    if hasEscape { open[open.count - 1].hasEscapedName = true }
    try skipBlanks()
    guard cursor.take(UInt8(ascii: ":")) else { throw fault("expected a colon") }
    try skipBlanks()
  }

  /// Reads a string, and returns whether it has an escape sequence.
  private mutating func readString() throws(JSONTree.Fault) -> Bool {
    let start = cursor.position
    let range: TextRange
    let traits: StringTraits
    do throws(JSONCursor.Fault) { (range, traits) = try cursor.string() } catch {
      throw JSONTree.Fault(offset: start, message: "missing closing quotation mark")
    }
    if traits.isEmpty { return false }
    guard !traits.contains(.unterminated) else {
      throw JSONTree.Fault(offset: start, message: "missing closing quotation mark")
    }
    if traits.contains(.high), let offset = cursor.firstUTF8Fault(in: range) {
      throw JSONTree.Fault(offset: offset, message: "invalid UTF-8")
    }
    guard traits.contains(.special) else { return false }
    return try checkEscapes(in: range)
  }

  private func checkEscapes(in range: TextRange) throws(JSONTree.Fault) -> Bool {
    var hasEscape = false
    var index = Int(range.offset)
    while index < range.end {
      guard cursor.byte(at: index) == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      hasEscape = true
      switch cursor.byte(at: index + 1) {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
        UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
        index += 2
      case UInt8(ascii: "u") where (2..<6).allSatisfy({ isHexadecimal(at: index + $0) }): index += 6
      default: throw JSONTree.Fault(offset: index, message: "invalid escape sequence")
      }
    }
    return hasEscape
  }

  private func isHexadecimal(at index: Int) -> Bool {
    cursor.byte(at: index).hexadecimalDigit != nil
  }

  private mutating func readLiteral() throws(JSONTree.Fault) -> JSONTree.Kind {
    let literals: [(StaticString, JSONTree.Kind)] = [
      ("true", .true), ("false", .false), ("null", .null),
    ]
    for (word, kind) in literals where cursor.holds(word, at: cursor.position) {
      cursor.position += word.utf8CodeUnitCount
      return kind
    }
    let start = cursor.position
    _ = cursor.take(UInt8(ascii: "-"))
    if !cursor.take(UInt8(ascii: "0")) { try readDigits() }
    if cursor.take(UInt8(ascii: ".")) { try readDigits() }
    if cursor.take(UInt8(ascii: "e")) || cursor.take(UInt8(ascii: "E")) {
      if !cursor.take(UInt8(ascii: "+")) { _ = cursor.take(UInt8(ascii: "-")) }
      try readDigits()
    }
    guard cursor.position > start else { throw fault("expected a value") }
    return .number
  }

  private mutating func readDigits() throws(JSONTree.Fault) {
    let start = cursor.position
    while UInt8(ascii: "0")...UInt8(ascii: "9") ~= cursor.byte { cursor.position += 1 }
    guard cursor.position > start else { throw fault("expected a value") }
  }

  private mutating func skipBlanks() throws(JSONTree.Fault) {
    cursor.skipBlanks()
    guard cursor.conflicts.markers == 0 else { throw fault("unresolved merge conflict") }
  }

  private func fault(_ message: String) -> JSONTree.Fault {
    JSONTree.Fault(
      offset: min(cursor.position, cursor.end),
      message: cursor.isAtEnd ? "unexpected end of file" : message)
  }

  // MARK: Names

  /// The maximum number of members whose names are compared pairwise.
  private static let fewMembers = 8

  private mutating func findRepeatedNames(in list: Open) {
    let first = list.node + 1
    guard first < nodes.count else { return }
    if list.hasEscapedName { return findAmongMany(in: list) }
    var members = 0
    var member = first
    while member < nodes.count {
      members += 1
      guard members <= Self.fewMembers else { return findAmongMany(in: list) }
      let name = nodes[member].name
      var other = first
      while other < member {
        if cursor.equal(nodes[other].name, name) {
          repeatedNames.append(name)
          break
        }
        other = Int(nodes[other].next)
      }
      member = Int(nodes[member].next)
    }
  }

  private mutating func findAmongMany(in list: Open) {
    var names = JSONNames()
    var member = list.node + 1
    while member < nodes.count {
      let name = nodes[member].name
      if names.insert(member, name, of: bytes) != nil { repeatedNames.append(name) }
      member = Int(nodes[member].next)
    }
  }
}
