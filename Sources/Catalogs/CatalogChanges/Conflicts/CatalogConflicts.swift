package import CatalogEditing
internal import SourceText
package import StringCatalog

/// The unresolved merge conflicts in a String Catalog or .strings file, string by string.
///
///     let conflicts = try CatalogConflicts(in: bytes, path: "Travel.xcstrings")
///     conflicts.conflicts.first?.key
package struct CatalogConflicts: Sendable {
  /// One side of a conflict.
  package typealias Side = CatalogMerge.Side

  /// The reason the conflicts of a file cannot be settled individually.
  package enum Fault: Error, Hashable {
    /// The markers are malformed.
    case markers(MarkedText.Fault)
    /// One side is not a valid catalog: it was edited, or the merge split a string.
    case side(Side, reason: String)
    /// Strings of one block would be taken from both sides, which cannot be written.
    case mixed(key: String)
    /// The result would differ elsewhere, which is a bug in galley.
    case unproven
  }

  /// Identifies a conflict within a file.
  package struct ID: Hashable, Sendable {
    let key: [UInt8]
    let locale: String?

    init(_ key: String, _ locale: String?) {
      self.key = Array(key.utf8)
      self.locale = locale
    }
  }

  /// A difference between the two sides in one language of an entry, or in the members shared by
  /// all.
  package struct Conflict: Sendable {
    /// The key; if only one side has the entry, that side's.
    package let key: String
    /// The key on our side, if their side renamed it.
    package var oldKey: String?
    /// The language; nil if the conflict is about the whole entry of a String Catalog.
    package let locale: String?
    /// The changes from our side to theirs.
    package var changes: [CatalogDifference.Change]
    /// The number of the group of blocks that contains the conflict.
    let group: Int
    /// The line of the first marker.
    package let line: Int

    /// The identity of the conflict.
    package var id: ID { ID(key, locale) }
  }

  /// The path of the file.
  package let path: String
  /// The bytes of the file.
  package let bytes: [UInt8]
  /// The decoded text with its markers.
  package let marked: MarkedText
  /// The decoded text and the encoding of the file.
  let file: DecodedFile
  let ourVersion: ConflictedVersion
  let theirVersion: ConflictedVersion
  /// The table on our side.
  package var ours: Table { ourVersion.table }
  /// The table on their side.
  package var theirs: Table { theirVersion.table }
  /// The language of a single-language file; nil for a String Catalog.
  let fileLocale: String?
  /// The conflicts, in file order.
  package private(set) var conflicts: [Conflict] = []
  /// The numbers of the blocks that have to be settled together.
  private(set) var groups: [[Int]] = []
  /// The groups without strings, whose members have to be resolved manually.
  private(set) var others: Set<Int> = []

  /// Finds the conflicts in a file.
  package init(in bytes: [UInt8], path: String) throws(Fault) {
    self.path = path
    self.bytes = bytes
    file = DecodedFile(bytes)
    // Otherwise bytes outside of the conflicts would change.
    guard file.encode(file.text) == bytes else {
      throw .side(.ours, reason: "the encoding is not valid")
    }
    do throws(MarkedText.Fault) {
      marked = try MarkedText(file.text, skipsStrings: path.hasMultilineStrings)
    } catch {
      throw .markers(error)
    }
    ourVersion = try ConflictedVersion(marked.text(of: .ours), path: path, side: .ours)
    theirVersion = try ConflictedVersion(marked.text(of: .theirs), path: path, side: .theirs)
    fileLocale =
      CatalogFormat(path: path)?.merging == .entries
      ? ourVersion.table.locales.first ?? theirVersion.table.locales.first ?? "" : nil
    for group in independentGroups() {
      groups.append(group.blocks)
      add(group.changes, of: groups.count - 1)
      if group.changes.isEmpty, !group.version.saysSame(as: ourVersion) {
        others.insert(groups.count - 1)
      }
    }
    conflicts.sort { $0.line < $1.line }
  }

  /// The number of conflicting strings; several blocks may contain parts of one.
  package var count: Int { Set(conflicts.map(\.id)).count }

  /// The lines of conflicts without strings, such as one about the source language.
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

  /// Returns our side of the file plus the entries that only theirs has, so that every conflict has
  /// an entry.
  package func shown(in order: KeyOrder) -> [UInt8] {
    let ours = marked.text(of: .ours)
    let edits = conflicts.filter { $0.changes.first?.kind == .added }.map {
      theirVersion.addition($0.key)
    }
    guard !edits.isEmpty else { return ours }
    return (try? CatalogEditor(path: path, order: order).apply(edits, to: ours))?.bytes ?? ours
  }

  /// Whether a file contains a conflict marker, in any encoding.
  package static func hasMarkers(_ bytes: [UInt8], path: String) -> Bool {
    MarkedText.hasMarkers(DecodedFile(bytes).text, skipsStrings: path.hasMultilineStrings)
  }
}

extension String {
  /// Whether the file at this path has strings with line breaks, whose lines may look like markers.
  fileprivate var hasMultilineStrings: Bool { CatalogFormat(path: self)?.merging == .entries }
}

extension CatalogDifference.Change {
  /// Returns the identity of the conflict that contains the change.
  func id(in fileLocale: String?) -> CatalogConflicts.ID {
    switch kind {
    case .added, .removed, .renamed: CatalogConflicts.ID(key, fileLocale)
    default: CatalogConflicts.ID(key, fileLocale ?? locale)
    }
  }
}

/// The UTF-8 text of a file, with its original encoding.
struct DecodedFile {
  let text: [UInt8]
  let encoding: FileEncoding

  init(_ bytes: [UInt8]) {
    var log = DiagnosticLog()
    let decoded = DecodedText(ByteBuffer(bytes), reportingTo: &log)
    encoding = decoded.encoding
    text = encoding.encoding == .utf8 ? bytes : decoded.bytes.array
  }

  /// Returns another text in the encoding of the file.
  func encode(_ text: [UInt8]) -> [UInt8] {
    encoding.encoding == .utf8 ? text : encoding.encode(String(decoding: text, as: UTF8.self))
  }
}
