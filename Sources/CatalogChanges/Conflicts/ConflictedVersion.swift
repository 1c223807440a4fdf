internal import JSON
internal import SourceText
internal import StringCatalog

/// One version of a file with conflicts: what it says, and the parts that are taken from it.
struct ConflictedVersion: Sendable {
  let table: Table
  /// The entries of a .strings file by their keys; nil for a String Catalog.
  private let strings: StringsVersion?
  private let bytes: [UInt8]

  /// Reads one side of a file.
  ///
  /// - Throws: why it is no catalog, or why nothing can be taken from it.
  init(
    _ bytes: [UInt8], path: String, side: CatalogMerge.Side
  ) throws(CatalogConflicts.Fault) {
    self.bytes = bytes
    if CatalogFormat(path: path) == .strings {
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

  /// Whether another version says the same, also in what is no string: the settings of a catalog, comments
  /// that belong to no key.
  func saysSame(as other: ConflictedVersion) -> Bool {
    if let strings, let others = other.strings { return strings.allComments == others.allComments }
    return JSONMeaning(of: bytes) == JSONMeaning(of: other.bytes)
  }

  // MARK: Entries

  /// What an edit of a whole entry takes: the value in a String Catalog, the comment and the line in a
  /// .strings file; nil if there is no such entry.
  func entry(_ key: String) -> String? {
    guard let strings else { return table.entry(forKey: key)?.json }
    return strings.entries[Array(key.utf8)].map {
      String(decoding: $0.comment + $0.line, as: UTF8.self)
    }
  }

  /// The edit that adds an entry of this version to another one, at its place.
  func addition(_ key: String) -> CatalogEdit {
    var edit = CatalogEdit(key: key, .entry, from: nil, to: entry(key))
    guard let strings, let place = strings.keys.firstIndex(of: Array(key.utf8)) else { return edit }
    edit.place =
      place > 0 ? .behind(String(decoding: strings.keys[place - 1], as: UTF8.self)) : .first
    return edit
  }

  /// The value of a language of an entry in a String Catalog.
  func localization(_ key: String, _ locale: String) -> String? {
    table.entry(forKey: key)?.json(ofLocalization: locale)
  }

  /// A text with its state.
  func leaf(_ key: String, _ locale: String, _ path: LeafPath) -> Leaf? {
    table.entry(forKey: key)?.localization(locale)?.leaves.first { $0.path == path }
  }
}

extension StringsVersion {
  /// The comments of the whole file, in no order.
  fileprivate var allComments: [String] {
    let own = entries.values.flatMap { $0.comments.own + $0.comments.free + $0.comments.behind }
    return (headComments + own + tailComments).sorted()
  }
}
