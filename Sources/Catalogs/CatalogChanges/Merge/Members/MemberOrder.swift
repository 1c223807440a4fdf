internal import CatalogEditing
internal import JSONDocuments
internal import SourceText
internal import StringCatalog

/// Positions members that only one version has among those of another.
///
/// If the members are sorted, new ones are inserted in order; otherwise each follows the member
/// that it follows in its own version.
struct MemberOrder {
  private let order: KeyOrder

  init(_ order: KeyOrder) { self.order = order }

  /// Returns the members of two versions of an object without duplicate names, preferring the first
  /// version.
  func members(of object: MergePlace, and other: MergePlace?) -> [MergePlace] {
    let mine = object.tree.children(of: object.node).map(object.at)
    guard let other else { return mine }
    let known = object.members
    let others = other.tree.children(of: other.node).map(other.at)
    let twins = others.map { known[$0] }
    let placed = members(mine, and: zip(others, twins).map { ($0, $1?.node) })
    return placed
  }

  /// Returns the members of two versions, given the result of looking up names.
  ///
  /// - Parameters:
  ///   - mine: the members of the first version.
  ///   - others: the members of the other version, each with the node of the same name in the first
  ///     one.
  /// - Returns: all members, without duplicate names.
  func members(
    _ mine: [MergePlace], and others: [(member: MergePlace, twin: Int?)]
  ) -> [MergePlace] {
    guard others.contains(where: { $0.twin == nil }) else { return mine }
    guard !isSorted(mine) else {
      let new = others.lazy.filter { $0.twin == nil }.map(\.member)
      return merged(mine, new.sorted { isBefore($0, $1) })
    }
    // The members that follow each member, and those that come first.
    var following: [Int: [MergePlace]] = [:]
    var last = -1
    for (member, twin) in others {
      if let twin { last = twin } else { following[last, default: []].append(member) }
    }
    var members = following[-1] ?? []
    for member in mine {
      members.append(member)
      members += following[member.node] ?? []
    }
    return members
  }

  private func isSorted(_ members: [MergePlace]) -> Bool {
    zip(members, members.dropFirst()).allSatisfy { isBefore($0, $1) }
  }

  private func merged(_ some: [MergePlace], _ others: [MergePlace]) -> [MergePlace] {
    var merged: [MergePlace] = []
    merged.reserveCapacity(some.count + others.count)
    var next = 0
    for member in some {
      while next < others.count, isBefore(others[next], member) {
        merged.append(others[next])
        next += 1
      }
      merged.append(member)
    }
    return merged + others[next...]
  }

  private func isBefore(_ one: MergePlace, _ other: MergePlace) -> Bool {
    one.withName { mine in other.withName { order.compare(mine, $0) < 0 } }
  }
}

extension MergePlace {
  /// Calls `body` with the UTF-8 name of a member.
  func withName<R>(_ body: (Span<UInt8>) -> R) -> R {
    let token = tree[node].name
    guard !token.isNone else { return "".withBytes(body) }
    return tree.withBytes(of: TextRange(Int(token.offset) + 1, token.end - 1)) { raw in
      JSONText.hasEscape(raw) ? JSONText.decode(raw).withBytes(body) : body(raw)
    }
  }
}
