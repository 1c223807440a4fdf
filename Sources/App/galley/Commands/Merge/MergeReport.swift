import CatalogChanges
import CatalogEditing
import JSONDocuments
import StringCatalog

/// The conflicts of a merge as JSON, each with the texts of both sides.
struct MergeReport {
  private let result: CatalogMerge.Result
  private let path: String
  private let ours: Table?
  private let theirs: Table?

  init(of result: CatalogMerge.Result, at path: String, ours: [UInt8], theirs: [UInt8]) {
    self.result = result
    self.path = path
    func table(_ bytes: [UInt8]) -> Table? {
      Catalog(files: [CatalogFile(path: path, bytes: bytes)]).tables.first
    }
    self.ours = table(ours)
    self.theirs = table(theirs)
  }

  /// One object on a line.
  var json: String {
    JSONWriter.text { json in
      json.member("path", path)
      json.member("merged", result.conflicts.isEmpty && !result.hasMarkers)
      json.array("conflicts", result.conflicts) { json, conflict in
        json.object {
          $0.member("key", conflict.key)
          $0.member("locale", conflict.locale)
          $0.member("path", conflict.leafPath?.description ?? conflict.path.joined(separator: "."))
          $0.member("kind", conflict.kind.rawValue)
          $0.member("ours", Self.text(of: conflict, in: ours))
          $0.member("theirs", Self.text(of: conflict, in: theirs))
        }
      }
      json.array("crossed", result.crossed) { json, crossed in
        json.object {
          $0.member("key", crossed.key)
          $0.member("locale", crossed.locale)
        }
      }
    }
  }

  /// The text or the comment that a side has; nil if it has none.
  private static func text(of conflict: MergeConflict, in table: Table?) -> String? {
    guard let table, let entry = conflict.key.flatMap({ table.entry(forKey: $0) }) else {
      return nil
    }
    if conflict.kind == .comment { return entry.comment }
    guard let locale = conflict.locale, let localization = entry.localization(locale) else {
      return nil
    }
    return conflict.leafPath.flatMap { localization.leaf(at: $0) }?.text
  }
}

extension MergeConflict {
  /// The path of the string; nil if the conflict is about something else.
  fileprivate var leafPath: LeafPath? {
    let names = path.filter { !["stringUnit", "value", "state"].contains($0) }
    return names.isEmpty ? LeafPath() : LeafPath(words: names)
  }
}
