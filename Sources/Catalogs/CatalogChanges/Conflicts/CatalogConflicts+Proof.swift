internal import StringCatalog

/// Verification of settled conflicts.
extension CatalogConflicts {
  /// Parses the result and verifies each side: it must be a valid catalog that differs only where
  /// the other side was chosen, and must contain the custom strings.
  ///
  /// - Parameters:
  ///   - text: the result.
  ///   - openCount: the number of blocks that are left.
  ///   - settled: the decisions made.
  ///   - groups: the groups of blocks that are settled.
  /// - Throws: a fault if the result is not what was decided.
  func prove(
    _ text: [UInt8], openCount: Int, _ settled: [ID: Decision], in groups: Set<Int>
  ) throws(Fault) {
    guard let result = try? CatalogConflicts(in: text, path: path),
      result.marked.blocks.count == openCount
    else { throw .unproven }
    let own = own(settled)
    for (key, written) in own {
      for version in [result.ourVersion, result.theirVersion] {
        guard let leaf = version.leaf(key, written.locale, written.path),
          leaf.text.utf8.elementsEqual(written.text.utf8)
        else { throw .unproven }
      }
    }
    // These differ from both sides, or are what one of them has, in one way or another.
    let free = Set(
      own.flatMap { key, written in
        [ID(key, fileLocale), ID(key, written.locale)]
      })
    func changed(_ old: Table, _ new: Table) -> Set<ID> {
      ids(CatalogDifference(from: old, to: new).changes).subtracting(free)
    }
    func decided(_ side: Side) -> Set<ID> {
      ids(
        conflicts.filter { groups.contains($0.group) && settled[$0.id] == .side(side) }
          .flatMap(\.changes)
      ).subtracting(free)
    }
    let open = ids(conflicts.filter { !groups.contains($0.group) }.flatMap(\.changes))
    guard changed(ours, result.ours) == decided(.theirs),
      changed(result.theirs, theirs) == decided(.ours),
      changed(result.ours, result.theirs) == open.subtracting(free)
    else { throw .unproven }
  }

  /// Returns the custom strings with their keys.
  private func own(_ settled: [ID: Decision]) -> [(key: String, text: OwnText)] {
    conflicts.compactMap { conflict in
      guard case .text(let text) = settled[conflict.id] else { return nil }
      return (key(of: text, in: conflict), text)
    }
  }

  /// Returns the identifiers of what changes, treating a renamed entry as one removed and one
  /// added.
  func ids(_ changes: [CatalogDifference.Change]) -> Set<ID> {
    var ids: Set<ID> = []
    var renamed: Set<[UInt8]> = []
    for change in changes where change.kind == .renamed {
      renamed.insert([UInt8](change.key.utf8))
      ids.insert(ID(change.key, fileLocale))
      ids.insert(ID(change.old ?? "", fileLocale))
    }
    for change in changes where !renamed.contains([UInt8](change.key.utf8)) {
      ids.insert(change.id(in: fileLocale))
    }
    return ids
  }
}
