internal import SourceText
package import StringCatalog

/// The strings of a String Catalog or a .strings file of which a merge has left two versions.
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
    /// The language; nil if the conflict concerns the whole entry of a String Catalog.
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
  /// The bytes of the file.
  package let bytes: [UInt8]
  /// The text of the file and its markers.
  package let marked: MarkedText
  /// The text of the file, in its encoding.
  let file: DecodedFile
  let ourVersion: ConflictedVersion
  let theirVersion: ConflictedVersion
  /// The table as our side has it.
  package var ours: Table { ourVersion.table }
  /// The table as the other side has it.
  package var theirs: Table { theirVersion.table }
  /// The language of a file that has one; nil for a String Catalog.
  let fileLocale: String?
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
    self.bytes = bytes
    file = DecodedFile(bytes)
    // Otherwise what is not in a conflict would change.
    guard file.encode(file.text) == bytes else {
      throw .side(.ours, reason: "the encoding is not valid")
    }
    do throws(MarkedText.Fault) { marked = try MarkedText(file.text) } catch {
      throw .markers(error)
    }
    ourVersion = try ConflictedVersion(marked.text(of: .ours), path: path, side: .ours)
    theirVersion = try ConflictedVersion(marked.text(of: .theirs), path: path, side: .theirs)
    fileLocale =
      CatalogFormat(path: path) == .strings
      ? ourVersion.table.locales.first ?? theirVersion.table.locales.first ?? "" : nil
    for (group, other) in versions() {
      groups.append(group)
      let changes = CatalogDifference(from: ours, to: other.table).changes
      add(changes, of: groups.count - 1)
      if changes.isEmpty, !other.saysSame(as: ourVersion) { others.insert(groups.count - 1) }
    }
    conflicts.sort { $0.line < $1.line }
  }

  /// The groups of blocks, each with the version in which only it is from the other side.
  private func versions() -> [(blocks: [Int], version: ConflictedVersion)] {
    let all = Array(marked.blocks.indices)
    guard all.count > 1, all.count * marked.bytes.count <= Self.mostBytes else {
      return all.isEmpty ? [] : [(all, theirVersion)]
    }
    func version(_ blocks: [Int]) -> ConflictedVersion? {
      try? ConflictedVersion(text(blocks), path: path, side: .theirs)
    }
    var versions: [(blocks: [Int], version: ConflictedVersion)] = []
    var bound: [Int] = []
    for block in all {
      if let one = version([block]) { versions.append(([block], one)) } else { bound.append(block) }
    }
    guard !bound.isEmpty else { return versions }
    // These make no catalog one by one, as those of a merge by lines.
    guard let rest = version(bound) else { return [(all, theirVersion)] }
    return versions + [(bound, rest)]
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

  private mutating func add(_ changes: [CatalogDifference.Change], of group: Int) {
    let line = groups[group].first.map { marked.blocks[$0].line } ?? 1
    var places: [ID: Int] = [:]
    var renamed: Set<[UInt8]> = []
    for change in changes {
      if renamed.contains(Array(change.key.utf8)) { continue }
      let id = change.id(in: fileLocale)
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

  /// The file as our side has it, with what only the other side has: so every conflict has its entry.
  package func shown(in order: KeyOrder) -> [UInt8] {
    let ours = marked.text(of: .ours)
    let edits = conflicts.filter { $0.changes.first?.kind == .added }.map {
      theirVersion.addition($0.key)
    }
    guard !edits.isEmpty else { return ours }
    return (try? CatalogEditor(path: path, order: order).apply(edits, to: ours))?.bytes ?? ours
  }

  /// Whether a file has a line that begins a conflict, in any encoding.
  package static func hasMarkers(_ bytes: [UInt8]) -> Bool {
    MarkedText.hasMarkers(DecodedFile(bytes).text)
  }
}

extension CatalogDifference.Change {
  /// The conflict that the change is part of, in a file of one language or of all.
  func id(in fileLocale: String?) -> CatalogConflicts.ID {
    switch kind {
    case .added, .removed, .renamed: CatalogConflicts.ID(key, fileLocale)
    default: CatalogConflicts.ID(key, fileLocale ?? locale)
    }
  }
}

/// The text of a file in UTF-8.
struct DecodedFile {
  let text: [UInt8]
  let encoding: FileEncoding

  init(_ bytes: [UInt8]) {
    var log = DiagnosticLog()
    let decoded = DecodedText(ByteBuffer(bytes), reportingTo: &log)
    encoding = decoded.encoding
    text = encoding.encoding == .utf8 ? bytes : decoded.bytes.array
  }

  /// The bytes of the file with another text.
  func encode(_ text: [UInt8]) -> [UInt8] {
    encoding.encoding == .utf8 ? text : encoding.encode(String(decoding: text, as: UTF8.self))
  }
}
