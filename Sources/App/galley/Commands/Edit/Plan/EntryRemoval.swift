import CatalogEditing
import StringCatalog

/// An entry to remove from its table in all languages, or a key that cannot be removed.
struct EntryRemoval {
  let key: String
  /// The language whose translation is removed; nil for the whole entry.
  var locale: String?
  /// The number of its table; nil if no table has the key.
  var table: Int?
  /// The files that have a part of it.
  var paths: [String] = []
  /// Why it is not removed; nil if it is.
  var reason: String?
}

extension EntryRemoval {
  init(of entry: Entry, table: Int) {
    key = entry.key
    self.table = table
    for path in [entry.path] + entry.localizations.map(\.path) where !paths.contains(path) {
      paths.append(path)
    }
  }

  /// Removes entries in memory, and notes why some are not.
  ///
  /// - Returns: the new versions of the files, and whether one of them cannot be read.
  static func apply(
    _ removals: inout [EntryRemoval], in order: KeyOrder
  ) -> (files: [EditedFile], isUnreadable: Bool) {
    var files: [EditedFile] = []
    var isUnreadable = false
    var owners: [String: [Int]] = [:]
    for (index, removal) in removals.enumerated() {
      for path in removal.paths { owners[path, default: []].append(index) }
    }
    var done: Set<String> = []
    for path in removals.flatMap(\.paths) where done.insert(path).inserted {
      var own = owners[path] ?? []
      while let table = own.first.flatMap({ removals[$0].table }) {
        let edits = own.map { number in
          CatalogEdit(
            key: removals[number].key,
            removals[number].locale.map { .localization($0) } ?? .entry, from: nil, to: nil)
        }
        do throws(EditedFile.Refusal) {
          files.append(try EditedFile(path, table: table, edits: edits, order: order))
          break
        } catch {
          if error.isUnreadable { isUnreadable = true }
          var key: String?
          if case .refused(let refusal) = error { key = refusal.key }
          let culprits = own.filter { key == nil || removals[$0].key == key }
          for index in culprits where removals[index].reason == nil {
            removals[index].reason = error.reason(in: path)
          }
          guard !culprits.isEmpty else { break }
          own.removeAll { culprits.contains($0) }
        }
      }
    }
    return (files, isUnreadable)
  }
}
