internal import JSONDocuments
internal import SourceText

/// Merging of entries, most of which are the same in all versions.
extension MemberMerger {
  mutating func mergeStrings(_ objects: Versions) -> MergedObject {
    let (first, second) =
      template == .ours ? (objects.ours, objects.theirs) : (objects.theirs, objects.ours)
    guard let first, let second else { return mergeObject(objects, as: .strings) }
    var merged = MergedObject(template: first, role: .strings)
    var inBase = Twins(of: objects.base)
    var inFirst = Twins(of: first)
    var inSecond = Twins(of: second)
    let mine = first.tree.children(of: first.node).map(first.at)
    let others = second.tree.children(of: second.node).map(second.at)
    let members = MemberOrder(order).members(mine, and: others.map { ($0, inFirst[$0]?.node) })
    merged.members.reserveCapacity(members.count)
    for member in members {
      let base = inBase[member]
      let isFirst = member.version == first.version
      let mine = isFirst ? member : nil
      let other = isFirst ? inSecond[member] : member
      let values =
        template == .ours
        ? Versions(base: base, ours: mine, theirs: other)
        : Versions(base: base, ours: other, theirs: mine)
      summary.count(values.base, ours: values.ours, theirs: values.theirs) { base, entry in
        if base.hasBytes(of: entry) { return nil }
        let (old, new) = (base.whole, entry.whole)
        return old.isSame(as: new) ? nil : new.leavesWritten(since: old, as: .entry).count
      }
      if let content = mergeEntry(values, named: member) {
        merged.members.append(MergedMember(name: member, content: content))
      }
    }
    return merged
  }

  private mutating func mergeEntry(_ entries: Versions, named name: MergePlace) -> MergedContent? {
    // Most entries are the same in all versions, so their bytes are compared before they are read.
    let (base, ours, theirs) = (entries.base, entries.ours, entries.theirs)
    if let base, let ours, base.hasBytes(of: ours) { return theirs.map { .value(.copied($0)) } }
    if let base, let theirs, base.hasBytes(of: theirs) { return ours.map { .value(.copied($0)) } }
    if let ours, let theirs, ours.hasBytes(of: theirs) {
      return .value(.copied(template == .ours ? ours : theirs))
    }
    if base == nil, ours == nil || theirs == nil {
      return (ours ?? theirs).map { .value(.copied($0)) }
    }
    key = name.name
    defer { key = nil }
    let whole = entries.whole
    let result = merge(whole, named: name.name, as: .entry)
    if case .value(.object) = result { findCrossed(in: whole, key: name.name) }
    return result
  }
}

/// Finds the members of an object with the same names as another object's, which are mostly in the
/// same order.
struct Twins {
  private let object: MergePlace?
  private let end: Int
  private var next: Int
  private var members: MergeMembers?

  init(of object: MergePlace?) {
    self.object = object
    next = (object?.node ?? 0) + 1
    end = object.map { $0.tree.end(of: $0.node) } ?? 0
  }

  subscript(other: MergePlace) -> MergePlace? {
    mutating get {
      guard let object else { return nil }
      if next < end, hasName(of: other, object.at(next)) {
        defer { next = object.tree.end(of: next) }
        return object.at(next)
      }
      if members == nil { members = object.members }
      guard let twin = members?[other] else { return nil }
      next = object.tree.end(of: twin.node)
      return twin
    }
  }

  private func hasName(of other: MergePlace, _ member: MergePlace) -> Bool {
    let (name, wanted) = (member.tree[member.node].name, other.tree[other.node].name)
    return name.length == wanted.length
      && member.tree.withBytes(of: name) { mine in
        other.tree.withBytes(of: wanted) { mine.isEqual(to: $0) }
      }
  }
}
