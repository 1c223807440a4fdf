import StringCatalog

/// Edits of files that are undone, or redone, together.
struct EditStep {
  /// What the step does to a file.
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

  /// The paths of the files.
  var paths: [String] { files.map(\.path) }
}
