/// `galley merge`: merges three versions of a String Catalog, as a merge driver of git.
struct MergeCommand: Command {
  static let name = "merge"
  static let summary = "merge three versions of a catalog"
  static let meaning = """
    Merge `OURS` and `THEIRS`, two descendants of the String Catalog or `.strings` file `BASE`, and \
    write the result to `OURS`. Changes to different keys, languages or plural forms never conflict; \
    neither do order and formatting. If there are conflicts, mark them as Git does and exit with 1.

    With `--resolve`, show the remaining conflicts in files, by default in those that Git could not \
    merge: `(` keeps ours, `)` keeps theirs, `i` edits. This works as a Git merge tool, and exits with \
    1 until all conflicts are resolved.

    `--format json` prints the conflicts with both texts. With `--blobs`, the three are objects of the Git \
    repository, such as `main:App/Localizable.xcstrings`: no file of the work tree is read or written, \
    and neither are its attributes and settings. `--output` names the file for the result.

    With `--setup`, print setup instructions for Git.
    """
  static let otherUsages = ["galley merge --resolve [--list] [FILE...]", "galley merge --setup"]
  static let operand: OptionEntry.Value? = .file("BASE OURS THEIRS")
  static var options: [Option<Self>] {
    Option.list(\.lists).with("With --resolve, list the conflicts without resolving them")
    Option(
      "path", in: .output, help: "Set the name of the file in messages (default: OURS).",
      .path(\.path, .file("PATH")))
    Option(
      "marker-size", in: .output, help: "Set the length of conflict markers (default: 7).",
      .value(\.markerSize, .text("N"), OptionText.number(in: 1...1000)))
    Option(
      "conflict", in: .output,
      help: """
        Set how conflicts are marked (default: markers). value puts both translations into the \
        string and marks it as needs review; Xcode can still open the file.
        """,
      .choice(\.keepsConflictsInTexts, ["markers": false, "value": true]))
    Option(
      "review-crossed", in: .output,
      help: """
        Mark translations as needs review if the other side changed the source. By default, they \
        are only listed.
        """,
      .flag(\.reviewsCrossed))
    Option(
      "resolve", in: .output, help: "Resolve the conflicts in files, one string at a time.",
      .flag(\.resolves))
    Option.format(\.format)
    Option(
      "blobs", in: .output,
      help: "Merge objects of a Git repository, such as REV:PATH, instead of files.",
      .flag(\.readsBlobs))
    Option(
      "git-dir", in: .output,
      help: "With --blobs, use this repository, which may be bare.",
      .path(\.repository, .file("DIR"), "the path of a repository"))
    Option(
      "output", in: .output,
      help: "With --blobs, write the result to FILE (default: standard output).", .path(\.output))
    Option("setup", in: .output, help: "Print setup instructions for Git.", .flag(\.printsSetup))
  }

  /// The paths of the three files: what both were made of, ours, theirs.
  var files: [String] = []
  var path: String?
  var markerSize = 7
  var keepsConflictsInTexts = false
  var reviewsCrossed = false
  var resolves = false
  var lists = false
  var printsSetup = false

  var format = Format.text
  /// Whether the three are objects of a repository.
  var readsBlobs = false
  /// The repository of these objects; nil for that of the current folder.
  var repository: String?
  /// The file for the result of objects; nil for standard output.
  var output: String?

  mutating func take(_ operands: [Operand], exists: (String) -> Bool) throws(OptionsError) {
    files = operands.map(\.text)
  }

  func validate() throws(OptionsError) {
    if lists, !resolves { throw OptionsError("'--list' requires '--resolve'") }
    if !readsBlobs, repository != nil || output != nil {
      throw OptionsError("'--git-dir' and '--output' require '--blobs'")
    }
    if readsBlobs, path == nil { throw OptionsError("'--blobs' requires '--path'") }
    if resolves { return }
    let most = printsSetup ? 0 : 3
    if files.count > most { throw .unexpectedOperand(files[most], for: Self.self) }
    guard files.count == most else { throw .missingOperand(of: Self.self, after: files.count) }
  }

  func run() -> ExitStatus {
    if resolves { return ConflictResolution(paths: files, lists: lists).run() }
    if printsSetup { return StandardOutput.write(Self.setup) }
    var driver = MergeDriver(command: self)
    return driver.run()
  }

  /// The lines that make git use the command.
  static let setup = """
    # Run this once in the repository's root folder, and commit .gitattributes:
    cat >> .gitattributes <<'END'
    *.xcstrings merge=galley
    *.strings merge=galley
    END

    # Run these commands once in each clone, or with --global once on each computer:
    git config merge.galley.name "String Catalogs"
    git config merge.galley.driver "galley merge %O %A %B --path=%P --marker-size=%L"

    # For 'git mergetool --tool=galley', which opens the remaining conflicts:
    git config mergetool.galley.cmd 'galley merge --resolve "$MERGED"'
    git config mergetool.galley.trustExitCode true

    # In clones without this configuration, git merges line by line as before. GitHub and GitLab run no merge
    # drivers: if they report conflicts, merge the main branch into yours in a clone.

    """
}
