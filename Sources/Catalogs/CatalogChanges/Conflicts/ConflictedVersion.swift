internal import CatalogEditing
internal import JSONDocuments
internal import SourceText
internal import StringCatalog

/// One side of a file with conflicts.
struct ConflictedVersion: Sendable {
  let table: Table
  /// The entries of a .strings file; nil for a String Catalog.
  private let strings: StringsVersion?
  private let bytes: [UInt8]

  /// Parses one side of a file.
  ///
  /// - Throws: a fault if it is not a valid catalog or cannot be edited.
  init(_ bytes: [UInt8], path: String, side: CatalogMerge.Side) throws(CatalogConflicts.Fault) {
    self.bytes = bytes
    if CatalogFormat(path: path)?.merging == .entries {
      do throws(CatalogMerge.Fault) {
        strings = try StringsVersion(bytes, version: side == .ours ? .ours : .theirs)
      } catch {
        throw .side(side, reason: error.reason)
      }
    } else {
      strings = nil
      try Self.checkCatalog(bytes, side)
    }
    table = Table(catalog: CatalogFile(path: path, bytes: bytes))
  }

  private static func checkCatalog(
    _ bytes: [UInt8], _ side: CatalogMerge.Side
  ) throws(CatalogConflicts.Fault) {
    let tree: JSONTree
    do throws(JSONTree.Fault) { tree = try JSONTree(ByteBuffer(bytes), depth: 1) } catch {
      throw .side(side, reason: error.message)
    }
    if let name = tree.repeatedNames.first {
      throw .side(side, reason: "duplicate key \(String(decoding: tree.raw(name), as: UTF8.self))")
    }
    guard let strings = tree.member("strings", of: tree.root), tree[strings].kind == .object else {
      throw .side(side, reason: "it has no \"strings\"")
    }
  }

  /// Whether another version has the same content beside its strings: the catalog's settings, or
  /// comments that belong to no key.
  func saysSame(as other: ConflictedVersion) -> Bool {
    if let strings, let others = other.strings { return strings.allComments == others.allComments }
    guard let mine = try? JSONTree(ByteBuffer(bytes)), mine.repeatedNames.isEmpty,
      let theirs = try? JSONTree(ByteBuffer(other.bytes)), theirs.repeatedNames.isEmpty
    else { return false }
    return mine.means(mine.root, sameAs: theirs.root, of: theirs)
  }

  // MARK: Entries

  /// Returns the source of an entry for use in an edit: the value in a String Catalog, or the
  /// comment and line in a .strings file; nil if there is no such entry.
  func entry(_ key: String) -> String? {
    guard let strings else { return table.entry(forKey: key)?.json }
    return strings.entries[Array(key.utf8)].map {
      String(decoding: $0.comment + $0.line, as: UTF8.self)
    }
  }

  /// Returns the edit that adds an entry of this version to another one, at the same position.
  func addition(_ key: String) -> CatalogEdit {
    var edit = CatalogEdit(key: key, .entry, from: nil, to: entry(key))
    guard let strings, let place = strings.keys.firstIndex(of: Array(key.utf8)) else { return edit }
    edit.place =
      place > 0 ? .behind(String(decoding: strings.keys[place - 1], as: UTF8.self)) : .first
    return edit
  }

  /// Returns the JSON of a localization in a String Catalog.
  func localization(_ key: String, _ locale: String) -> String? {
    table.entry(forKey: key)?.json(ofLocalization: locale)
  }

  /// Returns a leaf, if it exists.
  func leaf(_ key: String, _ locale: String, _ path: LeafPath) -> Leaf? {
    table.entry(forKey: key)?.localization(locale)?.leaves.first { $0.path == path }
  }
}

extension StringsVersion {
  /// All comments of the file, sorted.
  fileprivate var allComments: [String] {
    let own = entries.values.flatMap { $0.comments.own + $0.comments.free + $0.comments.behind }
    return (headComments + own + tailComments).sorted()
  }
}
