/// Where a command writes files.
struct FolderOptions: Equatable, Sendable {
  /// The option that names the folder, with its value.
  static let required = "--output-directory DIR"

  var path: String?

  /// Whether the paths of the files are printed, and no file is written.
  var isDryRun = false

  /// Rejects a command line without a folder.
  func validate() throws(OptionsError) {
    if path == nil { throw OptionsError("missing \(Self.required)") }
  }
}
