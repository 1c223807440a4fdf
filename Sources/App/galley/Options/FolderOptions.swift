/// Where a command writes files.
struct FolderOptions: OptionOwner, Equatable {
  /// The option that names the folder, with its value.
  static let required = "--output-directory DIR"

  static var options: [Option<Self>] {
    Option(
      "output-directory", short: "o", in: .output,
      help: "Write the files to DIR, creating it if needed.",
      .path(\.path, .file("DIR"), "the path of a folder"))
    Option.dryRun(\.isDryRun)
  }

  var path: String?

  /// Whether the paths of the files are printed, and no file is written.
  var isDryRun = false

  /// Rejects a command line without a folder.
  func validate() throws(OptionsError) {
    if path == nil { throw OptionsError("missing \(Self.required)") }
  }
}
