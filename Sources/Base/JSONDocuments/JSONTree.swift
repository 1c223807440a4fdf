public import SourceText

/// The values of a JSON text as a flat list, with the byte ranges of names and values.
///
/// A tree stores ranges rather than strings, because merging and editing copy bytes. It accepts
/// only valid JSON; duplicate names are kept, and listed in `repeatedNames`.
///
///     let tree = try JSONTree(ByteBuffer(#"{"a":[1,2],"b":{}}"#.utf8))
///     tree.children(of: tree.root).map { tree.name(of: $0) }  // ["a", "b"]
///
/// Nodes are in depth-first order: a node is followed by its descendants, then by its next sibling.
/// The tree of a large file can omit inner levels; use `JSONTree(_:valueAt:)` to read an inner
/// value on demand.
public struct JSONTree: Sendable {
  /// The type of a value.
  public enum Kind: UInt8, Sendable { case object, array, string, number, `true`, `false`, null }

  /// A value, with its name if it is a member of an object.
  @frozen public struct Node: Sendable {
    /// The type of the value.
    public var kind: Kind
    /// The name with quotation marks; `none` for an array element and for the root.
    public var name: TextRange
    /// The value with its brackets or quotation marks.
    public var value: TextRange
    /// The number of the node after the last descendant.
    @usableFromInline var next: UInt32

    /// The range from the name to the end of the value.
    package var member: TextRange { name.isNone ? value : TextRange(Int(name.offset), value.end) }
  }

  /// The reason a text is not valid JSON.
  package struct Fault: Error, Hashable {
    /// The offset of the first invalid byte.
    package let offset: Int
    /// A description of the error.
    package let message: String
  }

  /// The maximum nesting depth.
  package static let depthLimit = 256

  /// The bytes of the text.
  public let bytes: ByteBuffer
  @usableFromInline var nodes: [Node] = []
  /// The names that occurred earlier in the same object.
  package internal(set) var repeatedNames: [TextRange] = []

  /// Parses a text.
  ///
  /// - Parameters:
  ///   - bytes: the text, which may begin with a byte order mark.
  ///   - depth: the number of levels below the root to keep; deeper ones are only validated.
  /// - Throws: a fault with the first error.
  package init(_ bytes: ByteBuffer, depth: Int = .max) throws(Fault) {
    try self.init(bytes, depth: depth, skipsInner: false)
  }

  /// Parses the outer levels of a text; deeper levels are skipped, checking only that brackets
  /// match.
  ///
  /// Use `JSONTree(_:valueAt:)` to parse and validate a skipped value.
  package init(outlineOf bytes: ByteBuffer, depth: Int) throws(Fault) {
    try self.init(bytes, depth: depth, skipsInner: true)
  }

  private init(_ bytes: ByteBuffer, depth: Int, skipsInner: Bool) throws(Fault) {
    self.bytes = bytes
    let start = bytes.withBytes(0..<3) { $0.hasByteOrderMark } ? 3 : 0
    var reader = JSONTreeReader(bytes, at: start, depth: depth, skipsInner: skipsInner)
    try reader.readText()
    nodes = reader.nodes
    repeatedNames = reader.repeatedNames
  }

  /// Parses the value that starts at an offset of a text.
  package init(_ bytes: ByteBuffer, valueAt offset: Int, depth: Int = .max) throws(Fault) {
    self.bytes = bytes
    var reader = JSONTreeReader(bytes, at: offset, depth: depth)
    try reader.readValue()
    nodes = reader.nodes
    repeatedNames = reader.repeatedNames
  }

  /// Returns the range of the member whose key starts at an offset, including its value; nil if it
  /// cannot be read.
  package static func memberRange(at start: Int, in bytes: ByteBuffer) -> Range<Int>? {
    guard start >= 0, let key = try? JSONTree(bytes, valueAt: start, depth: 0) else { return nil }
    var value = key[key.root].value.end
    bytes.withBytes(0..<bytes.count) { span in
      while value < span.count, span[value] <= 0x20 || span[value] == UInt8(ascii: ":") {
        value += 1
      }
    }
    guard let tree = try? JSONTree(bytes, valueAt: value, depth: 0) else { return nil }
    return start..<tree[tree.root].value.end
  }

  /// The number of the root.
  package var root: Int { 0 }

  /// The number of nodes.
  package var count: Int { nodes.count }

  /// The node with a number.
  @inlinable @inline(__always) public subscript(node: Int) -> Node { nodes[node] }

  /// Returns the number of the node after a node and its descendants.
  @inlinable public func end(of node: Int) -> Int { Int(nodes[node].next) }

  /// Returns the numbers of an object's members or an array's elements.
  @inlinable public func children(of node: Int) -> Children {
    Children(nodes: nodes, following: node + 1, end: Int(nodes[node].next))
  }

  /// Returns the first member of an object with a name.
  package func member(_ name: String, of node: Int) -> Int? {
    children(of: node).first { isName(name, of: $0) }
  }

  /// Returns the decoded name of a member; empty for any other node.
  package func name(of node: Int) -> String {
    nodes[node].name.isNone ? "" : text(ofToken: nodes[node].name)
  }

  /// Returns the decoded value of a string; nil for any other value.
  package func text(of node: Int) -> String? {
    nodes[node].kind == .string ? text(ofToken: nodes[node].value) : nil
  }

  /// Returns the bytes in a range, undecoded.
  package func raw(_ range: TextRange) -> [UInt8] { bytes.array(Int(range.offset)..<range.end) }

  /// Calls `body` with the bytes of a range.
  @inlinable @inline(__always)
  public func withBytes<R, E>(
    of range: TextRange, _ body: (Span<UInt8>) throws(E) -> R
  ) throws(E) -> R {
    try bytes.withBytes(Int(range.offset)..<range.end, body)
  }

  /// Returns the decoded content of a name or string token with quotation marks.
  private func text(ofToken token: TextRange) -> String {
    bytes.withBytes(Int(token.offset) + 1..<token.end - 1) { JSONText.decode($0) }
  }

  private func isName(_ name: String, of node: Int) -> Bool {
    let token = nodes[node].name
    guard !token.isNone else { return false }
    return bytes.withBytes(Int(token.offset) + 1..<token.end - 1) { raw in
      if JSONText.hasEscape(raw) { return JSONText.decode(raw).utf8.elementsEqual(name.utf8) }
      return name.withBytes { raw.isEqual(to: $0) }
    }
  }
}

extension JSONTree {
  /// A sequence of the numbers of a node's children.
  @frozen public struct Children: Sequence, IteratorProtocol, Sendable {
    @usableFromInline let nodes: [Node]
    @usableFromInline var following: Int
    @usableFromInline let end: Int

    @inlinable init(nodes: [Node], following: Int, end: Int) {
      self.nodes = nodes
      self.following = following
      self.end = end
    }

    /// Returns the next child, or nil at the end.
    @inlinable public mutating func next() -> Int? {
      guard following < end else { return nil }
      defer { following = Int(nodes[following].next) }
      return following
    }
  }
}
