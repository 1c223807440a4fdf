/// Where a command writes files.
struct FolderOptions: Equatable, Sendable {
  var path: String?

  /// Whether the paths of the files are printed, and no file is written.
  var isDryRun = false

  /// Rejects a command line without a folder.
  func validate() throws(OptionsError) {
    if path == nil { throw .noOutputDirectory }
  }
}
