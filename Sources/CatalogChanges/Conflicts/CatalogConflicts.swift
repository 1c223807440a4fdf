internal import JSON
internal import SourceText
package import StringCatalog

/// The strings of a String Catalog of which a merge has left two versions.
///
///     let conflicts = try CatalogConflicts(in: bytes, path: "Travel.xcstrings")
///     conflicts.conflicts.first?.key
package struct CatalogConflicts: Sendable {
  /// One of the two versions.
  package typealias Side = CatalogMerge.Side

  /// Why the conflicts of a file cannot be settled one by one.
  package enum Fault: Error, Hashable {
    /// The markers are not those of a merge.
    case markers(MarkedText.Fault)
    /// What one side has is no catalog: somebody has edited it, or the merge cut through strings.
    case side(Side, reason: String)
    /// Strings of one block are to be taken from both sides, which cannot be written.
    case mixed(key: String)
    /// The result would differ elsewhere, which is a fault of galley.
    case unproven
  }

  /// Tells a conflict from others of a file.
  package struct ID: Hashable, Sendable {
    let key: [UInt8]
    let locale: String?

    init(_ key: String, _ locale: String?) {
      self.key = Array(key.utf8)
      self.locale = locale
    }
  }

  /// A string in one language, or what all its languages share, that differs between the two sides.
  package struct Conflict: Sendable {
    /// The key; if only one side has it, that of this side.
    package let key: String
    /// The key on our side, if the other side has renamed it.
    package var oldKey: String?
    /// The language; nil if the conflict concerns the whole entry.
    package let locale: String?
    /// What the other side has in place of what ours has.
    package var changes: [CatalogDifference.Change]
    /// The number of the group of blocks that it is in.
    let group: Int
    /// The line of the first marker.
    package let line: Int

    /// Tells it from the others.
    package var id: ID { ID(key, locale) }
  }

  /// The path of the file.
  package let path: String
  /// The file and its markers.
  package let marked: MarkedText
  /// The table as our side has it.
  package let ours: Table
  /// The table as the other side has it.
  package let theirs: Table
  /// The conflicts in the order of the file.
  package private(set) var conflicts: [Conflict] = []
  /// The blocks that are settled together, by their numbers.
  private(set) var groups: [[Int]] = []
  /// The groups that hold no string, but members of the file that a person has to look at.
  private(set) var others: Set<Int> = []

  /// More bytes than these are not read to tell the blocks of a file apart.
  private static let mostBytes = 400_000_000

  /// Finds the conflicts of a file.
  package init(in bytes: [UInt8], path: String) throws(Fault) {
    self.path = path
    do throws(MarkedText.Fault) { marked = try MarkedText(bytes) } catch { throw .markers(error) }
    ours = try Self.table(marked.text(of: .ours), path, .ours)
    theirs = try Self.table(marked.text(of: .theirs), path, .theirs)
    for (group, other) in tables() {
      groups.append(group)
      let changes = CatalogDifference(from: ours, to: other).changes
      add(changes, of: groups.count - 1)
      if changes.isEmpty, JSONMeaning(of: text(group)) != JSONMeaning(of: marked.text(of: .ours)) {
        others.insert(groups.count - 1)
      }
    }
    conflicts.sort { $0.line < $1.line }
  }

  /// The groups of blocks, each with the table in which only it is from the other side.
  private func tables() -> [(blocks: [Int], table: Table)] {
    let all = Array(marked.blocks.indices)
    guard all.count > 1, all.count * marked.bytes.count <= Self.mostBytes else {
      return all.isEmpty ? [] : [(all, theirs)]
    }
    func table(_ blocks: [Int]) -> Table? { try? Self.table(text(blocks), path, .theirs) }
    var tables: [(blocks: [Int], table: Table)] = []
    var bound: [Int] = []
    for block in all {
      if let table = table([block]) { tables.append(([block], table)) } else { bound.append(block) }
    }
    guard !bound.isEmpty else { return tables }
    // These make no catalog one by one, as those of a merge by lines.
    guard let table = table(bound) else { return [(all, theirs)] }
    return tables + [(bound, table)]
  }

  /// The file with some blocks from the other side, and all others from ours.
  private func text(_ blocks: [Int]) -> [UInt8] {
    let blocks = Set(blocks)
    return marked.text { .side(blocks.contains($0) ? .theirs : .ours) }
  }

  /// How many strings are in conflict; several blocks may hold parts of one.
  package var count: Int { Set(conflicts.map(\.id)).count }

  /// The lines of conflicts that hold no string, such as the source language of the file.
  package var otherLines: [Int] {
    others.sorted().flatMap { groups[$0].map { marked.blocks[$0].line } }
  }

  private static func table(
    _ bytes: [UInt8], _ path: String, _ side: Side
  ) throws(Fault) -> Table {
    let buffer = ByteBuffer(bytes)
    let tree: JSONTree
    do throws(JSONTree.Fault) { tree = try JSONTree(buffer, depth: 1) } catch {
      throw .side(side, reason: error.message)
    }
    if let name = tree.repeatedNames.first {
      throw .side(side, reason: "\(String(decoding: tree.raw(name), as: UTF8.self)) occurs twice")
    }
    guard let strings = tree.member("strings", of: tree.root), tree[strings].kind == .object else {
      throw .side(side, reason: "it has no \"strings\"")
    }
    return Table(catalog: CatalogFile(path: path, bytes: bytes))
  }

  private mutating func add(_ changes: [CatalogDifference.Change], of group: Int) {
    let line = groups[group].first.map { marked.blocks[$0].line } ?? 1
    var places: [ID: Int] = [:]
    var renamed: Set<[UInt8]> = []
    for change in changes {
      if renamed.contains(Array(change.key.utf8)) { continue }
      let id = change.id
      if let place = places[id] {
        conflicts[place].changes.append(change)
        continue
      }
      places[id] = conflicts.count
      var conflict = Conflict(
        key: change.key, locale: id.locale, changes: [change], group: group, line: line)
      if change.kind == .renamed {
        conflict.oldKey = change.old
        renamed.insert(Array(change.key.utf8))
      }
      conflicts.append(conflict)
    }
  }

  /// The keys that only the other side has, in its order, with the JSON of their entries.
  private var theirsOnly: [(key: String, value: String)] {
    conflicts.filter { $0.changes.first?.kind == .added }.compactMap { conflict in
      theirs.entry(forKey: conflict.key)?.json.map { (conflict.key, $0) }
    }
  }

  /// The file as our side has it, with what only the other side has: so every conflict has its entry.
  package func shown(in order: KeyOrder) -> [UInt8] {
    let ours = marked.text(of: .ours)
    let edits = theirsOnly.map { CatalogEdit(key: $0.key, .entry, from: nil, to: $0.value) }
    guard !edits.isEmpty else { return ours }
    return (try? CatalogEditor(path: path, order: order).apply(edits, to: ours))?.bytes ?? ours
  }
}

extension CatalogDifference.Change {
  /// The conflict that the change is part of.
  var id: CatalogConflicts.ID {
    switch kind {
    case .added, .removed, .renamed: CatalogConflicts.ID(key, nil)
    default: CatalogConflicts.ID(key, locale)
    }
  }
}

extension Entry {
  /// The value of the entry in its String Catalog.
  var json: String? {
    guard let member, let tree = try? JSONTree(ByteBuffer([0x7B] + member + [0x7D]), depth: 1),
      let entry = Array(tree.children(of: tree.root)).first
    else { return nil }
    return String(decoding: tree.raw(tree[entry].value), as: UTF8.self)
  }

  /// The value of one of its languages in its String Catalog.
  func json(of locale: String) -> String? {
    guard let json, let tree = try? JSONTree(ByteBuffer(Array(json.utf8)), depth: 2),
      let localizations = tree.member("localizations", of: tree.root),
      let localization = tree.member(locale, of: localizations)
    else { return nil }
    return String(decoding: tree.raw(tree[localization].value), as: UTF8.self)
  }
}
