package import CatalogEditing
internal import SourceText

/// Edits of files that are undone, or redone, together.
package struct EditStep {
  /// The part of a step in one file.
  struct File {
    let path: String
    /// The edits, for a file that another program has changed since.
    let edits: [CatalogEdit]
    /// The edits that these take back.
    let inverse: [CatalogEdit]
    /// The same as bytes, for a file in the version `from`, which then has the version `to`.
    let splices: [SourceSplice]
    let from: FileVersions.ID
    let to: FileVersions.ID
  }

  let files: [File]
  /// Whether it could not be done when it was last tried, because another program has changed its text.
  var isRefused = false

  /// The number of its edits.
  package var editCount: Int { files.reduce(0) { $0 + $1.edits.count } }

  /// The paths of the files.
  package var paths: [String] { files.map(\.path) }

  /// The entries that it changes, each once; none if it only replaces bytes.
  package var entries: [EntryName] {
    var names: [EntryName] = []
    var known: Set<EntryName> = []
    for file in files {
      for edit in file.edits {
        let name = EntryName(file: file.path, key: edit.key, original: edit.original)
        if known.insert(name).inserted { names.append(name) }
      }
    }
    return names
  }

  /// The language of all its edits, as spelled in the files; nil if they are in several, or in none.
  package var locale: String? {
    let locales = Set(files.lazy.flatMap(\.edits).map(\.part.locale))
    return locales.count == 1 ? locales.first.flatMap(\.self) : nil
  }

  /// The string that it changes, or how many; nil if it only replaces bytes.
  package var words: String? {
    let names = entries
    if names.isEmpty { return nil }
    return names.count == 1 ? "'\(names[0].key.beginning)'" : names.count.counted("string")
  }
}
