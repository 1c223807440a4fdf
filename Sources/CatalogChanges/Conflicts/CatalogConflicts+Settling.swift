internal import JSON
package import StringCatalog

extension CatalogConflicts {
  /// A version of the file in which some conflicts are settled.
  package struct Settled: Sendable {
    /// The file; conflicts that are left have their markers.
    package let bytes: [UInt8]
    /// The conflicts that are settled.
    package let settled: Set<ID>
  }

  /// Settles the conflicts of each block of which all are decided, and proves the result.
  ///
  /// - Parameters:
  ///   - decisions: the side that each conflict is taken from, as far as that is decided.
  ///   - order: the order of members, by which those of the other side get their places.
  /// - Returns: the new version; nil if no block is decided.
  /// - Throws: why the decisions cannot be written.
  package func settle(
    _ decisions: [ID: Side], order: KeyOrder
  ) throws(Fault) -> Settled? {
    var choices: [Int: MarkedText.Choice] = [:]
    var settled: [ID: Side] = [:]
    var settledGroups: Set<Int> = []
    for (number, blocks) in groups.enumerated() where !others.contains(number) {
      let own = conflicts.filter { $0.group == number }
      let sides = own.compactMap { decisions[$0.id] }
      guard sides.count == own.count else { continue }
      settledGroups.insert(number)
      for (conflict, side) in zip(own, sides) { settled[conflict.id] = side }
      if Set(sides).count <= 1 {
        // A block whose strings are the same on both sides differs in layout alone.
        for block in blocks { choices[block] = .side(sides.first ?? .ours) }
      } else {
        guard blocks.count == 1 else { throw .mixed(key: own[0].key) }
        choices[blocks[0]] = .bytes(try mixed(own, in: blocks[0], decisions, order))
      }
    }
    guard !choices.isEmpty, !settled.isEmpty || conflicts.isEmpty else { return nil }
    let bytes = marked.text { choices[$0] ?? .open }
    try prove(bytes, settled, in: settledGroups)
    return Settled(bytes: bytes, settled: Set(settled.keys))
  }

  // MARK: Blocks with strings of both sides

  /// The content of a block some strings of which are from our side, and some from the other.
  private func mixed(
    _ conflicts: [Conflict], in block: Int, _ decisions: [ID: Side], _ order: KeyOrder
  ) throws(Fault) -> [UInt8] {
    let refusal = Fault.mixed(key: conflicts[0].key)
    var edits: [CatalogEdit] = []
    for conflict in conflicts where decisions[conflict.id] == .theirs {
      guard let edit = edit(taking: conflict) else { throw refusal }
      edits += edit
    }
    let ours = marked.text(of: .ours)
    guard let edited = try? CatalogEditor(path: path, order: order).apply(edits, to: ours).bytes
    else { throw refusal }
    // Where the block begins and ends if all others are from our side too.
    let before = marked.blocks[..<block].reduce(marked.blocks[block].whole.lowerBound) {
      $0 - $1.whole.count + $1.ours.count
    }
    let after = ours.count - before - marked.blocks[block].ours.count
    guard edited.count >= before + after, edited[..<before].elementsEqual(ours[..<before]),
      edited.suffix(after).elementsEqual(ours.suffix(after))
    else { throw refusal }
    return Array(edited[before..<edited.count - after])
  }

  /// The edits that give our side what the other one has; nil if there are none for it.
  private func edit(taking conflict: Conflict) -> [CatalogEdit]? {
    let (mine, other) = (
      ours.entry(forKey: conflict.oldKey ?? conflict.key), theirs.entry(forKey: conflict.key)
    )
    switch conflict.changes.first?.kind {
    case .added:
      return other?.json.map { [CatalogEdit(key: conflict.key, .entry, from: nil, to: $0)] }
    case .removed: return [CatalogEdit(key: conflict.key, .entry, from: nil, to: nil)]
    case .renamed, .flags, nil: return nil
    case .comment where conflict.changes.count == 1:
      return [
        CatalogEdit(key: conflict.key, .comment, from: mine?.comment, to: other?.comment)
      ]
    default:
      guard let locale = conflict.locale else { return nil }
      let (old, new) = (mine?.json(of: locale), other?.json(of: locale))
      return [
        CatalogEdit(
          key: conflict.key, .localization(locale), from: new == nil ? nil : old, to: new)
      ]
    }
  }

  // MARK: The proof

  /// Reads the result: each side of it must be a catalog that has changed in what was decided for the other
  /// side, and in nothing else.
  private func prove(
    _ bytes: [UInt8], _ settled: [ID: Side], in groups: Set<Int>
  ) throws(Fault) {
    guard let result = try? CatalogConflicts(in: bytes, path: path) else { throw .unproven }
    func changed(_ old: Table, _ new: Table) -> Set<ID> {
      CatalogDifference(from: old, to: new).changes.ids
    }
    func decided(_ side: Side) -> Set<ID> {
      Set(
        conflicts.filter { groups.contains($0.group) && settled[$0.id] == side }.flatMap(\.changes)
          .ids)
    }
    let open = conflicts.filter { !groups.contains($0.group) }.flatMap(\.changes).ids
    guard changed(ours, result.ours) == decided(.theirs),
      changed(result.theirs, theirs) == decided(.ours),
      changed(result.ours, result.theirs) == open
    else { throw .unproven }
  }
}

extension [CatalogDifference.Change] {
  /// What changes, whatever the change is called: a renamed entry is one that was removed and one that was
  /// added.
  fileprivate var ids: Set<CatalogConflicts.ID> {
    var ids: Set<CatalogConflicts.ID> = []
    var renamed: Set<[UInt8]> = []
    for change in self where change.kind == .renamed {
      renamed.insert([UInt8](change.key.utf8))
      ids.insert(CatalogConflicts.ID(change.key, nil))
      ids.insert(CatalogConflicts.ID(change.old ?? "", nil))
    }
    for change in self where !renamed.contains([UInt8](change.key.utf8)) { ids.insert(change.id) }
    return ids
  }
}
