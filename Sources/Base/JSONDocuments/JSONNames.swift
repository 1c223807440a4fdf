package import SourceText

/// A hash table that finds members of an object by name.
///
/// Names are compared as decoded strings: `"\u0061"` equals `"a"`.
package struct JSONNames: Sendable {
  /// The slots of the table, with linear probing.
  private var slots: [Slot] = []
  private var count = 0

  private struct Slot {
    /// The number of the member; `max` if the slot is empty.
    var member = UInt32.max
    var hash: UInt32 = 0
  }

  /// Creates a table of an object's members; the first of several with the same name is used.
  package init(of object: Int, in tree: JSONTree) {
    var members = 0
    for _ in tree.children(of: object) { members += 1 }
    reserve(members)
    for member in tree.children(of: object) {
      _ = insert(member, tree[member].name, of: tree.bytes, tree.nodes)
    }
  }

  /// Creates an empty table.
  init() {}

  /// Returns the member with the name that a token of another tree represents.
  package func member(named token: TextRange, of other: JSONTree, in tree: JSONTree) -> Int? {
    guard !slots.isEmpty else { return nil }
    return Self.withText(token, of: other.bytes) { name in
      let slot = slot(for: name, hash: Self.hash(name), in: tree.bytes, tree.nodes)
      return slots[slot].member == .max ? nil : Int(slots[slot].member)
    }
  }

  /// Inserts a member, unless one with the same name exists, which is returned.
  mutating func insert(
    _ member: Int, _ token: TextRange, of bytes: ByteBuffer, _ nodes: [JSONTree.Node]
  ) -> Int? {
    if (count + 1) * 4 > slots.count * 3 { reserve(max(8, count * 2)) }
    return Self.withText(token, of: bytes) { name in
      let hash = Self.hash(name)
      let slot = slot(for: name, hash: hash, in: bytes, nodes)
      guard slots[slot].member == .max else { return Int(slots[slot].member) }
      slots[slot] = Slot(member: UInt32(truncatingIfNeeded: member), hash: hash)
      count += 1
      return nil
    }
  }

  private mutating func reserve(_ members: Int) {
    var size = 16
    while members * 4 > size * 3 { size *= 2 }
    guard size > slots.count else { return }
    let old = slots
    slots = Array(repeating: Slot(), count: size)
    for slot in old where slot.member != .max {
      var place = Int(slot.hash) & (size - 1)
      while slots[place].member != .max { place = (place + 1) & (size - 1) }
      slots[place] = slot
    }
  }

  /// Returns the slot of a name, or the empty slot for it.
  private func slot(
    for name: Span<UInt8>, hash: UInt32, in bytes: ByteBuffer, _ nodes: [JSONTree.Node]
  ) -> Int {
    let mask = slots.count - 1
    var place = Int(hash) & mask
    while slots[place].member != .max {
      if slots[place].hash == hash,
        Self.withText(nodes[Int(slots[place].member)].name, of: bytes, { $0.isEqual(to: name) })
      {
        return place
      }
      place = (place + 1) & mask
    }
    return place
  }

  /// Calls `body` with the decoded name of a token that includes quotation marks.
  private static func withText<R>(
    _ token: TextRange, of bytes: ByteBuffer, _ body: (Span<UInt8>) -> R
  ) -> R {
    bytes.withBytes(Int(token.offset) + 1..<token.end - 1) { raw in
      JSONText.hasEscape(raw) ? JSONText.decode(raw).withBytes(body) : body(raw)
    }
  }

  /// Returns a seeded hash, so that a hostile file cannot cause collisions.
  private static func hash(_ name: Span<UInt8>) -> UInt32 {
    var hasher = Hasher()
    unsafe name.withUnsafeBufferPointer { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    return UInt32(truncatingIfNeeded: hasher.finalize())
  }
}
