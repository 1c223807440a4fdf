internal import StringCatalog

/// The blocks of a file that are settled together.
struct BlockGroup {
  /// The numbers of the blocks, in file order.
  let blocks: [Int]
  /// Our side of the file, with these blocks from their side.
  let version: ConflictedVersion
  /// The changes from our side to this version.
  let changes: [CatalogDifference.Change]
}

/// Grouping of blocks, so that each group can take either side whatever the others take.
extension CatalogConflicts {
  /// The maximum number of bytes to parse when telling blocks apart.
  private static let mostBytes = 400_000_000

  /// Returns the blocks in groups that do not depend on each other.
  func independentGroups() -> [BlockGroup] {
    let all = Array(marked.blocks.indices)
    guard !all.isEmpty else { return [] }
    let whole = BlockGroup(
      blocks: all, version: theirVersion,
      changes: CatalogDifference(from: ours, to: theirs).changes)
    guard all.count > 1, all.count * marked.bytes.count <= Self.mostBytes,
      let valid = validGroups(of: all), let groups = joined(valid)
    else { return [whole] }
    // A block that ends a comment, for example, decides what the next one says.
    let separate = groups.reduce(into: Set<ID>()) { $0.formUnion(ids($1.changes)) }
    return separate == ids(whole.changes) ? groups : [whole]
  }

  /// Returns the groups that are valid catalogs individually: single blocks, and one of all others,
  /// as a line-by-line merge leaves them; nil if even those are none.
  private func validGroups(of blocks: [Int]) -> [BlockGroup]? {
    var groups: [BlockGroup] = []
    var others: [Int] = []
    for block in blocks {
      if let single = group([block]) { groups.append(single) } else { others.append(block) }
    }
    guard !others.isEmpty else { return groups }
    return group(others).map { groups + [$0] }
  }

  /// Joins the groups that change the same entry if one of them adds, removes, or renames it; nil
  /// if the result is not valid.
  ///
  /// A line-by-line merge leaves one block for the key of a renamed string, and another for each of
  /// its translations.
  private func joined(_ groups: [BlockGroup]) -> [BlockGroup]? {
    var replaced: Set<[UInt8]> = []
    var changing: [[UInt8]: [Int]] = [:]
    for (number, group) in groups.enumerated() {
      for change in group.changes {
        for key in change.keys {
          changing[key, default: []].append(number)
          if change.replacesEntry { replaced.insert(key) }
        }
      }
    }
    var sets = DisjointSets(count: groups.count)
    for key in replaced {
      let members = changing[key] ?? []
      for member in members.dropFirst() { sets.join(members[0], member) }
    }
    var joined: [BlockGroup] = []
    for members in sets.all {
      if members.count == 1 {
        joined.append(groups[members[0]])
      } else if let group = group(members.flatMap { groups[$0].blocks }.sorted()) {
        joined.append(group)
      } else {
        return nil
      }
    }
    return joined
  }

  /// Returns a group of blocks; nil if our side with these blocks from theirs is not valid.
  private func group(_ blocks: [Int]) -> BlockGroup? {
    let chosen = Set(blocks)
    let text = marked.text { .side(chosen.contains($0) ? .theirs : .ours) }
    guard let version = try? ConflictedVersion(text, path: path, side: .theirs) else { return nil }
    let changes = CatalogDifference(from: ours, to: version.table).changes
    return BlockGroup(blocks: blocks, version: version, changes: changes)
  }
}

extension CatalogDifference.Change {
  /// Whether the change adds, removes, or renames an entry.
  fileprivate var replacesEntry: Bool {
    switch kind {
    case .added, .removed, .renamed: true
    default: false
    }
  }

  /// The key, and the old one of a renamed entry.
  fileprivate var keys: [[UInt8]] {
    let keys = kind == .renamed ? [key, old ?? ""] : [key]
    return keys.map { Array($0.utf8) }
  }
}

/// Numbers from 0 on, in sets that can be joined.
private struct DisjointSets {
  /// For each number, a smaller one of its set; its own if there is none.
  private var parents: [Int]

  init(count: Int) { parents = Array(0..<count) }

  mutating func join(_ one: Int, _ other: Int) {
    let roots = (root(of: one), root(of: other))
    parents[max(roots.0, roots.1)] = min(roots.0, roots.1)
  }

  private func root(of number: Int) -> Int {
    var number = number
    while parents[number] != number { number = parents[number] }
    return number
  }

  /// The sets, in the order of their smallest numbers.
  var all: [[Int]] {
    var sets: [Int: [Int]] = [:]
    for number in parents.indices { sets[root(of: number), default: []].append(number) }
    return sets.values.sorted { $0[0] < $1[0] }
  }
}
