package import SourceText

/// The members of an object by name.
///
/// Names are compared as decoded strings: `"\u0061"` equals `"a"`.
package struct JSONNames: Sendable {
  /// The members by the bytes of their names; strings would equate composed and decomposed letters.
  private var members: [[UInt8]: Int] = [:]

  /// Creates a table of an object's members; the first of several with the same name is used.
  package init(of object: Int, in tree: JSONTree) {
    for member in tree.children(of: object) {
      _ = insert(member, tree[member].name, of: tree.bytes)
    }
  }

  /// Creates an empty table.
  init() {}

  /// Returns the member with the name that a token of another tree represents.
  package func member(named token: TextRange, of other: JSONTree) -> Int? {
    members[Self.name(token, of: other.bytes)]
  }

  /// Inserts a member, unless one with the same name exists, which is returned.
  mutating func insert(_ member: Int, _ token: TextRange, of bytes: ByteBuffer) -> Int? {
    let name = Self.name(token, of: bytes)
    if let known = members[name] { return known }
    members[name] = member
    return nil
  }

  /// Returns the decoded name of a token that includes quotation marks.
  private static func name(_ token: TextRange, of bytes: ByteBuffer) -> [UInt8] {
    bytes.withBytes(Int(token.offset) + 1..<token.end - 1) { raw in
      if JSONText.hasEscape(raw) { return Array(JSONText.decode(raw).utf8) }
      return unsafe raw.withUnsafeBufferPointer { unsafe Array($0) }
    }
  }
}
