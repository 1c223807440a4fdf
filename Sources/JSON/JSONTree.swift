public import SourceText

/// The values of a JSON text as a flat list, each with the bytes of its name and of itself.
///
/// Merging and editing copy bytes, so a tree holds ranges and no texts. It takes what JSON allows and
/// nothing else; a name that occurs twice is kept, and listed.
///
///     let tree = try JSONTree(ByteBuffer(#"{"a":[1,2],"b":{}}"#.utf8))
///     tree.children(of: tree.root).map { tree.name(of: $0) }  // ["a", "b"]
///
/// The nodes are in the order of the text: after a node come its descendants, then its next sibling. A
/// tree of a large file can keep only the outer levels; `JSONTree(_:valueAt:)` reads an inner value when
/// it is needed.
public struct JSONTree: Sendable {
  /// What a value is.
  public enum Kind: UInt8, Sendable {
    case object, array, string, number, `true`, `false`, null
  }

  /// A value, and its name if it is a member of an object.
  @frozen public struct Node: Sendable {
    /// What the value is.
    public var kind: Kind
    /// The name with its quotation marks; `none` for an element of an array, and for the root.
    public var name: TextRange
    /// The value, with its brackets or quotation marks.
    public var value: TextRange
    /// The number of the node that follows its last descendant.
    @usableFromInline var next: UInt32

    /// The bytes from the name to the end of the value.
    package var member: TextRange {
      name.isNone ? value : TextRange(Int(name.offset), value.end)
    }
  }

  /// Why a text is not JSON.
  package struct Fault: Error, Hashable {
    /// The offset of the first byte that JSON does not allow.
    package let offset: Int
    /// What is wrong there.
    package let message: String
  }

  /// How deep values may be nested.
  package static let depthLimit = 256

  /// The text.
  public let bytes: ByteBuffer
  @usableFromInline var nodes: [Node] = []
  /// The second and later occurrences of names in their objects.
  package internal(set) var repeatedNames: [TextRange] = []

  /// Reads a whole text.
  ///
  /// - Parameters:
  ///   - bytes: the text, which may begin with a byte order mark.
  ///   - depth: how many levels below the root are kept; deeper ones are only checked.
  /// - Throws: the first fault in the text.
  package init(_ bytes: ByteBuffer, depth: Int = .max) throws(Fault) {
    try self.init(bytes, depth: depth, skipsInner: false)
  }

  /// Reads the outer levels of a text, and skips what is below them: of that, only the brackets are
  /// known to match.
  ///
  /// `JSONTree(_:valueAt:)` reads and checks a skipped value.
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

  /// Reads the value that begins at an offset of a text.
  package init(_ bytes: ByteBuffer, valueAt offset: Int, depth: Int = .max) throws(Fault) {
    self.bytes = bytes
    var reader = JSONTreeReader(bytes, at: offset, depth: depth)
    try reader.readValue()
    nodes = reader.nodes
    repeatedNames = reader.repeatedNames
  }

  /// The range of the member of an object whose key begins at an offset, with its value; nil if it cannot
  /// be read.
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

  /// The number of the node after a node and its descendants.
  @inlinable public func end(of node: Int) -> Int { Int(nodes[node].next) }

  /// The members of an object, or the elements of an array, by their numbers.
  @inlinable public func children(of node: Int) -> Children {
    Children(nodes: nodes, following: node + 1, end: Int(nodes[node].next))
  }

  /// The first member of an object with a name.
  package func member(_ name: String, of node: Int) -> Int? {
    children(of: node).first { isName(name, of: $0) }
  }

  /// The name of a member, decoded; empty for any other node.
  package func name(of node: Int) -> String {
    nodes[node].name.isNone ? "" : text(ofToken: nodes[node].name)
  }

  /// The text of a string, decoded; nil for any other value.
  package func text(of node: Int) -> String? {
    nodes[node].kind == .string ? text(ofToken: nodes[node].value) : nil
  }

  /// The bytes of a range as they are in the text.
  package func raw(_ range: TextRange) -> [UInt8] { bytes.array(Int(range.offset)..<range.end) }

  /// Calls `body` with the bytes of a range.
  @inlinable @inline(__always)
  public func withBytes<R, E>(
    of range: TextRange, _ body: (Span<UInt8>) throws(E) -> R
  ) throws(E) -> R {
    try bytes.withBytes(Int(range.offset)..<range.end, body)
  }

  /// The text of a name or a string, given with its quotation marks.
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
  /// The children of a node, by their numbers.
  @frozen public struct Children: Sequence, IteratorProtocol, Sendable {
    @usableFromInline let nodes: [Node]
    @usableFromInline var following: Int
    @usableFromInline let end: Int

    @inlinable init(nodes: [Node], following: Int, end: Int) {
      self.nodes = nodes
      self.following = following
      self.end = end
    }

    /// The next child; nil after the last.
    @inlinable public mutating func next() -> Int? {
      guard following < end else { return nil }
      defer { following = Int(nodes[following].next) }
      return following
    }
  }
}
